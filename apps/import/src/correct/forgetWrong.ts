import { companyGroups } from '#company/staging.ts'

const isSaid = (column: string) => (column === 'products' ? "i.products <> '{}'" : `i.${column} is not null`)
const isWrong = (column: string) =>
  `exists (select from jsonb_array_elements(k.wrong -> '${column}') wrong_one where wrong_one = to_jsonb(i.${column}))`

/**
 * What a row of the batch says again that an operator put right, it does not say: of columns that stand or fall together
 * only where none of those that were put right says something else.
 */
export const forgetWrong = `
  update incoming_company i set ${companyGroups
    .flatMap(({ columns }) => {
      const again = columns
        .map((column) => `(not k.wrong ? '${column}' or not (${isSaid(column)}) or ${isWrong(column)})`)
        .join(' and ')
      return columns.map(
        (column) =>
          `${column} = case when ${isWrong(column)} and ${again} then ${column === 'products' ? "'{}'" : 'null'} else i.${column} end`,
      )
    })
    .join(',\n    ')}
  from fact_correction k where k.row_id = i.company_id`
