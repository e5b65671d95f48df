import type { RowQuota } from '#quota.ts'

/**
 * What a field of a record holds. `name`: a person or a company, told apart from others by its folded form (a second
 * column, `name_key`). `money`: in units of the record's field of kind `currency` (ISO 4217). `percent`: 0–100. A list:
 * one of these codes; `anyOf`: several of them.
 */
export type FieldKind =
  | 'name'
  | 'text'
  | 'texts'
  | 'date'
  | 'money'
  | 'currency'
  | 'percent'
  | 'count'
  | 'flag'
  | 'company'
  | readonly string[]
  | { readonly anyOf: readonly string[] }

type ValueOf<Kind> = Kind extends readonly string[]
  ? Kind[number] | null
  : Kind extends { readonly anyOf: readonly string[] }
    ? Kind['anyOf'][number][]
    : Kind extends 'texts'
      ? string[]
      : Kind extends 'money' | 'percent' | 'count'
        ? number | null
        : Kind extends 'flag'
          ? boolean
          : string | null

type Fields = Readonly<Record<string, FieldKind>>

/**
 * A sub-page of 企业详情 that is a list of records about a company: declared once, as plain data, so that the call, the
 * import, the page, the count and the sample are made from it. Its table is plain SQL; a law compares the two.
 */
export interface CompanyModule {
  /** Of the page and of the call. */
  name: string
  table: string
  /** What the call serves, in one sentence. */
  summary: string
  /** How many records a plan shows: of the register all, of what makes business as many as it says. */
  quota: Extract<RowQuota, 'register_rows' | 'business_rows'>
  /** What the import brings. */
  fields: Fields
  /** Columns that the database makes of the others. */
  derived?: Fields
  /** What the handler reads beside the table. */
  computed?: Fields
  /** Fields that no answer carries. */
  internal?: readonly string[]
  /** Tells the records of a company apart; an import writes onto the one with the same. Never unknown. */
  key: readonly string[]
  /** Unknown last. */
  order: { by: string; first: 'largest' | 'smallest' }
  /** The first tab is shown first, and its records are counted on 企业详情. */
  tabs?: { by: string; of: Readonly<Record<string, string | boolean>> }
  /** What a company without records means: that nobody has collected them, or that there are none. */
  whenNone: 'notCollected' | 'none'
  /** The field of the first record that tells most of them on 企业详情; said in the words of `top`. */
  telling: string
  /** What a row of the page shows, and the company it opens. */
  shown: {
    head: string
    end?: string
    chips?: readonly string[]
    facts?: readonly string[]
    opens?: string
  }
}

type FieldsOf<M extends CompanyModule> = M['fields'] & FilledIn<M['derived']> & FilledIn<M['computed']>
type FilledIn<F> = F extends Fields ? F : unknown
type ImportedField<M extends CompanyModule> = keyof M['fields'] & string
type FieldOf<M extends CompanyModule> = keyof FieldsOf<M> & string
type SentField<M extends CompanyModule> = Exclude<FieldOf<M>, Listed<M['internal']>>

/** One record as it leaves the server. */
export type RowOf<M extends CompanyModule> = { id: string } & {
  [Name in SentField<M>]: ValueOf<FieldsOf<M>[Name]>
}

/** What the import or the sample writes of one record. */
export type ValuesOf<M extends CompanyModule> = { [Name in ImportedField<M>]: ValueOf<M['fields'][Name]> }

/** The fields of a module whose values are codes, with their codes. */
export type CodesOf<M extends CompanyModule> = {
  [Name in ImportedField<M> as CodeOf<M['fields'][Name]> extends never ? never : Name]: CodeOf<
    M['fields'][Name]
  >
}
type CodeOf<Kind> = Kind extends readonly (infer Code extends string)[]
  ? Code
  : Kind extends { readonly anyOf: readonly (infer Code extends string)[] }
    ? Code
    : never

/** The names of the tabs; none for a module without. */
export type TabOf<M extends CompanyModule> = M['tabs'] extends { of: infer Of } ? keyof Of & string : never

/**
 * What is said of it in words: on the page the fields beside whose values their name stands, codes, tabs, and what an
 * empty list means (of each tab, where there are tabs); on 企业详情 the telling fact.
 */
export type WordOf<M extends CompanyModule> =
  | 'top'
  | Listed<M['shown']['facts']>
  | Listed<M['shown']['end']>
  | CodesOf<M>[keyof CodesOf<M>]
  | TabOf<M>
  | ([TabOf<M>] extends [never] ? 'none' : `none_${TabOf<M>}`)
type Listed<Names> = Names extends readonly (infer Name extends string)[]
  ? Name
  : Names extends string
    ? Names
    : never

/** The names in a declaration are those of its fields. */
interface Referring<M extends CompanyModule> {
  internal?: readonly FieldOf<M>[]
  key: readonly ImportedField<M>[]
  order: { by: FieldOf<M> }
  tabs?: { by: FieldOf<M> }
  telling: SentField<M>
  shown: {
    head: SentField<M>
    end?: SentField<M>
    chips?: readonly SentField<M>[]
    facts?: readonly SentField<M>[]
    opens?: SentField<M>
  }
}

export function companyModule<const M extends CompanyModule>(module: M & Referring<M>): M {
  return module
}

/** The fields of a row as they leave the server. */
export function sentFields({ fields, derived, computed, internal = [] }: CompanyModule): Fields {
  const all = Object.entries({ ...fields, ...derived, ...computed })
  return Object.fromEntries(all.filter(([name]) => !internal.includes(name)))
}

/** The columns of its table that hold what a record says, in camelCase. */
export function columnsOf({ fields, derived }: CompanyModule): Fields {
  return { ...fields, ...derived }
}

/** The codes of a kind; none when it is no list of codes. */
export function codesOf(kind: FieldKind): readonly string[] {
  if (typeof kind === 'string') return []
  return 'anyOf' in kind ? kind.anyOf : kind
}
