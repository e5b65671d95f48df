import { companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { importedColumns } from '#companyModule/upsert.ts'

/** Rows that go with a company when it is joined to another, and back when the two are parted. */
export type JoinedTable = {
  table: string
  /** The column that names the company. */
  column: string
  /** SQL of `t` that tells a row from others of the company. */
  key: string
  /** SQL: which of the rows. */
  only?: string
  /** SQL over the company's row `t` and one of the other company, `other`: both say the same, and each stays where it is. */
  alike?: string
}

const modules = Object.values(companyModules).map((module): JoinedTable => {
  const keys = importedColumns(module).filter(({ isKey }) => isKey)
  return {
    table: module.table,
    column: 'company_id',
    key: 't.id::text',
    alike: keys.map(({ column }) => `other.${column} = t.${column}`).join(' and '),
  }
})

const byId = (table: string, more: Partial<JoinedTable> = {}): JoinedTable => ({
  table,
  column: 'company_id',
  key: 't.id::text',
  ...more,
})

export const joinedTables: readonly JoinedTable[] = [
  byId('exhibitor'),
  byId('edition_organization'),
  byId('visitor_organization'),
  byId('contact', {
    alike: `other.type = t.type and other.content_hash = t.content_hash
      and other.tenant_id is not distinct from t.tenant_id`,
  }),
  byId('follow_up'),
  byId('call_record'),
  byId('call_list_item', { alike: 'other.list_id = t.list_id' }),
  byId('customer', { alike: 'other.tenant_id = t.tenant_id' }),
  byId('unlock', {
    alike: "other.tenant_id = t.tenant_id and other.status = 'valid' and t.status = 'valid'",
  }),
  byId('company', { column: 'merged_into_id' }),
  {
    table: 'favorite',
    column: 'object_id',
    key: 't.sub_account_id::text',
    only: "t.object_type = 'company'",
    alike: "other.object_type = 'company' and other.sub_account_id = t.sub_account_id",
  },
  {
    table: 'report',
    column: 'object_id',
    key: 't.id::text',
    only: "t.object_type = 'company'",
    alike: `other.sub_account_id = t.sub_account_id and other.kind = 'contacts' and t.kind = 'contacts'
      and other.state = 'open' and t.state = 'open'`,
  },
  {
    table: 'prediction_feedback',
    column: 'company_id',
    key: "t.edition_id || ' ' || t.sub_account_id",
    alike: 'other.edition_id = t.edition_id and other.sub_account_id = t.sub_account_id',
  },
  {
    table: 'news_company',
    column: 'company_id',
    key: 't.news_id::text',
    alike: 'other.news_id = t.news_id',
  },
  {
    table: 'company_visit',
    column: 'company_id',
    key: 't.sub_account_id::text',
    alike: 'other.sub_account_id = t.sub_account_id',
  },
  { table: 'company_tag', column: 'company_id', key: 't.tag_code', alike: 'other.tag_code = t.tag_code' },
  byId('company_change', {
    alike: `other.item = t.item and other.change_date = t.change_date and other.after is not distinct from t.after`,
  }),
  { table: 'house_key', column: 'company_id', key: 't.key', alike: 'other.key = t.key' },
  ...modules,
]
