import type { Texts } from '#i18n/texts.ts'

export const note: Texts<'note'> = {
  title: 'Comments and corrections',
  none: 'No comments yet',
  correction: 'Correction',
  gone: 'A former colleague',
  addComment: 'Comment',
  addCorrection: 'Add a correction',
  added: 'Saved',
  commentPlaceholder: 'For the team, up to 500 characters',
  correctionPlaceholder: 'What is to be corrected; the record itself stays as it was',
}
