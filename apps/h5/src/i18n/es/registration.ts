import type { Texts } from '#i18n/texts.ts'

/** 登记状态 of a company, in the words of its register. */
export const registration: Texts<'registration'> = {
  active: 'Activa',
  normal: 'Normal',
  opened: 'Abierta',
  operating: 'En actividad',
  running: 'En marcha',
  registered: 'Inscrita',
  movedIn: 'Trasladada aquí',
  movedOut: 'Trasladada',
  revoked: 'Licencia revocada',
  rescinded: 'Anulada',
  deregistered: 'Dada de baja',
  closed: 'Cerrada',
  liquidating: 'En liquidación',
}
