import type { Texts } from '#i18n/texts.ts'

export const followUp: Texts<'followUp'> = {}
