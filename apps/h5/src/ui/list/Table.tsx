import { type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import styles from '#ui/list/Table.module.css'

/**
 * How the cells of a column stand: `name` takes the room that is left; `text` is cut at its width; `number` stands at the
 * right in figures of one width; `plain` holds what has a form of its own, such as a plate; `action` a RowAction.
 */
export type CellKind = 'name' | 'text' | 'number' | 'plain' | 'action'

export interface Column<Row> {
  title: string
  kind: CellKind
  /** px; of a name: none. */
  width?: number
  /** null: not known. */
  cell: (row: Row) => ReactNode
  /** The order of the call that this column shows, and its only direction. */
  sort?: { by: string; direction: 'ascending' | 'descending' }
}

/** px */
export const tableRowHeight = 34

export interface TableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  onOpen: (row: Row) => void
  /** The order that is used. */
  sort: string
  onSort: (by: string) => void
  /** Absent: there is nothing to do with several rows. */
  pick?: { picked: readonly string[]; onPick: (key: string) => void } | undefined
}

/** A list as a table: a row of 34 px each, for wide windows. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowKey, onOpen, sort, onSort, pick } = props
  return (
    <table className={styles.table} role="grid" aria-label={label} data-table>
      <thead className={styles.head}>
        <tr>
          {pick && (
            <th className={styles.tick} scope="col">
              <span className="only-read">{t('filter.select')}</span>
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.title} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const key = rowKey(row)
          const picked = pick?.picked.includes(key) ?? false
          return (
            <tr
              key={key}
              className={cx(styles.row, picked && styles.picked)}
              data-row={index}
              tabIndex={index === 0 ? 0 : -1}
              aria-selected={pick && picked}
              onClick={(event) => !isInControl(event) && onOpen(row)}
              onKeyDown={(event) => obey(event, pick && (() => pick.onPick(key)))}
            >
              {pick && (
                <td className={styles.tick}>
                  <input
                    type="checkbox"
                    tabIndex={-1}
                    checked={picked}
                    aria-label={t('filter.select')}
                    onChange={() => pick.onPick(key)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column.title} className={styles[column.kind]}>
                  {column.cell(row) || (column.kind === 'action' ? null : unknown)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

interface HeadProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  column: Column<Row>
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const { title, kind, width, sort: own } = column
  const isUsed = own?.by === sort
  return (
    <th
      scope="col"
      className={styles[kind]}
      style={{ width }}
      aria-sort={own && (isUsed ? own.direction : 'none')}
    >
      {own ? (
        <button
          type="button"
          className={cx(styles.sort, isUsed && styles.used)}
          onClick={() => !isUsed && onSort(own.by)}
        >
          <span>{title}</span>
          {isUsed && (
            <span className={own.direction === 'ascending' ? styles.up : undefined}>
              <Icon name="down" size={16} />
            </span>
          )}
        </button>
      ) : (
        title
      )}
    </th>
  )
}

function isInControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button, a, input, dialog') !== null
}

/** Enter opens as a tap does, the space bar chooses. */
function obey(event: KeyboardEvent<HTMLElement>, choose: (() => void) | undefined): void {
  if (event.target !== event.currentTarget) return
  if (event.key === 'Enter') event.currentTarget.click()
  else if (event.key === ' ' && choose) choose()
  else return
  event.preventDefault()
}
