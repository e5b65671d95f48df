import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import { v7 as uuid } from 'uuid'
import { companiesOf, type Named, namedFields, namedIn } from '#company/named.ts'
import { rewriteSearchRows, tierBounds } from '#company/searchRows.ts'
import { dataset, type Writer } from '#dataset.ts'
import { asRead, type Numbered } from '#reading.ts'
import { dateOf } from '#value/date.ts'
import { lineOf, textOf } from '#value/text.ts'
import type { Cells, Verdict } from '#verdict.ts'

const changeFields = {
  ...namedFields,
  item: '变更事项 变更项目 变更项 变更类型 变更内容 change_item item change_type',
  before: '变更前 变更前内容 变更前信息 before content_before old_value',
  after: '变更后 变更后内容 变更后信息 after content_after new_value',
  changeDate: '变更日期 变更时间 核准日期 change_date changed_on date',
}
type Field = keyof typeof changeFields
type ChangeRow = Named & { item: string; before: string | null; after: string | null; changeDate: string }

/** 变更记录, as the register prints it. */
export const changes = dataset(
  'changes',
  {
    ...asRead,
    fields: changeFields,
    needs: ['item'],
    table: 'company_change',
    batchRows: 2_000,
    read: changeRow,
  },
  changeWriter,
)

function changeRow(cells: Cells<Field>): Verdict<ChangeRow> {
  const named = namedIn(cells)
  if ('rejected' in named) return named
  const item = lineOf(cells.get('item'))
  if (item === null) return { rejected: 'no item: what was changed' }
  const changeDate = dateOf(cells.get('changeDate'))
  if (changeDate === null) return { rejected: `no day of the change: ${cells.get('changeDate') ?? 'empty'}` }
  const [before, after] = [textOf(cells.get('before')), textOf(cells.get('after'))]
  return { row: { ...named, item: item.slice(0, 200), before, after, changeDate }, warnings: [] }
}

const fields =
  'id uuid, company_id uuid, line integer, item text, before text, after text, change_date date, name_key text'

/** The register prints a change once; one that is there already is not written again. Returns the lines that wrote. */
const insert = `
  with incoming as (
    select distinct on (company_id, change_date, item, before, after) * from jsonb_to_recordset($1) as n (${fields})
    order by company_id, change_date, item, before, after, line
  ), written as (
    insert into company_change (id, company_id, item, before, after, change_date)
    select id, company_id, item, before, after, change_date from incoming n
    where not exists (select from company_change c where c.company_id = n.company_id and c.change_date = n.change_date
      and (c.item, c.before, c.after) is not distinct from (n.item, n.before, n.after))
    returning id
  )
  select line from incoming join written using (id)`

/** The name before a change of names is a former name with its day. */
const formerNames = `
  insert into company_former_name as f (company_id, name, name_key, change_date)
  select distinct on (company_id, before) company_id, before, name_key, change_date
  from jsonb_to_recordset($1) as n (${fields}) where name_key <> ''
  order by company_id, before, change_date desc
  on conflict (company_id, name) do update set change_date = excluded.change_date
  where f.change_date is null or f.change_date < excluded.change_date
  returning company_id as id`

async function changeWriter(client: ClientBase): Promise<Writer<Numbered<ChangeRow>[], null>> {
  const bounds = await tierBounds(client)
  return {
    hint: () => null,
    async write(rows) {
      const { companies, rejected } = await companiesOf(client, rows)
      const known = rows.flatMap(({ line, row: { item, before, after, changeDate } }) => {
        const company_id = companies.get(line)
        const isName = /名称|名稱|\bname\b/i.test(item) && before !== null && before.length <= 200
        const name_key = isName ? nameKey(before) : ''
        return company_id === undefined
          ? []
          : [{ id: uuid(), company_id, line, item, before, after, change_date: changeDate, name_key }]
      })
      const records = JSON.stringify(known)
      const { rows: written } = await client.query<{ line: number }>(insert, [records])
      const { rows: renamed } = await client.query<{ id: string }>(formerNames, [records])
      if (renamed.length > 0)
        await rewriteSearchRows(client, [...new Set(renamed.map(({ id }) => id))], bounds)
      return { written: written.length, unchanged: known.length - written.length, rejected }
    },
    finish: async () => {},
  }
}
