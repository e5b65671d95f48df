import { language } from '#i18n/language.ts'
import type { TextKey, Values } from '#i18n/texts.ts'

/** The text of a key in the chosen language; numbers in its places are written the language's way. */
export function t<Key extends TextKey>(key: Key, ...[values]: Values<Key>): string {
  return language.say(key, values)
}
