import type { Page } from 'playwright-core'

export interface RowsOnScreen {
  /** Upper edge of the first row, px from the top of the window. */
  first: number
  /** Whole rows and the part of the last one that the window shows above what lies over its end. */
  rows: number
  /** Lines of facts that are cut, by their text. */
  cut: string[]
}

/** How much of a list one screen shows; the list has been read. */
export async function rowsOnScreen(page: Page): Promise<RowsOnScreen> {
  return page.evaluate(() => {
    const top = document.querySelector('[data-page]:not([inert])')
    const rows = [...(top?.querySelectorAll('[data-row]') ?? [])].map((row) => row.getBoundingClientRect())
    const end = Math.min(
      innerHeight,
      ...[...(top?.querySelectorAll('[data-bottom-bar]') ?? [])].map(
        (bar) => bar.getBoundingClientRect().top,
      ),
    )
    const shown = rows.map((row) => Math.max(0, Math.min(row.bottom, end) - row.top) / row.height)
    const isCut = (line: Element) =>
      line.scrollWidth > line.clientWidth + 1 ||
      [...line.querySelectorAll(':not(.only-read)')].some((part) => {
        const { overflowX } = getComputedStyle(part)
        return overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
      })
    return {
      first: rows[0]?.top ?? Number.POSITIVE_INFINITY,
      rows: shown.reduce((sum, share) => sum + share, 0),
      cut: [...(top?.querySelectorAll('[data-facts]') ?? [])]
        .filter(isCut)
        .map((line) => line.textContent ?? ''),
    }
  })
}
