import type { Texts } from '#i18n/texts.ts'

export const search: Texts<'search'> = {}
