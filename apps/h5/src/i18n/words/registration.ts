import { words } from '#i18n/words.ts'

/** 登记状态 of a company, in the words of its register. */
export const registration = words({
  active: ['存续', '存續', 'Active', 'Active', 'Activa'],
  normal: ['正常', '正常', 'Normal', 'Normale', 'Normal'],
  opened: ['开业', '開業', 'Open', 'Ouverte', 'Abierta'],
  operating: ['在业', '在業', 'Operating', 'En activité', 'En actividad'],
  running: ['在营', '在營', 'Trading', 'En exploitation', 'En marcha'],
  registered: ['在册', '在冊', 'Registered', 'Immatriculée', 'Inscrita'],
  movedIn: ['迁入', '遷入', 'Moved in', 'Transférée ici', 'Trasladada aquí'],
  movedOut: ['迁出', '遷出', 'Moved out', 'Transférée', 'Trasladada'],
  revoked: ['吊销', '吊銷', 'Licence revoked', 'Licence retirée', 'Licencia revocada'],
  rescinded: ['撤销', '撤銷', 'Rescinded', 'Annulée', 'Anulada'],
  deregistered: ['注销', '註銷', 'Deregistered', 'Radiée', 'Dada de baja'],
  closed: ['停业', '停業', 'Closed', 'Fermée', 'Cerrada'],
  liquidating: ['清算', '清算', 'In liquidation', 'En liquidation', 'En liquidación'],
})
