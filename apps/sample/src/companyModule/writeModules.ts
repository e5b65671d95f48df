import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { type CopyValue, copyInto, copyPieces } from '@zhzz/db/copyRows.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import type { SampleCompany } from '#company/company.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { moduleSamples } from '#companyModule/moduleSamples.ts'
import { randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'

type AnySample = (
  ...given: Parameters<ModuleSample<CompanyModule>>
) => readonly Readonly<Record<string, CopyValue>>[]

/** A company has fewer records of one module. */
const most = 64

/** What every module knows of these companies, the first of them number `from`. */
export async function writeModules(
  client: ClientBase,
  {
    batch,
    from,
    seed,
    companies,
  }: { batch: readonly SampleCompany[]; from: number; seed: number; companies: number },
) {
  for (const module of Object.values<CompanyModule>(companyModules)) {
    const fields = Object.entries(module.fields)
    const columns = fields
      .flatMap(([field, kind]) => (kind === 'name' ? [field, `${field}Key`] : [field]))
      .map(snake)
    // It gives the fields of its own module.
    const sample = trusted<AnySample>(Reflect.get(moduleSamples, module.name))
    const number = numberOf(module.name)
    await copyInto(
      client,
      `${module.table} (id, company_id, ${columns.join(', ')}, data_source)`,
      copyPieces(
        batch.flatMap((company, at) => {
          const index = from + at
          const random = randomOf(seed, kinds.moduleRecord + number, index)
          return sample(company, random, { seed, index, companies }).map((values, record) => [
            sampleId('moduleRecord', (number * 2 ** 27 + index) * most + record),
            company.id,
            ...fields.flatMap(([field, kind]) =>
              kind === 'name' ? [values[field], nameKey(String(values[field]))] : [values[field]],
            ),
            '示例数据',
          ])
        }),
      ),
    )
  }
}

/** The same for a name in every world, whatever modules there are: 0–4095. */
function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 4096, 7)
}

function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
