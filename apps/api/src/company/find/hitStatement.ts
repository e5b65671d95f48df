import type { Offer } from '@zhzz/search/query/snippet.ts'

/** Prepared once a connection; the columns are named, so that its answer stays what it was. */
export const hitStatement = `
  select stage, tier, prominence, company_id, names,
    case when stage = $22 and row_number() over () <= $23 then (
      select concat_ws(E'\\x1f', coalesce(business_scope, ''), array_to_string(nullif(products, '{}'), E'\\x1f'))
      from company where id = company_id) end
  from company_search_hits(
    $1::text[]::tsquery[], $2::text[], $3::text[], $4::integer[], $5::text[]::tsquery[], $6::text[]::tsquery[],
    $7::text[]::tsquery[], $8::integer[], $9::integer[], $10::integer[], $11::boolean[], $12::integer[], $13::integer,
    $14::integer, $15::integer, $16::integer, $17::tsquery, $18::jsonb, $19::smallint, $20::integer, $21::uuid)`

export function readOffer(text: string): Offer {
  const [businessScope = '', ...products] = text.split('\x1f')
  return { products, businessScope: businessScope === '' ? null : businessScope }
}
