import type { CompanyFacts, PrintedName } from '@zhzz/contract/operate/match.ts'
import { Button, Flex, Tag } from 'antd'
import { useEffect } from 'react'
import { CompanyLine } from '#match/CompanyLine.tsx'
import { t, wordOf } from '#words.ts'

type Company = CompanyFacts & Partial<Pick<PrintedName['candidates'][number], 'score' | 'reasons'>>

type Choosing = { companies: readonly Company[]; onChoose: (company: Company) => void }

/** Companies with their numbers, which choose them. */
export function Choices({ companies, onChoose }: Choosing) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event)) return
      const company = /^[1-9]$/.test(event.key) ? companies[Number(event.key) - 1] : undefined
      if (company === undefined) return
      event.preventDefault()
      onChoose(company)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [companies, onChoose])
  return (
    <ol style={{ listStyle: 'none', padding: 0, margin: 0 }}>
      {companies.map((company, at) => (
        <li key={company.id} style={{ borderTop: '1px solid #e5e7eb', padding: '12px 0' }}>
          <Flex gap={12} align="flex-start">
            <kbd style={keyCap}>{at + 1}</kbd>
            <div style={{ flex: 1 }}>
              <CompanyLine company={company}>
                {company.score !== undefined && (
                  <Tag color="blue">{t('score', { n: Math.round(company.score * 100) })}</Tag>
                )}
                {company.reasons?.map((reason) => (
                  <Tag key={reason}>{wordOf('why', reason)}</Tag>
                ))}
              </CompanyLine>
            </div>
            <Button aria-label={`${t('isThis')}: ${company.name}`} onClick={() => onChoose(company)}>
              {t('isThis')}
            </Button>
          </Flex>
        </li>
      ))}
    </ol>
  )
}

export const keyCap = {
  border: '1px solid #9ca3af',
  borderRadius: 4,
  padding: '1px 8px',
  background: '#fff',
  color: '#111827',
}

/** Letters that go into a field, or to the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField = target instanceof HTMLInputElement && target.type !== 'radio'
  return ctrlKey || metaKey || altKey || isField
}
