import type { CodeOf, FieldKind, FilterKind, ValueOf } from '#companyModule/fieldKind.ts'
import type { RowQuota } from '#quota.ts'

type Fields = Readonly<Record<string, FieldKind>>
type Order = { readonly by: string; readonly first: 'largest' | 'smallest' }

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
  /** How many records a plan shows: of the register all, of what makes business as many as it says, of annual reports the newest. */
  quota: Extract<RowQuota, 'register_rows' | 'business_rows' | 'report_rows'>
  /** What the import brings. */
  fields: Fields
  /** Columns that the database makes of the others. */
  derived?: Fields
  /** What the handler reads beside the table. */
  computed?: Fields
  /** Fields that no answer carries. */
  internal?: readonly string[]
  /** Tells the records of a company apart; an import writes onto the one with the same. The first is never unknown. */
  key: readonly string[]
  /** Unknown last. */
  order: Order
  /** Further orders that a reader may choose. */
  sorts?: readonly Order[]
  /** What the list can be narrowed by, each by its field. */
  filters?: Readonly<Record<string, FilterKind>>
  /** The filter whose values stand above the list, each with how many records it has. */
  bars?: string
  /** The first tab is shown first, and its records are counted on 企业详情; null: every record stands on it. */
  tabs?: { by: string; of: Readonly<Record<string, string | boolean | null>> }
  /** What a company without records means: that nobody has collected them, or that there are none. */
  whenNone: 'notCollected' | 'none'
  /** The field of the first record that tells most of them on 企业详情; said in the words of `top`. */
  telling: string
  /** What a row of the page shows, and the company it opens; `whole`: a card with a line for each fact. */
  shown: {
    head: string
    end?: string
    picture?: string
    chips?: readonly string[]
    facts?: readonly string[]
    opens?: string
    link?: string
    whole?: true
  }
  /** The page of one record, which a row opens: what stands there, in this order; what it alone shows, no list carries. */
  record?: { page: string; summary: string; shows: readonly string[]; alone: readonly string[] }
}

type FieldsOf<M extends CompanyModule> = M['fields'] & FilledIn<M['derived']> & FilledIn<M['computed']>
type FilledIn<F> = F extends Fields ? F : unknown
type ImportedField<M extends CompanyModule> = keyof M['fields'] & string
type FieldOf<M extends CompanyModule> = keyof FieldsOf<M> & string
type SentField<M extends CompanyModule> = Exclude<FieldOf<M>, Listed<M['internal']>>
type AloneField<M extends CompanyModule> = M['record'] extends { alone: infer Names } ? Listed<Names> : never

/** One record as it leaves the server. */
export type RecordOf<M extends CompanyModule> = { id: string } & {
  [Name in SentField<M>]: ValueOf<FieldsOf<M>[Name]>
}

/** One record of a list. */
export type RowOf<M extends CompanyModule> = { id: string } & {
  [Name in Exclude<SentField<M>, AloneField<M>>]: ValueOf<FieldsOf<M>[Name]>
}

/** What the import or the sample writes of one record. */
export type ValuesOf<M extends CompanyModule> = { [Name in ImportedField<M>]: ValueOf<M['fields'][Name]> }

/** The fields of a module whose values are codes, with their codes. */
export type CodesOf<M extends CompanyModule> = {
  [Name in ImportedField<M> as CodeOf<M['fields'][Name]> extends never ? never : Name]: CodeOf<
    M['fields'][Name]
  >
}

/** The names of the tabs; none for a module without. */
export type TabOf<M extends CompanyModule> = M['tabs'] extends { of: infer Of } ? keyof Of & string : never

/** The page of one record, of a module that has one. */
export type RecordPageOf<M extends CompanyModule> = M['record'] extends { page: infer Page extends string }
  ? Page
  : never

/**
 * What is said of it in words: on the page the fields beside whose values their name stands, codes, tabs, and what an
 * empty list means (of each tab, where there are tabs); on 企业详情 the telling fact.
 */
export type WordOf<M extends CompanyModule> =
  | 'top'
  | Listed<M['shown']['facts']>
  | Listed<M['shown']['end']>
  | FlagOf<M>
  | (M['filters'] extends Readonly<Record<string, FilterKind>> ? keyof M['filters'] & string : never)
  | (M['sorts'] extends readonly { by: infer By extends string }[] ? By | M['order']['by'] : never)
  | (M['record'] extends { shows: infer Names } ? Listed<Names> : never)
  | CodesOf<M>[keyof CodesOf<M>]
  | TabOf<M>
  | ([TabOf<M>] extends [never] ? 'none' : `none_${TabOf<M>}`)
type Listed<Names> = Names extends readonly (infer Name extends string)[]
  ? Name
  : Names extends string
    ? Names
    : never
/** A chip that says its field's own name. */
type FlagOf<M extends CompanyModule> = {
  [Name in Listed<M['shown']['chips']>]: FieldsOf<M>[Name & keyof FieldsOf<M>] extends 'flag' ? Name : never
}[Listed<M['shown']['chips']>]

/** The names in a declaration are those of its fields. */
interface Referring<M extends CompanyModule> {
  internal?: readonly FieldOf<M>[]
  key: readonly ImportedField<M>[]
  order: { by: FieldOf<M> }
  sorts?: readonly { by: FieldOf<M>; first: 'largest' | 'smallest' }[]
  filters?: { readonly [Name in keyof M['filters']]: Name extends FieldOf<M> ? FilterKind : never }
  bars?: keyof M['filters'] & string
  tabs?: { by: FieldOf<M> }
  telling: SentField<M>
  shown: {
    head: SentField<M>
    end?: SentField<M>
    picture?: SentField<M>
    chips?: readonly SentField<M>[]
    facts?: readonly SentField<M>[]
    opens?: SentField<M>
    link?: SentField<M>
  }
  record?: { shows: readonly SentField<M>[]; alone: readonly SentField<M>[] }
}

export function companyModule<const M extends CompanyModule>(module: M & Referring<M>): M {
  return module
}

/** The fields of a record as they leave the server. */
export function recordFields({ fields, derived, computed, internal = [] }: CompanyModule): Fields {
  const all = Object.entries({ ...fields, ...derived, ...computed })
  return Object.fromEntries(all.filter(([name]) => !internal.includes(name)))
}

/** Those of a list. */
export function sentFields(module: CompanyModule): Fields {
  const alone = module.record?.alone ?? []
  return Object.fromEntries(Object.entries(recordFields(module)).filter(([name]) => !alone.includes(name)))
}

/** The columns of its table that hold what a record says, in camelCase. */
export function columnsOf({ fields, derived }: CompanyModule): Fields {
  return { ...fields, ...derived }
}
