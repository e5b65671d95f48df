import type { Texts } from '#i18n/texts.ts'

export const compare: Texts<'compare'> = {
  title: 'Compare exhibitions',
  open: 'Compare',
  choose: 'Choose up to {n} to stand beside this one',
  listed: 'Exhibitors listed here',
  none: 'Nothing to compare with yet',
  noneText: 'Mark other exhibitions as favourites to see them here side by side',
}
