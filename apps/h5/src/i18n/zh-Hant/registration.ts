import type { Texts } from '#i18n/texts.ts'

/** 登记状态 of a company, in the words of its register. */
export const registration: Texts<'registration'> = {
  active: '存續',
  normal: '正常',
  opened: '開業',
  operating: '在業',
  running: '在營',
  registered: '在冊',
  movedIn: '遷入',
  movedOut: '遷出',
  revoked: '吊銷',
  rescinded: '撤銷',
  deregistered: '註銷',
  closed: '停業',
  liquidating: '清算',
}
