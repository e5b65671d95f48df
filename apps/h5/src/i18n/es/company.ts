import type { Texts } from '#i18n/texts.ts'

export const company: Texts<'company'> = {}
