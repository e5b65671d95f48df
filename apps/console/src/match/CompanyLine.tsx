import type { CompanyFacts } from '@zhzz/contract/operate/match.ts'
import { Flex, Tag, Typography } from 'antd'
import type { ReactNode } from 'react'
import { t } from '#words.ts'

/** A company with what tells it from others. */
export function CompanyLine({ company, children }: { company: CompanyFacts; children?: ReactNode }) {
  const { name, creditCode, registrationNo, place, status, established, address, website } = company
  const number = creditCode ?? registrationNo
  const facts = [place, status, established, number, website]
  return (
    <Flex vertical gap={4}>
      <Flex gap={8} align="center" wrap>
        <Typography.Text strong style={{ fontSize: 16 }}>
          {name}
        </Typography.Text>
        {company.isListed && <Tag>{t('onlyListed')}</Tag>}
        {company.exhibitions > 0 && <Tag>{t('exhibitions', { n: company.exhibitions })}</Tag>}
        {children}
      </Flex>
      <span>{facts.filter((fact) => fact !== null && fact !== '').join(' · ') || '-'}</span>
      {address !== null && <span>{address}</span>}
      {company.otherNames.length > 0 && (
        <span>
          {t('otherNames')}: {company.otherNames.join(' / ')}
        </span>
      )}
    </Flex>
  )
}
