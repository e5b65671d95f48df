import { company } from '@zhzz/contract/company/calls.ts'
import { useRead } from '#api/useRead.ts'
import { useAsked } from '#filter/asked.ts'
import { t } from '#i18n/t.ts'
import type { Address } from '#nav/listParams.ts'
import { companyQuestion } from '#pages/enterprise/list/companyList.ts'

/** 查看 n 家: how long the list would be with filters that are not applied yet. */
export function FoundCount({ params }: { params: Address }) {
  const question = companyQuestion(params, useAsked())
  const { data } = useRead(company.search, { ...question, sort: 'relevance', limit: 1 }, { keepLast: true })
  if (!data) return t('shell.confirm')
  if (data.total === 0) return t('filter.seeNone')
  return t(data.totalIsMore ? 'filter.seeMore' : 'filter.see', { n: data.total })
}
