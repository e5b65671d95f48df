import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#ui/list/List.module.css'
import { VirtualRows } from '#ui/list/VirtualRows.tsx'

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
  /** Why the next page could not be had; the footer says it and offers it again. */
  failed?: string | null
  loadMore: () => void
  /** Key of the row whose page stands beside the list. */
  chosen?: string | null
  /** The rows drawn otherwise. */
  table?: ReactNode
  /** Stands in the place of 没有更多了. */
  end?: ReactNode
  /** Rows from edge to edge, without a gap. */
  edge?: boolean | undefined
}

/** The rows of a growing list and its footer; the next page is asked for before the end is reached. */
export function List<Row>(props: ListProps<Row>) {
  const {
    rows,
    rowKey,
    children,
    rowHeight,
    hasMore,
    isLoadingMore,
    failed,
    loadMore,
    end,
    edge = false,
    chosen,
    table,
  } = props
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={edge || table ? styles.edge : styles.list}>
      {table ? (
        table
      ) : rows.length > plainRows ? (
        <VirtualRows
          box={box}
          rows={rows}
          rowKey={rowKey}
          rowHeight={rowHeight}
          className={edge ? styles.plain : styles.row}
          chosen={chosen}
        >
          {children}
        </VirtualRows>
      ) : (
        rows.map((row, index) => (
          <div
            key={rowKey(row)}
            className={edge ? styles.plain : styles.row}
            data-row={index}
            data-chosen={rowKey(row) === chosen || undefined}
          >
            {children(row, index)}
          </div>
        ))
      )}
      {end ?? (
        <Footer
          count={rows.length}
          hasMore={hasMore}
          isLoadingMore={isLoadingMore}
          failed={failed ?? null}
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
  failed: string | null
  loadMore: () => void
}

function Footer({ count, hasMore, isLoadingMore, failed, loadMore }: FooterProps) {
  const armed = hasMore && !isLoadingMore && failed === null
  return (
    <div className={styles.footer} role="status">
      {isLoadingMore ? (
        t('list.loadingMore')
      ) : hasMore ? (
        <button type="button" className={styles.more} onClick={loadMore}>
          {failed === null ? (
            t('list.loadMore')
          ) : (
            <>
              {failed} · <b className={styles.again}>{t('list.retry')}</b>
            </>
          )}
        </button>
      ) : (
        t('list.noMore')
      )}
      {armed && <Threshold key={count} onReach={loadMore} />}
    </div>
  )
}

/** Spec §9. */
const thresholdPixels = 50

/**
 * Speaks once when the page can be scrolled at most 50 px further, with whatever stands below the list; a new one for
 * each page of rows, because an observer tells only changes.
 */
function Threshold({ onReach }: { onReach: () => void }) {
  const line = useRef<HTMLSpanElement>(null)
  const reach = useEffectEvent(onReach)
  useEffect(() => {
    const end = line.current
    const page = end?.closest('[data-page]')
    if (!end || !page) return undefined
    const below = page.scrollHeight - page.scrollTop - (end.getBoundingClientRect().bottom - topOf(page))
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries[entries.length - 1]?.isIntersecting) reach()
      },
      { root: page, rootMargin: `0px 0px ${thresholdPixels - Math.round(below)}px 0px` },
    )
    observer.observe(end)
    return () => observer.disconnect()
  }, [])
  return <span ref={line} className={styles.end} />
}

function topOf(page: Element): number {
  return page.getBoundingClientRect().top
}
