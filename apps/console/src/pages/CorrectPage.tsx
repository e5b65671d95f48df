import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { Card } from 'antd'
import { useState } from 'react'
import { PutRight } from '#correct/PutRight.tsx'
import { Chosen } from '#duplicates/Chosen.tsx'
import { t } from '#words.ts'

/** 企业更正: a company is looked up, and what is wrong of it put right. */
export function CorrectPage() {
  const [company, setCompany] = useState<CompanyFacts | null>(null)
  return (
    <Card title={t('corrections')}>
      <Chosen label={t('correctedCompany')} company={company} onChoose={setCompany} />
      {company !== null && <PutRight key={company.id} id={company.id} />}
    </Card>
  )
}
