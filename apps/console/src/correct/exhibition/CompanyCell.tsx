import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { useState } from 'react'
import { Chosen } from '#duplicates/Chosen.tsx'
import { t } from '#words.ts'

/** Whose entry it is: a company that is looked up, by its id. */
export function CompanyCell({ value, onWrite }: { value: string; onWrite: (id: string) => void }) {
  const [company, setCompany] = useState<CompanyFacts | null>(null)
  return (
    <Chosen
      label={t('put-company')}
      company={value === '' ? null : company}
      onChoose={(chosen) => {
        setCompany(chosen)
        onWrite(chosen?.id ?? '')
      }}
    />
  )
}
