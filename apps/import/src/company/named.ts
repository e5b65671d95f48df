import { isUnifiedSocialCreditCode } from '@zhzz/contract/creditCode.ts'
import { nameKey } from '@zhzz/search/text/fold.ts'
import type { ClientBase } from 'pg'
import type { Numbered, Rejected } from '#reading.ts'
import { lineOf, textOf } from '#value/text.ts'
import type { Cells } from '#verdict.ts'

/** What files call the company that a row speaks of. */
export const namedFields = {
  company:
    '企业名称 公司名称 单位名称 公司 company_name 企业 单位 机构名称 企业全称 公司全称 主体名称 市场主体名称 company enterprise organization entity_name company_full_name ent_name',
  creditCode:
    '统一社会信用代码 信用代码 credit_code uscc 统一信用代码 社会信用代码 社会统一信用代码 统一代码 统一社会信用代码/注册号 credit_no social_credit_code unified_social_credit_code unisc_id',
}

/** The company that a row speaks of: a code, a name, or both. */
export type Named = { creditCode: string | null; name: string | null; nameKey: string | null }

export function namedIn(cells: Cells<keyof typeof namedFields>): Named | { rejected: string } {
  const code = textOf(cells.get('creditCode'))?.normalize('NFKC').toUpperCase().replace(/\s/g, '') ?? ''
  const name = lineOf(cells.get('company'))
  const named = {
    creditCode: isUnifiedSocialCreditCode(code) ? code : null,
    name,
    nameKey: name === null ? null : nameKey(name),
  }
  return named.creditCode === null && named.nameKey === null
    ? { rejected: 'neither a company name nor a valid credit code' }
    : named
}

const findCompanies = `
  select r.line, coalesce(by_code.id, by_name.id) as company_id, by_name.count as bearers
  from unnest($1::integer[], $2::text[], $3::text[]) as r (line, code, key)
  left join lateral (
    select coalesce(merged_into_id, id) as id from company where unified_social_credit_code = r.code
  ) by_code on true
  left join lateral (
    select case when count(distinct id) = 1 then min(id::text)::uuid end as id, count(distinct id)::integer as count
    from (
      select coalesce(merged_into_id, id) as id, merged_into_id is null as stands,
        bool_or(merged_into_id is null) over () as some_stand
      from company where name_key = r.key
    ) bearer where stands = some_stand
  ) by_name on true`

/**
 * The companies that rows speak of, by line: that of the code, else the only one of the name; of a joined one, the one
 * that it was joined to. The others are refused;
 * `unknown`: the lines of those whose name nobody bears.
 */
export async function companiesOf(
  client: ClientBase,
  rows: readonly Numbered<Named>[],
): Promise<{ companies: Map<number, string>; rejected: Rejected[]; unknown: Set<number> }> {
  const { rows: found } = await client.query<{ line: number; company_id: string | null; bearers: number }>(
    findCompanies,
    [rows.map(({ line }) => line), rows.map(({ row }) => row.creditCode), rows.map(({ row }) => row.nameKey)],
  )
  const companies = new Map<number, string>()
  const rejected: Rejected[] = []
  const unknown = new Set<number>()
  for (const { line, company_id, bearers } of found) {
    if (company_id !== null) {
      companies.set(line, company_id)
      continue
    }
    if (bearers === 0) unknown.add(line)
    const reason =
      bearers > 1
        ? 'several companies bear this name: give the credit code'
        : 'the company is not known: import it first'
    rejected.push({ line, reason })
  }
  return { companies, rejected, unknown }
}
