/** SQL: whether an operator put right that this column of edition `e` said so. */
export function wasSaidOf(column: string, value: string): string {
  return `exists (select from fact_correction k where k.row_id = e.id and k.wrong -> '${column}' @> to_jsonb(${value}))`
}

/** SQL of the names that records of this table bore wrongly, `alias` being the record. */
export function wrongNames(alias: string): string {
  return `coalesce((select array_agg(wrong_name) from fact_correction k
    cross join jsonb_array_elements_text(k.wrong -> 'name') wrong_name where k.row_id = ${alias}.id), '{}')`
}
