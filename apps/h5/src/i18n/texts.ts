import type { allWords } from '#i18n/allWords.ts'

type Words = typeof allWords

type KeysOf<Domain extends keyof Words> = `${Domain}.${keyof Words[Domain] & string}`

/** `title.contacts`: a domain and a key of it. */
export type TextKey = { [Domain in keyof Words]: KeysOf<Domain> }[keyof Words]

/** In simplified Chinese, which says what places a text has. */
type TextOf<Key extends TextKey> = Key extends `${infer Domain extends keyof Words}.${infer Name}`
  ? Words[Domain] extends Readonly<Record<Name, readonly [infer Text, ...unknown[]]>>
    ? Text
    : never
  : never

type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never

/** The values that the {places} of a text ask for; none when it has none. */
export type Values<Key extends TextKey> = [Places<TextOf<Key>>] extends [never]
  ? []
  : [values: { readonly [Place in Places<TextOf<Key>>]: string | number }]

/** Keys of texts without places. */
export type PlainKey = { [Key in TextKey]: Values<Key> extends [] ? Key : never }[TextKey]
