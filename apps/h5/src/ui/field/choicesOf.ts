import { trusted } from '@zhzz/contract/trusted.ts'
import { t } from '#i18n/t.ts'
import type { PlainKey } from '#i18n/texts.ts'
import type { Choice } from '#ui/field/ChoiceChips.tsx'

/** Values with their words, for choosing, in the order of their declaration. */
export function choicesOf<Value extends string>(words: Readonly<Record<Value, PlainKey>>): Choice<Value>[] {
  // The keys of the object are its values.
  return trusted<[Value, PlainKey][]>(Object.entries(words)).map(([value, word]) => ({
    value,
    label: t(word),
  }))
}
