import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useRead } from '#api/useRead.ts'
import { type ListParams, listInput } from '#exhibition/listQuery.ts'
import { todayInShanghai } from '#exhibition/period.ts'
import { t } from '#i18n/t.ts'

type Possible = { readonly [Name in keyof ListParams]: ListParams[Name] | undefined }

/** 查看 n 场: how long the list would be with filters that are not applied yet. */
export function FoundCount({ params }: { params: Possible }) {
  const input = { ...listInput(present(params), todayInShanghai()), sort: 'startDate' as const, limit: 1 }
  const { data } = useRead(exhibition.search, input, { keepLast: true })
  if (!data) return t('shell.confirm')
  if (data.total === 0) return t('filter.seeNone')
  return t(data.totalIsMore ? 'filter.seeEditionsMore' : 'filter.seeEditions', { n: data.total })
}

function present(params: Possible): ListParams {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))
}
