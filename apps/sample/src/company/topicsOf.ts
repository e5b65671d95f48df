import { exhibitorTopics } from '@zhzz/search/trade/exhibitorTopics.ts'
import type { SampleCompany } from '#company/company.ts'

/** What a company is about, as an import tells it. */
export function topicsOf({ name, trade, products }: SampleCompany) {
  return exhibitorTopics({ categories: [trade.title], products, names: [name] })
}
