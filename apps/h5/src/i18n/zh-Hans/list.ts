/** What every list says around its rows. */
export const list = {
  loadMore: '加载更多',
  loadingMore: '正在加载...',
  retry: '重试',
  noMore: '没有更多了',
  pullDown: '下拉刷新',
  letGo: '松开立即刷新',
  refreshing: '正在刷新...',
  totalRows: '共 {n} 条',
  totalRowsMore: '共 {n}+ 条',
  clearFilters: '清除筛选',
  hiddenRows: '还有 {n} 条，升级会员查看',
  hiddenRowsSome: '还有更多内容，升级会员查看',
  hiddenRowsSignIn: '还有 {n} 条，登录后查看',
  hiddenRowsSignInSome: '还有更多内容，登录后查看',
} as const
