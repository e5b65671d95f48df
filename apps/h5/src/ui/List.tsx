import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#ui/List.module.css'
import { VirtualRows } from '#ui/VirtualRows.tsx'

/** More rows than this are windowed: plain rows scroll best, windowed ones slide and return best. */
const plainRows = 100

interface ListProps<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
  /** Roughly, in px; for rows that were not drawn yet. */
  rowHeight: number
  hasMore: boolean
  isLoadingMore: boolean
  /** The last page could not be had; the footer offers it again. */
  failed?: boolean
  loadMore: () => void
  /** Stands in the place of 没有更多了. */
  end?: ReactNode
}

/** The rows of a growing list and its footer; the next page is asked for before the end is reached. */
export function List<Row>(props: ListProps<Row>) {
  const { rows, rowKey, children, rowHeight, hasMore, isLoadingMore, failed, loadMore, end } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={styles.list}>
      {rows.length > plainRows ? (
        <VirtualRows box={box} rows={rows} rowKey={rowKey} rowHeight={rowHeight} className={styles.row}>
          {children}
        </VirtualRows>
      ) : (
        rows.map((row, index) => (
          <div key={rowKey(row)} className={styles.row} data-row={index}>
            {children(row, index)}
          </div>
        ))
      )}
      {end ?? (
        <Footer
          count={rows.length}
          hasMore={hasMore}
          isLoadingMore={isLoadingMore}
          failed={failed === true}
          loadMore={loadMore}
        />
      )}
    </div>
  )
}

interface FooterProps {
  count: number
  hasMore: boolean
  isLoadingMore: boolean
  failed: boolean
  loadMore: () => void
}

function Footer({ count, hasMore, isLoadingMore, failed, loadMore }: FooterProps) {
  const armed = hasMore && !isLoadingMore && !failed
  return (
    <div className={styles.footer} role="status">
      {armed && <Threshold key={count} onReach={loadMore} />}
      {isLoadingMore ? (
        t('shell.loadingMore')
      ) : hasMore ? (
        <button type="button" className={styles.more} onClick={loadMore}>
          {t('shell.loadMore')}
        </button>
      ) : (
        t('shell.noMore')
      )}
    </div>
  )
}

/** Speaks once when the end of the list is 50 px away (spec §9); a new one for each page, because an observer tells only changes. */
function Threshold({ onReach }: { onReach: () => void }) {
  const line = useRef<HTMLSpanElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    const end = line.current
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries[entries.length - 1]?.isIntersecting) reach()
      },
      { root: end?.closest('[data-page]') ?? null, rootMargin: '0px 0px 50px 0px' },
    )
    if (end) observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return <span ref={line} />
}
