import { words } from '#i18n/words.ts'

/** What every list says around its rows. */
export const list = words({
  loadMore: ['加载更多', '載入更多', 'Load more', 'Charger plus', 'Cargar más'],
  loadingMore: ['正在加载...', '正在載入...', 'Loading...', 'Chargement...', 'Cargando...'],
  retry: ['重试', '重試', 'Try again', 'Réessayer', 'Reintentar'],
  noMore: ['没有更多了', '沒有更多了', 'No more items', 'Fin de la liste', 'No hay más elementos'],
  pullDown: [
    '下拉刷新',
    '下拉重新整理',
    'Pull down to refresh',
    'Tirez pour actualiser',
    'Desliza hacia abajo para actualizar',
  ],
  letGo: [
    '松开立即刷新',
    '放開立即重新整理',
    'Release to refresh',
    'Relâchez pour actualiser',
    'Suelta para actualizar',
  ],
  refreshing: ['正在刷新...', '正在重新整理...', 'Refreshing...', 'Actualisation...', 'Actualizando...'],
  totalRows: [
    '共 {n} 条',
    '共 {n} 條',
    { one: '{n} result', other: '{n} results' },
    { one: '{n} résultat', other: '{n} résultats' },
    { one: '{n} resultado', other: '{n} resultados' },
  ],
  totalRowsMore: [
    '共 {n}+ 条',
    '共 {n}+ 條',
    '{n}+ results',
    'Plus de {n} résultats',
    'Más de {n} resultados',
  ],
  clearFilters: ['清除筛选', '清除篩選', 'Clear filters', 'Effacer les filtres', 'Quitar filtros'],
  hiddenRows: [
    '还有 {n} 条，升级会员查看',
    '還有 {n} 條，升級會員檢視',
    { one: '{n} more with a membership', other: '{n} more with a membership' },
    { one: '{n} de plus avec un abonnement', other: '{n} de plus avec un abonnement' },
    { one: '{n} más con un plan superior', other: '{n} más con un plan superior' },
  ],
  hiddenRowsSome: [
    '还有更多内容，升级会员查看',
    '還有更多內容，升級會員檢視',
    'More with a membership',
    'Davantage avec un abonnement',
    'Más con un plan superior',
  ],
  hiddenRowsSignIn: [
    '还有 {n} 条，登录后查看',
    '還有 {n} 條，登入後檢視',
    '{n} more after signing in',
    '{n} de plus après connexion',
    '{n} más al iniciar sesión',
  ],
  hiddenRowsSignInSome: [
    '还有更多内容，登录后查看',
    '還有更多內容，登入後檢視',
    'More after signing in',
    'Davantage après connexion',
    'Más al iniciar sesión',
  ],
})
