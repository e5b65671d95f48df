import type { firstWords } from '#i18n/zh-Hans/firstWords.ts'
import type { restWords } from '#i18n/zh-Hans/restWords.ts'

/** zh-Hans is the measure: a domain or a key that another language misses does not compile. */
export type Words = typeof firstWords & typeof restWords

/** A text whose form depends on the number `n`. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The texts of one domain in another language. */
export type Texts<Domain extends keyof Words> = { readonly [Key in keyof Words[Domain]]: string | Forms }

export type FirstTexts = { readonly [Domain in keyof typeof firstWords]: Texts<Domain> }
export type RestTexts = { readonly [Domain in keyof typeof restWords]: Texts<Domain> }

type KeysOf<Domain extends keyof Words> = `${Domain}.${keyof Words[Domain] & string}`

/** `company.contacts`: a domain and a key of it. */
export type TextKey = { [Domain in keyof Words]: KeysOf<Domain> }[keyof Words]

type TextOf<Key extends TextKey> = Key extends `${infer Domain extends keyof Words}.${infer Name}`
  ? Name extends keyof Words[Domain]
    ? Words[Domain][Name]
    : never
  : never

type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never

/** The values that the {places} of a text ask for; none when it has none. */
export type Values<Key extends TextKey> = [Places<TextOf<Key>>] extends [never]
  ? []
  : [values: { readonly [Place in Places<TextOf<Key>>]: string | number }]
