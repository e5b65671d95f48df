import { operate } from '@zhzz/contract/operate/calls.ts'
import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { CompanyLine } from '#match/CompanyLine.tsx'
import { t } from '#words.ts'

type Choosing = {
  label: string
  company: CompanyFacts | null
  onChoose: (company: CompanyFacts | null) => void
}

/** A company that is looked up, and shown once it is chosen. */
export function Chosen({ label, company, onChoose }: Choosing) {
  const [words, setWords] = useState('')
  return (
    <section aria-label={label}>
      <strong>{label}</strong>
      {company !== null ? (
        <CompanyLine company={company}>
          <Button size="small" onClick={() => onChoose(null)}>
            {t('chooseOther')}
          </Button>
        </CompanyLine>
      ) : (
        <>
          <Input.Search
            aria-label={`${label}: ${t('searchCompany')}`}
            placeholder={t('searchHint')}
            maxLength={100}
            onSearch={(typed) => setWords(typed.trim())}
          />
          {words !== '' && <Hits words={words} onChoose={onChoose} />}
        </>
      )}
    </section>
  )
}

function Hits({ words, onChoose }: { words: string; onChoose: (company: CompanyFacts) => void }) {
  const read = useRead(operate.companiesNamed, { words })
  return <Loaded read={read}>{({ list }) => <List companies={list} onChoose={onChoose} />}</Loaded>
}

type Listed = { companies: readonly CompanyFacts[]; onChoose: (company: CompanyFacts) => void }

function List({ companies, onChoose }: Listed) {
  if (companies.length === 0) return <p>{t('foundNone')}</p>
  return (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      {companies.map((company) => (
        <li key={company.id} style={{ padding: '8px 0' }}>
          <CompanyLine company={company}>
            <Button
              size="small"
              aria-label={`${t('isThis')}: ${company.name}`}
              onClick={() => onChoose(company)}
            >
              {t('isThis')}
            </Button>
          </CompanyLine>
        </li>
      ))}
    </ul>
  )
}
