import { createLanguage, preferredLocale } from '@zhzz/client/i18n/language.ts'
import { readStored } from '#platform/storage.ts'

/** The language of this app; the choice is the device's. */
export const language = createLanguage(() => preferredLocale(readStored('locale'), navigator.language))
