import type { Texts } from '#i18n/texts.ts'

export const contact: Texts<'contact'> = {
  more: '{number} 的更多操作',
  keep: '存入通訊錄',
  markAs: '標記：{mark}',
  valid: '實號',
  empty: '空號',
  stopped: '停機',
  notCompany: '非本公司',
  refused: '謝絕來電',
  unmark: '撤銷標記',
  marked: '已標記',
  unmarked: '已撤銷標記',
  mine: '我方標記 {mark}',
  recommended: '推薦',
  decisionMaker: '關鍵決策人',
  suspectedAgent: '疑似代辦',
}
