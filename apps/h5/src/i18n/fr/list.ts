import type { Texts } from '#i18n/texts.ts'

export const list: Texts<'list'> = {
  loadMore: 'Charger plus',
  loadingMore: 'Chargement...',
  retry: 'Réessayer',
  noMore: 'Fin de la liste',
  pullDown: 'Tirez pour actualiser',
  letGo: 'Relâchez pour actualiser',
  refreshing: 'Actualisation...',
  totalRows: { one: '{n} résultat', other: '{n} résultats' },
  totalRowsMore: 'Plus de {n} résultats',
  clearFilters: 'Effacer les filtres',
  hiddenRows: { one: '{n} de plus avec un abonnement', other: '{n} de plus avec un abonnement' },
  hiddenRowsSome: 'Davantage avec un abonnement',
  hiddenRowsSignIn: '{n} de plus après connexion',
  hiddenRowsSignInSome: 'Davantage après connexion',
}
