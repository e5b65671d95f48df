import type { Texts } from '#i18n/texts.ts'

/** 登记状态 of a company, in the words of its register. */
export const registration: Texts<'registration'> = {
  active: 'Active',
  normal: 'Normale',
  opened: 'Ouverte',
  operating: 'En activité',
  running: 'En exploitation',
  registered: 'Immatriculée',
  movedIn: 'Transférée ici',
  movedOut: 'Transférée',
  revoked: 'Licence retirée',
  rescinded: 'Annulée',
  deregistered: 'Radiée',
  closed: 'Fermée',
  liquidating: 'En liquidation',
}
