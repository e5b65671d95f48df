import { z } from 'zod'
import {
  type CompanyModule,
  type RecordOf,
  type RecordPageOf,
  type RowOf,
  recordFields,
  sentFields,
} from '#companyModule/companyModule.ts'
import { type CompanyModules, companyModules } from '#companyModule/companyModules.ts'
import { codesOf, type FieldKind } from '#companyModule/fieldKind.ts'
import { list, read } from '#endpoint.ts'
import { date, id, keyword, money, text } from '#field.ts'
import { page, pageOf } from '#paging.ts'
import { exhibitionBusiness } from '#prefix.ts'
import { provenance } from '#provenance.ts'
import { trusted } from '#trusted.ts'

function shapeOf(kind: FieldKind): z.ZodType {
  if (typeof kind !== 'string') {
    const code = z.enum([...codesOf(kind)])
    return 'anyOf' in kind ? z.array(code) : code.nullable()
  }
  if (kind === 'money') return money.nullable()
  if (kind === 'percent') return z.number().nullable()
  if (kind === 'count' || kind === 'year') return z.number().int().nullable()
  if (kind === 'date') return date.nullable()
  if (kind === 'flag') return z.boolean()
  if (kind === 'company') return id.nullable()
  return kind === 'texts' || kind === 'withheld' ? z.array(z.string()) : z.string().nullable()
}

function shapesOf(fields: Readonly<Record<string, FieldKind>>) {
  const shapes = Object.entries(fields).map(([name, kind]) => [name, shapeOf(kind)] as const)
  return z.object({ id, ...Object.fromEntries(shapes) })
}

/** The value of each filter, by its field, as text. */
function filterShapes({ filters = {} }: CompanyModule): object {
  return Object.fromEntries(Object.keys(filters).map((name) => [name, text(200).optional()]))
}

/** The call that a module is read by: one tab of its records, and how many each tab has. */
function moduleCall<M extends CompanyModule>(module: M) {
  const tabs = Object.keys(module.tabs?.of ?? { all: true })
  const sorts = [module.order, ...(module.sorts ?? [])].map(({ by }) => by)
  // Made of the very fields that RowOf is made of.
  const row = trusted<z.ZodType<RowOf<M>>>(shapesOf(sentFields(module)))
  return list('GET', `${exhibitionBusiness}/company/${module.name}`, {
    access: 'signedIn',
    summary: module.summary,
    quota: module.quota,
    keep: true,
    input: z.object({
      id,
      tab: z.enum(tabs).optional(),
      sort: z.enum(sorts).optional(),
      keyword: keyword.optional(),
      ...filterShapes(module),
      ...page,
    }),
    output: pageOf(row).extend({
      companyName: z.string(),
      counts: z.record(z.string(), z.number().int()),
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: z.record(z.string(), z.array(z.object({ value: z.string(), count: z.number().int() }))),
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: z.boolean(),
      provenance,
    }),
    fails: ['notFound'],
  })
}

/** The call that one record is read by, of a module whose rows open a page. */
function recordCall<M extends CompanyModule>(module: M) {
  const { page: name = '', summary = '' } = module.record ?? {}
  return read('GET', `${exhibitionBusiness}/company/${name}`, {
    access: 'signedIn',
    summary,
    keep: true,
    input: z.object({ id, recordId: id }),
    output: z.object({
      companyName: z.string(),
      // Made of the very fields that RecordOf is made of.
      record: trusted<z.ZodType<RecordOf<M>>>(shapesOf(recordFields(module))),
      provenance,
    }),
    fails: ['notFound', 'planTooLow'],
  })
}

export type ModuleCall<M extends CompanyModule> = ReturnType<typeof moduleCall<M>>
export type RecordCall<M extends CompanyModule> = ReturnType<typeof recordCall<M>>
type ModuleCalls = { [Name in keyof CompanyModules]: ModuleCall<CompanyModules[Name]> } & {
  [Name in keyof CompanyModules as RecordPageOf<CompanyModules[Name]>]: RecordCall<CompanyModules[Name]>
}

/** The calls of all modules, each named as its module, and those of one record, named as its page. */
export const moduleCalls = trusted<ModuleCalls>(
  Object.fromEntries(
    Object.values<CompanyModule>(companyModules).flatMap((module) => [
      [module.name, moduleCall(module)],
      ...(module.record ? [[module.record.page, recordCall(module)]] : []),
    ]),
  ),
)
