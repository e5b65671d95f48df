import type { Pages } from '@zhzz/client/react/useReadPages.ts'
import type { ListAccess } from '@zhzz/contract/paging.ts'
import type { ReactNode } from 'react'
import { failureText } from '#api/explain.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { useChosenRow, useRowInSight } from '#reading/chosenRow.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import styles from '#reading/PagedList.module.css'
import { PullToRefresh } from '#reading/PullToRefresh.tsx'
import { useTableLook } from '#reading/tableLook.ts'
import { cx } from '#ui/cx.ts'
import { List } from '#ui/list/List.tsx'
import { Table, type TableProps, tableRowHeight } from '#ui/list/Table.tsx'
import { Locked } from '#ui/shown/Locked.tsx'
import { OfflineRibbon } from '#ui/shown/OfflineRibbon.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface FirstPage {
  total: number
  totalIsMore: boolean
  access: ListAccess
}

interface PagedListProps<Row, Page extends FirstPage> {
  pages: Pages<Row, Page>
  rowKey: (row: Row) => string
  /** Height of a row with its gap, roughly, in px. */
  rowHeight: number
  children: (row: Row, index: number) => ReactNode
  /** Shown when the list is empty: a Blank with one useful action. */
  empty: ReactNode
  /** Stands beside the number of results. */
  countEnd?: ReactNode
  /** What stands at the left of a row, for its place while the rows come. */
  picture?: 'avatar' | 'poster'
  /** The same rows as a table, where there is room for one and it is wanted. */
  table?: Omit<TableProps<Row>, 'rows' | 'rowKey'>
  /** Rows from edge to edge, as ListRow draws them; how many there are says the bar above (RowCount) where there is one. */
  edge?: boolean
}

/** The one list of the product: skeleton, rows, footer, and the empty, locked, offline and failed states; pulled down, it asks again. */
export function PagedList<Row, Page extends FirstPage>(props: PagedListProps<Row, Page>) {
  const { pages } = props
  const isRefreshing = pages.isFetching && !pages.isLoadingMore
  return (
    <PullToRefresh refresh={pages.reload} busy={isRefreshing}>
      <State {...props} />
    </PullToRefresh>
  )
}

function State<Row, Page extends FirstPage>(props: PagedListProps<Row, Page>) {
  const { pages, rowKey, rowHeight, children, empty, countEnd, picture, table, edge = false } = props
  const { rows, first, error, moreError } = pages
  const { chosen, onTap } = useChosenRow(rows.map(rowKey))
  const isTable = useTableLook().isTable && table !== undefined
  const box = useRowInSight(chosen, rows.map(rowKey), isTable ? tableRowHeight : rowHeight)
  if (!first) {
    if (error) return <ErrorState error={error} onReload={pages.reload} />
    if (edge) return <RowSkeleton rowHeight={rowHeight} />
    return (
      <div className={cx(styles.waiting, Boolean(countEnd) && styles.acting)}>
        <Skeleton rows={6} height={rowHeight - 8} picture={picture} />
      </div>
    )
  }
  const { access } = first
  const locked = !pages.hasMore && access.reason !== null && access.hidden !== 0
  return (
    <div
      ref={box}
      className={pages.isStale ? styles.stale : undefined}
      aria-busy={pages.isStale}
      onClickCapture={onTap}
    >
      <OfflineRibbon fetchedAt={pages.fetchedAt} failed={error !== moreError} />
      {rows.length === 0 && !locked ? (
        empty
      ) : (
        <>
          {(!edge || countEnd) && !isTable && (
            <div className={styles.count}>
              <span>
                {t(first.totalIsMore ? 'list.totalRowsMore' : 'list.totalRows', { n: first.total })}
              </span>
              {countEnd}
            </div>
          )}
          <List
            edge={edge}
            chosen={chosen}
            table={isTable && <Table {...table} rows={rows} rowKey={rowKey} />}
            rows={rows}
            rowKey={rowKey}
            rowHeight={rowHeight}
            hasMore={pages.hasMore}
            isLoadingMore={pages.isLoadingMore}
            failed={moreError && failureText(moreError)}
            loadMore={pages.loadMore}
            end={
              locked && access.reason ? (
                <Locked
                  hidden={access.hidden}
                  reason={access.reason}
                  onAct={() => void openRest(access, pages.reload)}
                />
              ) : undefined
            }
          >
            {children}
          </List>
        </>
      )}
    </div>
  )
}

async function openRest({ reason }: ListAccess, reload: () => void): Promise<void> {
  if (reason === 'plan') await showUpgrade()
  else if (await askToSignIn()) reload()
}
