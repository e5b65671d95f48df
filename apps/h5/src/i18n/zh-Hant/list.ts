import type { Texts } from '#i18n/texts.ts'

export const list: Texts<'list'> = {
  loadMore: '載入更多',
  loadingMore: '正在載入...',
  retry: '重試',
  noMore: '沒有更多了',
  pullDown: '下拉重新整理',
  letGo: '放開立即重新整理',
  refreshing: '正在重新整理...',
  totalRows: '共 {n} 條',
  totalRowsMore: '共 {n}+ 條',
  clearFilters: '清除篩選',
  hiddenRows: '還有 {n} 條，升級會員檢視',
  hiddenRowsSome: '還有更多內容，升級會員檢視',
  hiddenRowsSignIn: '還有 {n} 條，登入後檢視',
  hiddenRowsSignInSome: '還有更多內容，登入後檢視',
}
