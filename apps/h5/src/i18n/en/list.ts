import type { Texts } from '#i18n/texts.ts'

export const list: Texts<'list'> = {
  loadMore: 'Load more',
  loadingMore: 'Loading...',
  retry: 'Try again',
  noMore: 'No more items',
  pullDown: 'Pull down to refresh',
  letGo: 'Release to refresh',
  refreshing: 'Refreshing...',
  totalRows: { one: '{n} result', other: '{n} results' },
  totalRowsMore: '{n}+ results',
  clearFilters: 'Clear filters',
  hiddenRows: { one: '{n} more with a membership', other: '{n} more with a membership' },
  hiddenRowsSome: 'More with a membership',
  hiddenRowsSignIn: '{n} more after signing in',
  hiddenRowsSignInSome: 'More after signing in',
}
