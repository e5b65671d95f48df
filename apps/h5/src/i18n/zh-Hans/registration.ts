/** 登记状态 of a company, in the words of its register. */
export const registration = {
  active: '存续',
  normal: '正常',
  opened: '开业',
  operating: '在业',
  running: '在营',
  registered: '在册',
  movedIn: '迁入',
  movedOut: '迁出',
  revoked: '吊销',
  rescinded: '撤销',
  deregistered: '注销',
  closed: '停业',
  liquidating: '清算',
} as const
