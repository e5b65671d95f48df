import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase } from 'pg'
import { companiesAlike } from '#contact/companiesAlike.ts'
import { type ContactRow, contactFields, contactRow } from '#contact/row.ts'
import { writeContacts } from '#contact/write.ts'
import { refreshCounters } from '#counters.ts'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { asRead, type Numbered } from '#reading.ts'

/** 联系方式: ways to reach a company, sealed before they leave this process. */
export const contacts = dataset(
  'contacts',
  {
    ...asRead,
    fields: contactFields,
    needs: ['company', 'creditCode'],
    table: 'contact',
    batchRows: 2_000,
    read: contactRow,
  },
  async (client, context) => {
    if (context.sealing === null) throw new Error('contacts are sealed, which takes the key')
    return contactWriter(client, context, context.sealing)
  },
)

function contactWriter(
  client: ClientBase,
  context: RunContext,
  sealing: Sealing,
): Writer<Numbered<ContactRow>[], null> {
  return {
    hint: () => null,
    async write(rows) {
      const { companies, rejected } = await companiesAlike(client, rows)
      const known = rows.flatMap(({ line, source, asOf, row }) => {
        const companyId = companies.get(line)
        return companyId === undefined ? [] : [{ line, companyId, said: row, source, asOf }]
      })
      const written = await writeContacts(client, known, sealing, context.fileStamp)
      return { written: written.size, unchanged: known.length - written.size, rejected }
    },
    finish: () => refreshCounters(client),
  }
}
