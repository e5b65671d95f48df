import { z } from 'zod'

const units = z.number().int().min(0)

/**
 * How a Chinese company name reads, as lengths in UTF-16 units: they follow each other in this order and add up to the
 * name as printed, brackets and blanks included. 武汉|翎恪|新能源科技|股份有限公司|北京分公司
 */
export const nameParts = z.object({
  place: units,
  brand: units,
  trade: units,
  form: units,
  branch: units,
})
export type NameParts = z.infer<typeof nameParts>
