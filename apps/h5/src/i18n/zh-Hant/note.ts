import type { Texts } from '#i18n/texts.ts'

export const note: Texts<'note'> = {
  title: '評論與更正',
  none: '還沒有評論',
  correction: '更正',
  gone: '已離開的同事',
  addComment: '寫評論',
  addCorrection: '追加更正',
  added: '已儲存',
  commentPlaceholder: '寫給團隊的話，最多 500 字',
  correctionPlaceholder: '哪裡要更正，原記錄保留不變',
}
