import { foldContact, maskContact, maskName } from '@zhzz/db/contactText.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { companiesOf } from '#company/named.ts'
import { type ContactRow, contactFields, contactRow } from '#contact/row.ts'
import { refreshCounters } from '#counters.ts'
import { dataset, type RunContext, type Writer } from '#dataset.ts'
import { asRead, type Numbered } from '#reading.ts'

type ContactRecord = { line: number } & Record<string, unknown>

/** 联系方式: ways to reach a company, sealed before they leave this process. */
export const contacts = dataset(
  'contacts',
  { ...asRead, fields: contactFields, needs: ['company', 'creditCode'], batchRows: 2_000, read: contactRow },
  async (client, context) => {
    if (context.sealing === null) throw new Error('contacts are sealed, which takes the key')
    return contactWriter(client, context, context.sealing)
  },
)

const fields = `id uuid, company_id uuid, type text, content_enc text, content_hash text, content_mask text,
  contact_name text, name_mask text, position text, department text, phone_area text, number_status text,
  data_source text, source_name text, seen_at date, line integer`

/** A row of another file goes before what is known; one of the same file only fills what is still empty. */
const newer = (column: string) =>
  `case when c.data_source <> excluded.data_source then coalesce(excluded.${column}, c.${column})
     else coalesce(c.${column}, excluded.${column}) end`
const updated = ['contact_name', 'name_mask', 'position', 'department', 'phone_area']
const newerStatus = `case when excluded.number_status <> 'unknown'
  and (c.number_status = 'unknown' or c.data_source <> excluded.data_source) then excluded.number_status
  else c.number_status end`

/** A contact is told by company, kind and number. Returns the lines that wrote. */
const upsert = `
  with incoming as (
    select distinct on (company_id, type, content_hash) * from jsonb_to_recordset($1) as n (${fields})
    order by company_id, type, content_hash, line
  ), written as (
    insert into contact as c (id, company_id, type, content_enc, content_hash, content_mask, contact_name, name_mask,
      position, department, phone_area, number_status, data_source)
    select id, company_id, type, decode(content_enc, 'hex'), decode(content_hash, 'hex'), content_mask, contact_name,
      name_mask, position, department, phone_area, number_status, data_source from incoming
    on conflict (company_id, type, content_hash, tenant_id) do update set
      ${updated.map((column) => `${column} = ${newer(column)}`).join(', ')},
      number_status = ${newerStatus}, data_source = excluded.data_source, collected_at = now()
    where (${updated.map(newer).join(', ')}, ${newerStatus})
      is distinct from (${updated.map((column) => `c.${column}`).join(', ')}, c.number_status)
    returning company_id, type, content_hash
  )
  select distinct i.line from incoming i join written w on w.company_id = i.company_id and w.type = i.type
    and w.content_hash = decode(i.content_hash, 'hex')`

const addSources = `
  insert into contact_source (contact_id, source_name, seen_at)
  select distinct on (c.id, n.source_name) c.id, n.source_name, n.seen_at
  from jsonb_to_recordset($1) as n (${fields})
  join contact c on c.company_id = n.company_id and c.type = n.type and c.content_hash = decode(n.content_hash, 'hex')
    and c.tenant_id is null
  order by c.id, n.source_name, n.seen_at desc nulls last
  on conflict do nothing`

function contactWriter(
  client: ClientBase,
  context: RunContext,
  sealing: Sealing,
): Writer<Numbered<ContactRow>[], null> {
  return {
    hint: () => null,
    async write(rows) {
      const { companies, rejected } = await companiesOf(client, rows)
      const records = rows.flatMap((row) => recordsOf(row, sealing, context.fileName))
      const known = records.flatMap((record) => {
        const companyId = companies.get(record.line)
        return companyId ? [{ ...record, company_id: companyId }] : []
      })
      const { rows: written } = await client.query<{ line: number }>(upsert, [JSON.stringify(known)])
      await client.query(addSources, [JSON.stringify(known)])
      return { written: written.length, unchanged: rows.length - rejected.length - written.length, rejected }
    },
    finish: () => refreshCounters(client),
  }
}

function recordsOf({ line, row }: Numbered<ContactRow>, sealing: Sealing, fileName: string): ContactRecord[] {
  return row.items.map(({ type, content, name }) => ({
    line,
    id: uuid(),
    type,
    content_enc: sealing.encrypt(content).toString('hex'),
    content_hash: sealing.blindIndex(foldContact(type, content)).toString('hex'),
    content_mask: maskContact(type, content),
    contact_name: name ?? row.contactName,
    name_mask: maskedName(name ?? row.contactName),
    position: row.position,
    department: row.department,
    phone_area: row.phoneArea,
    number_status: row.status,
    data_source: fileName,
    source_name: row.source ?? fileName,
    seen_at: row.seenAt,
  }))
}

function maskedName(name: string | null): string | null {
  return name === null ? null : maskName(name)
}
