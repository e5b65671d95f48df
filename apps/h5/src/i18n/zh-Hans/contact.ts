export const contact = {
  more: '{number} 的更多操作',
  keep: '存入通讯录',
  markAs: '标记：{mark}',
  valid: '实号',
  empty: '空号',
  stopped: '停机',
  notCompany: '非本公司',
  refused: '谢绝来电',
  unmark: '撤销标记',
  marked: '已标记',
  unmarked: '已撤销标记',
  mine: '我方标记 {mark}',
} as const
