import type { Texts } from '#i18n/texts.ts'

/** 登记状态 of a company, in the words of its register. */
export const registration: Texts<'registration'> = {
  active: 'Active',
  normal: 'Normal',
  opened: 'Open',
  operating: 'Operating',
  running: 'Trading',
  registered: 'Registered',
  movedIn: 'Moved in',
  movedOut: 'Moved out',
  revoked: 'Licence revoked',
  rescinded: 'Rescinded',
  deregistered: 'Deregistered',
  closed: 'Closed',
  liquidating: 'In liquidation',
}
