import { useState } from 'react'
import { formatArea, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/enterprise/detail/history/YearBars.module.css'
import { Card, CardLink } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface Year {
  year: number
  count: number
  /** m², null: not known for any of its entries */
  boothArea: number | null
}

/** Space for about twelve bars at 375 px; older years are in the table. */
const maxBars = 12

/** In the height of the bars. */
export function YearBarsSkeleton() {
  return (
    <div className={styles.place}>
      <Skeleton rows={1} height={160} />
    </div>
  )
}

/** How often it exhibited in each year, as bars or as a table. */
export function YearBars({ trend }: { trend: readonly Year[] }) {
  const [asTable, setAsTable] = useState(false)
  const years = [...trend].sort((a, b) => a.year - b.year)
  const shown = lastYears(years)
  const most = Math.max(...shown.map(({ count }) => count), 1)
  const spoken = years.map(({ year, count }) => t('company.perYearText', { year: String(year), n: count }))
  return (
    <div className={styles.place}>
      <Card
        title={t('company.perYear')}
        end={
          <CardLink onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'company.asChart' : 'company.asTable')}
          </CardLink>
        }
      >
        {asTable ? (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('company.year')}</th>
                <th scope="col">{t('company.exhibitionCount')}</th>
                <th scope="col">{t('company.areaOfYear')}</th>
              </tr>
            </thead>
            <tbody>
              {[...trend]
                .sort((a, b) => b.year - a.year)
                .map(({ year, count, boothArea }) => (
                  <tr key={year}>
                    <th scope="row">{year}</th>
                    <td>{formatNumber(count)}</td>
                    <td>{formatArea(boothArea)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        ) : (
          <div
            className={styles.bars}
            role="img"
            aria-label={`${t('company.perYear')}: ${spoken.join('; ')}`}
          >
            {shown.map(({ year, count }) => (
              <div key={year} className={styles.year} aria-hidden="true">
                <span>{count === 0 ? '' : formatNumber(count)}</span>
                <i className={styles.bar} style={{ height: `${(count / most) * 64}px` }} />
                <span className={styles.label}>{shown.length > 8 ? String(year).slice(2) : year}</span>
              </div>
            ))}
          </div>
        )}
      </Card>
    </div>
  )
}

/** The newest years, as many as there is space for; one without an entry between others is a gap one should see. */
function lastYears(years: readonly Year[]): Year[] {
  const [first, last] = [years[0], years[years.length - 1]]
  if (!first || !last) return []
  const known = new Map(years.map((year) => [year.year, year]))
  const from = Math.max(first.year, last.year - maxBars + 1)
  return Array.from({ length: last.year - from + 1 }, (_, index) => {
    const year = from + index
    return known.get(year) ?? { year, count: 0, boothArea: null }
  })
}
