import { foldContact, maskContact, maskName } from '@zhzz/db/contactText.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import type { ContactItem } from '#contact/items.ts'

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
  /** where the number was found, for people */
  source: string | null
  sourceUrl: string | null
}
type ContactRecord = { line: number; company_id: string } & Record<string, unknown>

const fields = `id uuid, company_id uuid, type text, content_enc text, content_hash text, content_mask text,
  contact_name text, name_mask text, position text, department text, phone_area text, number_status text,
  do_not_call boolean, labels text[], source_url text, data_source text, source_name text, seen_at date, line integer`

/** A row of another file goes before what is known; one of the same file only fills what is still empty. */
const newer = (column: string) =>
  `case when c.data_source <> excluded.data_source then coalesce(excluded.${column}, c.${column})
     else coalesce(c.${column}, excluded.${column}) end`
const updated = ['contact_name', 'name_mask', 'position', 'department', 'phone_area', 'source_url']
const newerStatus = `case when excluded.number_status <> 'unknown'
  and (c.number_status = 'unknown' or c.data_source <> excluded.data_source) then excluded.number_status
  else c.number_status end`
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
      position, department, phone_area, source_url, number_status, do_not_call, labels, data_source)
    select id, company_id, type, decode(content_enc, 'hex'), decode(content_hash, 'hex'), content_mask, contact_name,
      name_mask, position, department, phone_area, source_url, number_status, do_not_call, labels, data_source from incoming
    on conflict (company_id, type, content_hash, tenant_id) do update set
      ${updated.map((column) => `${column} = ${newer(column)}`).join(', ')},
      number_status = ${newerStatus}, do_not_call = ${asked}, labels = ${labels},
      data_source = excluded.data_source, collected_at = now()
    where (${updated.map(newer).join(', ')}, ${newerStatus}, ${asked}, ${labels})
      is distinct from (${updated.map((column) => `c.${column}`).join(', ')}, c.number_status, c.do_not_call, c.labels)
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

/** Seals and writes the contacts of rows whose companies are known; returns the lines that wrote. */
export async function writeContacts(
  client: ClientBase,
  rows: readonly { line: number; companyId: string; said: Said }[],
  sealing: Sealing,
  fileName: string,
): Promise<Set<number>> {
  if (rows.length === 0) return new Set()
  const records = JSON.stringify(
    rows.flatMap(({ line, companyId, said }) => recordsOf(line, companyId, said, sealing, fileName)),
  )
  const { rows: written } = await client.query<{ line: number }>(upsert, [records])
  await client.query(addSources, [records])
  return new Set(written.map(({ line }) => line))
}

function recordsOf(
  line: number,
  companyId: string,
  said: Said,
  sealing: Sealing,
  fileName: string,
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
    data_source: fileName,
    source_name: said.source ?? fileName,
    seen_at: said.seenAt,
  }))
}

function maskedName(name: string | null): string | null {
  return name === null ? null : maskName(name)
}
