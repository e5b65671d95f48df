import type { Texts } from '#i18n/texts.ts'

export const agreement: Texts<'agreement'> = {
  blocked: 'This link cannot be opened',
  blockedText: 'For your safety, only this product’s own agreement pages open here',
  leave: 'This opens another website: {host}',
  leaveOpen: 'Open',
}
