import type { Offer } from '@zhzz/search/query/snippet.ts'

/** Prepared once a connection; the columns are named, so that its answer stays what it was. */
export const hitStatement = `
  select stage, tier, prominence, company_id, names,
    case when stage = any($24::integer[]) and row_number() over () <= $26 then (
      select concat_ws(E'\\x1f', coalesce(business_scope, ''), coalesce(case when stage = any($25::integer[]) then introduction end, ''),
        array_to_string(nullif(products, '{}'), E'\\x1f'))
      from company where id = company_id) end
  from company_search_hits(
    $1::text[]::tsquery[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[]::tsquery[], $7::text[]::tsquery[],
    $8::text[]::tsquery[], $9::integer[], $10::integer[], $11::integer[], $12::boolean[], $13::integer[], $14::integer,
    $15::integer, $16::integer, $17::integer, $18::integer, $19::tsquery, $20::jsonb, $21::smallint, $22::integer, $23::uuid)`

export function readOffer(text: string): Offer {
  const [businessScope = '', introduction = '', ...products] = text.split('\x1f')
  return { products, businessScope: businessScope || null, introduction: introduction || null }
}
