import { company } from '@zhzz/contract/company/calls.ts'
import type { Request } from '@zhzz/contract/endpoint.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'

/** 查看 n 家: how long the list would be with filters that are not applied yet. */
export function FoundCount({
  question,
}: {
  question: Omit<Request<typeof company.search>, 'cursor' | 'limit'>
}) {
  const { data } = useRead(company.search, { ...question, sort: 'relevance', limit: 1 }, { keepLast: true })
  if (!data) return t('shell.confirm')
  if (data.total === 0) return t('filter.seeNone')
  return t(data.totalIsMore ? 'filter.seeMore' : 'filter.see', { n: data.total })
}
