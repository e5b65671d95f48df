import { foldContact, maskContact, maskName } from '@zhzz/db/contactText.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { ContactItem } from '#contact/items.ts'
import type { Origin } from '#origin.ts'
import { isNotOlder } from '#precedence.ts'

/** What a row says of all its contacts. */
export type Said = {
  items: readonly ContactItem[]
  contactName: string | null
  position: string | null
  department: string | null
  phoneArea: string | null
  status: string
  doNotCall: boolean | null
  labels: readonly string[]
  seenAt: string | null
  sourceUrl: string | null
}
/** Of a company, with whom they come from. */
export type Contacts = Origin & { line: number; companyId: string; said: Said }
type ContactRecord = { line: number; company_id: string } & Record<string, unknown>

const fields = `id uuid, company_id uuid, type text, content_enc text, content_hash text, content_mask text,
  contact_name text, name_mask text, position text, department text, phone_area text, number_status text,
  do_not_call boolean, labels text[], source_url text, data_source text, file_stamp text, as_of date, line integer`

const isNotOld = isNotOlder('c.as_of', { incoming: 'excluded' })
/** A row of another file goes before what is known, unless it is older; one of the same file only fills what is still empty. */
const goesBefore = `(c.file_stamp is distinct from excluded.file_stamp and ${isNotOld})`
const newer = (column: string) =>
  `case when ${goesBefore} then coalesce(excluded.${column}, c.${column}) else coalesce(c.${column}, excluded.${column}) end`
const updated = ['contact_name', 'name_mask', 'position', 'department', 'phone_area', 'source_url']
const newerStatus = `case when excluded.number_status <> 'unknown' and (c.number_status = 'unknown' or ${goesBefore})
  then excluded.number_status else c.number_status end`
const newestDay = 'greatest(c.as_of, excluded.as_of)'
/** Who asked not to be called is not called again because another file does not know of it. */
const asked = 'c.do_not_call or excluded.do_not_call'
const labels = 'c.labels || array(select unnest(excluded.labels) except select unnest(c.labels))'

/** A contact is told by company, kind and number. Returns the lines that wrote. */
const upsert = `
  with incoming as (
    select distinct on (company_id, type, content_hash) * from jsonb_to_recordset($1) as n (${fields})
    order by company_id, type, content_hash, line
  ), written as (
    insert into contact as c (id, company_id, type, content_enc, content_hash, content_mask, contact_name, name_mask,
      position, department, phone_area, source_url, number_status, do_not_call, labels, data_source, file_stamp, as_of)
    select id, company_id, type, decode(content_enc, 'hex'), decode(content_hash, 'hex'), content_mask, contact_name,
      name_mask, position, department, phone_area, source_url, number_status, do_not_call, labels, data_source,
      decode(file_stamp, 'hex'), as_of from incoming
    on conflict (company_id, type, content_hash, tenant_id) do update set
      ${updated.map((column) => `${column} = ${newer(column)}`).join(', ')},
      number_status = ${newerStatus}, do_not_call = ${asked}, labels = ${labels}, as_of = ${newestDay}, collected_at = now(),
      data_source = case when ${isNotOld} then excluded.data_source else c.data_source end,
      file_stamp = case when ${isNotOld} then excluded.file_stamp else c.file_stamp end
    where (${updated.map(newer).join(', ')}, ${newerStatus}, ${asked}, ${labels}, ${newestDay}) is distinct from
      (${updated.map((column) => `c.${column}`).join(', ')}, c.number_status, c.do_not_call, c.labels, c.as_of)
    returning company_id, type, content_hash
  )
  select distinct i.line from incoming i join written w on w.company_id = i.company_id and w.type = i.type
    and w.content_hash = decode(i.content_hash, 'hex')`

const addSources = `
  insert into contact_source as s (contact_id, source_name, seen_at)
  select distinct on (c.id, n.data_source) c.id, n.data_source, n.as_of
  from jsonb_to_recordset($1) as n (${fields})
  join contact c on c.company_id = n.company_id and c.type = n.type and c.content_hash = decode(n.content_hash, 'hex')
    and c.tenant_id is null
  order by c.id, n.data_source, n.as_of desc nulls last
  on conflict (contact_id, source_name, source_ref) do update set seen_at = excluded.seen_at
  where excluded.seen_at > s.seen_at or s.seen_at is null and excluded.seen_at is not null`

/** Seals and writes the contacts of rows whose companies are known; returns the lines that wrote. */
export async function writeContacts(
  client: ClientBase,
  rows: readonly Contacts[],
  sealing: Sealing,
  fileStamp: Buffer,
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const records = JSON.stringify(rows.flatMap((row) => recordsOf(row, sealing, fileStamp)))
  const { rows: written } = await client.query<{ line: number }>(upsert, [records])
  await client.query(addSources, [records])
  return new Set(written.map(({ line }) => line))
}

function recordsOf(
  { line, companyId, said, source, asOf }: Contacts,
  sealing: Sealing,
  fileStamp: Buffer,
): ContactRecord[] {
  return said.items.map(({ type, content, name }) => ({
    line,
    company_id: companyId,
    id: uuid(),
    type,
    content_enc: sealing.encrypt(content).toString('hex'),
    content_hash: sealing.blindIndex(foldContact(type, content)).toString('hex'),
    content_mask: maskContact(type, content),
    contact_name: name ?? said.contactName,
    name_mask: maskedName(name ?? said.contactName),
    position: said.position,
    department: said.department,
    phone_area: said.phoneArea,
    number_status: said.status,
    do_not_call: said.doNotCall ?? false,
    labels: said.labels,
    source_url: said.sourceUrl,
    data_source: source,
    file_stamp: fileStamp.toString('hex'),
    as_of: said.seenAt ?? asOf,
  }))
}

function maskedName(name: string | null): string | null {
  return name === null ? null : maskName(name)
}
