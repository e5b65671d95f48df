import { type CompanyModule, recordFields } from '@zhzz/contract/companyModule/companyModule.ts'
import { BarTable } from '#company/module/BarTable.tsx'
import type { Facets } from '#company/module/ModuleFilters.tsx'
import styles from '#company/module/ModulePage.module.css'
import { filterText } from '#company/module/shownTexts.ts'
import { Card } from '#ui/Card.tsx'

/** The newest years, or the values with the most records. */
const most = 5
/** Px, of a title and so many values. */
export const barsHeight = 168

/** How the records spread over what the declaration names: years, kinds, places. Nothing where there is but one. */
export function TopValues({
  module,
  say,
  facets,
}: {
  module: CompanyModule
  say: (word: string) => string
  facets: Facets
}) {
  const { bars = '', filters = {} } = module
  const filter = filters[bars]
  const values = facets[bars] ?? []
  if (filter === undefined || values.length < 2 || values.every(({ count }) => count === 1)) return null
  const sorted = filter === 'year' ? [...values].sort((a, b) => Number(b.value) - Number(a.value)) : values
  const kind = recordFields(module)[bars] ?? 'text'
  return (
    <div className={styles.above}>
      <Card title={say(bars)}>
        <BarTable
          caption={say(bars)}
          rows={sorted
            .slice(0, most)
            .map(({ value, count }) => ({ label: filterText(filter, value, { kind, say }), count }))}
        />
      </Card>
    </div>
  )
}
