import type { KeyOf, ValuesOf } from '@zhzz/client/i18n/texts.ts'
import type { allWords } from '#i18n/allWords.ts'

/** `title.contacts`: a domain and a key of it. */
export type TextKey = KeyOf<typeof allWords>

/** The values that the {places} of a text ask for; none when it has none. */
export type Values<Key extends TextKey> = ValuesOf<typeof allWords, Key>

/** Keys of texts without places. */
export type PlainKey = { [Key in TextKey]: Values<Key> extends [] ? Key : never }[TextKey]
