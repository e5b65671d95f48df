import { z } from 'zod'
import {
  type CompanyModule,
  codesOf,
  type FieldKind,
  type RowOf,
  sentFields,
} from '#companyModule/companyModule.ts'
import { type CompanyModules, companyModules } from '#companyModule/companyModules.ts'
import { list } from '#endpoint.ts'
import { date, id, money } from '#field.ts'
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
  if (kind === 'count') return z.number().int().nullable()
  if (kind === 'date') return date.nullable()
  if (kind === 'flag') return z.boolean()
  if (kind === 'company') return id.nullable()
  return kind === 'texts' ? z.array(z.string()) : z.string().nullable()
}

function rowOf<M extends CompanyModule>(module: M): z.ZodType<RowOf<M>> {
  const shapes = Object.entries(sentFields(module)).map(([name, kind]) => [name, shapeOf(kind)] as const)
  // Made of the very fields that RowOf is made of.
  return trusted<z.ZodType<RowOf<M>>>(z.object({ id, ...Object.fromEntries(shapes) }))
}

/** The call that a module is read by: one tab of its records, and how many each tab has. */
function moduleCall<M extends CompanyModule>(module: M) {
  const tabs = Object.keys(module.tabs?.of ?? { all: true })
  return list('GET', `${exhibitionBusiness}/company/${module.name}`, {
    access: 'signedIn',
    summary: module.summary,
    quota: module.quota,
    keep: true,
    input: z.object({ id, tab: z.enum(tabs).optional(), ...page }),
    output: pageOf(rowOf(module)).extend({
      companyName: z.string(),
      counts: z.record(z.string(), z.number().int()),
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: z.boolean(),
      provenance,
    }),
    fails: ['notFound'],
  })
}

export type ModuleCall<M extends CompanyModule> = ReturnType<typeof moduleCall<M>>
type ModuleCalls = { [Name in keyof CompanyModules]: ModuleCall<CompanyModules[Name]> }

/** The calls of all modules, each named as its module. */
export const moduleCalls = trusted<ModuleCalls>(
  Object.fromEntries(Object.entries(companyModules).map(([name, module]) => [name, moduleCall(module)])),
)
