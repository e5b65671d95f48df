import type { Texts } from '#i18n/texts.ts'

export const list: Texts<'list'> = {
  loadMore: 'Cargar más',
  loadingMore: 'Cargando...',
  retry: 'Reintentar',
  noMore: 'No hay más elementos',
  pullDown: 'Desliza hacia abajo para actualizar',
  letGo: 'Suelta para actualizar',
  refreshing: 'Actualizando...',
  totalRows: { one: '{n} resultado', other: '{n} resultados' },
  totalRowsMore: 'Más de {n} resultados',
  clearFilters: 'Quitar filtros',
  hiddenRows: { one: '{n} más con un plan superior', other: '{n} más con un plan superior' },
  hiddenRowsSome: 'Más con un plan superior',
  hiddenRowsSignIn: '{n} más al iniciar sesión',
  hiddenRowsSignInSome: 'Más al iniciar sesión',
}
