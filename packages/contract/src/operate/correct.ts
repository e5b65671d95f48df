import { z } from 'zod'
import { type Endpoint, read, write } from '#endpoint.ts'
import { filledText, id } from '#field.ts'
import { companyFacts } from '#operate/match.ts'
import { consoleService } from '#prefix.ts'
import { factGroup } from '#provenance.ts'

const correction = `${consoleService}/correct`
const access = 'operator:data'

/** Facts of a company that an operator puts right. */
export const correctedField = z.enum([
  'name',
  'creditCode',
  'registrationNo',
  'englishName',
  'shortName',
  'legalRepresentative',
  'enterpriseType',
  'establishDate',
  'registrationAuthority',
  'registrationStatus',
  'approvalDate',
  'registeredCapital',
  'paidInCapital',
  'industry',
  'region',
  'address',
  'businessScope',
  'products',
  'introduction',
  'insuredCount',
  'staffScale',
  'website',
  'stockCode',
])
export type CorrectedField = z.infer<typeof correctedField>

/** Groups that may be left empty, all their facts together; a company has a name. */
export const blankGroups = factGroup.exclude([
  'name',
  'dates',
  'schedule',
  'position',
  'mail_address',
  'country',
])

/** Facts of a company put right by who knows them. */
export const correctCalls = {
  companyRecord: read('GET', `${correction}/record`, {
    access,
    summary: 'what stands of a company, fact by fact, with who said it',
    input: z.object({ id }),
    output: z.object({
      company: companyFacts,
      facts: z.array(
        z.object({
          field: correctedField,
          /** as a file would write it; null: nobody said it */
          value: z.string().nullable(),
          source: z.string(),
          asOf: z.iso.date().nullable(),
        }),
      ),
    }),
    fails: ['notFound'],
  }),
  correctCompany: write('POST', `${correction}/company`, {
    access,
    records: { event: 'operate', detail: ({ set, blank }) => [...Object.keys(set), ...blank].join(' ') },
    summary:
      'puts facts of a company right, as `npm run import -- correct` does: a run that is taken back as an import is, and what was wrong is not believed again',
    input: z.object({
      id,
      /** by field, as a file would write it */
      set: z.partialRecord(correctedField, filledText(20_000)),
      /** what stands there is wrong, and nobody knows what is right */
      blank: z.array(blankGroups).max(blankGroups.options.length),
      /** who says so, as pages show it */
      source: filledText(100),
    }),
    output: z.object({ number: z.number().int() }),
    fails: ['notFound', 'conflict'],
  }),
} satisfies Record<string, Endpoint>
