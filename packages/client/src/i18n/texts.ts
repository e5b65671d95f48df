/** A text whose form depends on the number `n`. */
export type Forms = { readonly [Rule in Intl.LDMLPluralRule]?: string } & { readonly other: string }

/** The words of one language, by domain and key. */
export type Dealt = Readonly<Record<string, Readonly<Record<string, string | Forms>>>>

/** Every word of an app, by domain and key; of the languages the first one says what {places} a text has. */
type Rows = Readonly<Record<string, Readonly<Record<string, readonly [first: string, ...unknown[]]>>>>

type KeysOf<
  Words extends Rows,
  Domain extends keyof Words & string,
> = `${Domain}.${keyof Words[Domain] & string}`

/** `company.contacts`: a domain and a key of it. */
export type KeyOf<Words extends Rows> = {
  [Domain in keyof Words & string]: KeysOf<Words, Domain>
}[keyof Words & string]

type TextOf<
  Words extends Rows,
  Key,
> = Key extends `${infer Domain extends keyof Words & string}.${infer Name}`
  ? Words[Domain] extends Readonly<Record<Name, readonly [infer Text, ...unknown[]]>>
    ? Text
    : never
  : never

type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never

/** The values that the {places} of a text ask for; none when it has none. */
export type ValuesOf<Words extends Rows, Key> = [Places<TextOf<Words, Key>>] extends [never]
  ? []
  : [values: { readonly [Place in Places<TextOf<Words, Key>>]: string | number }]
