import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { companiesOf, namedFields } from '#company/named.ts'
import { type AnyModuleFiles, type ModuleFiles, type ModuleRow, moduleRow } from '#companyModule/moduleRow.ts'
import { importedColumns, upsertOf } from '#companyModule/upsert.ts'
import { type Dataset, dataset, type RunContext, type Writer } from '#dataset.ts'
import { asRead, type Numbered } from '#reading.ts'

/** Records of a company module, onto the companies that are known. */
export function moduleDataset<M extends CompanyModule>(
  name: string,
  module: M,
  files: ModuleFiles<M>,
): Dataset<Numbered<ModuleRow>[]> {
  // It is asked for fields of M alone.
  const any = trusted<AnyModuleFiles>(files)
  const fields: Record<string, string> = { ...namedFields, ...any.headers }
  return dataset<string, ModuleRow, Numbered<ModuleRow>[], null>(
    name,
    {
      ...asRead,
      fields,
      needs: [module.key[0] ?? ''],
      table: module.table,
      batchRows: 2_000,
      read: moduleRow(module, any),
    },
    async (client, context) => moduleWriter(client, context, module),
  )
}

function moduleWriter(
  client: ClientBase,
  { fileStamp }: RunContext,
  module: CompanyModule,
): Writer<Numbered<ModuleRow>[], null> {
  const columns = importedColumns(module)
  const upsert = upsertOf(module)
  return {
    hint: () => null,
    async write(rows) {
      const { companies, rejected } = await companiesOf(client, rows)
      const known = rows.flatMap(({ line, source, asOf, row }) => {
        const company_id = companies.get(line)
        if (company_id === undefined) return []
        const values = columns.map(({ field, column, isFolded }) => {
          const value = row.values[field] ?? null
          return [column, isFolded ? nameKey(String(value)) : value]
        })
        const told = { line, id: uuid(), company_id, data_source: source, as_of: asOf }
        return [{ ...Object.fromEntries(values), ...told }]
      })
      const { rowCount } = await client.query(upsert, [JSON.stringify(known), fileStamp])
      const written = rowCount ?? 0
      return { written, unchanged: rows.length - rejected.length - written, rejected }
    },
    finish: async () => {},
  }
}
