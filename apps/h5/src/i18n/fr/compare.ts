import type { Texts } from '#i18n/texts.ts'

export const compare: Texts<'compare'> = {
  title: 'Comparer les salons',
  open: 'Comparer',
  choose: 'Choisissez-en jusqu’à {n} à placer à côté de celui-ci',
  listed: 'Exposants recensés ici',
  none: 'Rien à comparer pour l’instant',
  noneText: 'Ajoutez d’autres salons aux favoris pour les comparer ici',
}
