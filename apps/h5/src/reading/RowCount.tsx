import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

const words = {
  companies: 'exhibition.unitHouseholds',
  editions: 'list.countEditions',
  rows: 'list.countRows',
} as const

interface RowCountProps {
  /** The first page of a list; absent while it comes. */
  page: { total: number; totalIsMore: boolean } | undefined
  of: keyof typeof words
}

/** How many rows a list has, for the end of its bar. */
export function RowCount({ page, of }: RowCountProps) {
  if (!page) return null
  const count = `${formatNumber(page.total)}${page.totalIsMore ? '+' : ''}`
  return (
    <output>
      <span aria-hidden="true">{t(words[of], { count })}</span>
      <span className="only-read">
        {t(page.totalIsMore ? 'list.totalRowsMore' : 'list.totalRows', { n: page.total })}
      </span>
    </output>
  )
}
