import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import type { Address } from '#nav/listParams.ts'
import { editionQuestion } from '#pages/exhibition/list/editionList.ts'

/** 查看 n 场: how long the list would be with filters that are not applied yet. */
export function FoundCount({ params }: { params: Address }) {
  const question = editionQuestion(params, shanghaiToday())
  const { data } = useRead(
    exhibition.search,
    { ...question, sort: 'startDate', limit: 1 },
    { keepLast: true },
  )
  if (!data) return t('shell.confirm')
  if (data.total === 0) return t('filter.seeNone')
  return t(data.totalIsMore ? 'filter.seeEditionsMore' : 'filter.seeEditions', { n: data.total })
}
