import { measureElement, useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface VirtualRowsProps<Row> {
  /** The list, where it stood there before with plain rows; it lies in the scroll container of a page. */
  box: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHeight: number
  className: string | undefined
  chosen: string | null | undefined
  children: (row: Row, index: number) => ReactNode
}

/** Rows of which only those near the window are in the document; heights are measured, position is exact. */
export function VirtualRows<Row>({
  box,
  rows,
  rowKey,
  rowHeight,
  className,
  chosen,
  children,
}: VirtualRowsProps<Row>) {
  // A list that begins with many rows has no box yet when these are first laid out; this is there by then.
  const own = useRef<HTMLDivElement>(null)
  const [margin, setMargin] = useState(() => offsetInPage(box.current))
  useLayoutEffect(() => setMargin(offsetInPage(own.current)), [])
  const [measured] = useState(() => plainHeights(box.current, rows.map(rowKey)))
  // oxlint-disable-next-line react/incompatible-library -- we do not use the compiler that this rule is for
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller(own.current),
    estimateSize: () => rowHeight,
    getItemKey: (index) => {
      const row = rows[index]
      return row === undefined ? index : rowKey(row)
    },
    initialOffset: () => scroller(box.current)?.scrollTop ?? 0,
    initialMeasurementsCache: measured,
    measureElement: measureLater,
    scrollMargin: margin,
    overscan: 4,
  })
  return (
    <div ref={own} style={{ height: virtual.getTotalSize(), position: 'relative' }}>
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index]
        return (
          row !== undefined && (
            <div
              key={item.key}
              ref={virtual.measureElement}
              data-index={item.index}
              data-row={item.index}
              data-chosen={item.key === chosen || undefined}
              className={className}
              style={{
                position: 'absolute',
                insetInline: 0,
                top: 0,
                transform: `translateY(${item.start - margin}px)`,
              }}
            >
              {children(row, item.index)}
            </div>
          )
        )
      })}
    </div>
  )
}

/**
 * A height is read by the observer only, right before the frame is painted: read when a row gets its element it would lay
 * out the page in the middle of drawing it, each time the page comes back to the top.
 */
const measureLater: typeof measureElement = (element, entry, instance) => {
  if (entry) return measureElement(element, entry, instance)
  const index = instance.indexFromElement(element)
  return (
    instance.itemSizeCache.get(instance.options.getItemKey(index)) ?? instance.options.estimateSize(index)
  )
}

function scroller(box: HTMLElement | null): HTMLElement | null {
  return box?.closest<HTMLElement>('[data-page]') ?? null
}

function offsetInPage(box: HTMLElement | null): number {
  const page = scroller(box)
  if (!box || !page) return 0
  return box.getBoundingClientRect().top - page.getBoundingClientRect().top + page.scrollTop
}

/** The heights of the rows that stand there plainly, so that the list does not move when it becomes windowed. */
function plainHeights(box: HTMLElement | null, keys: readonly string[]) {
  const drawn = box ? [...box.querySelectorAll<HTMLElement>(':scope > [data-row]')] : []
  let start = offsetInPage(box)
  return drawn.map((element, index) => {
    const size = element.getBoundingClientRect().height
    const item = { key: keys[index] ?? index, index, start, end: start + size, size, lane: 0 }
    start += size
    return item
  })
}
