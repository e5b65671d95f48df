import type { ContactWindow } from '@zhzz/contract/prediction/edition.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { ribbonText } from '#prediction/ribbonText.ts'
import styles from '#prediction/WindowRibbon.module.css'
import { cx } from '#ui/cx.ts'

/** Of the whole length, what lies before the window and today. */
const lead = 0.08
const dayMilliseconds = 86_400_000

/**
 * 联系窗口 as a ribbon up to the first day of the exhibition: the window, a tick for today, and how long there is still.
 * `whose`: the words name the seller, where the page does not.
 */
export function WindowRibbon({ window, whose = false }: { window: ContactWindow; whose?: boolean }) {
  const { from, to, startDate, state } = window
  const today = shanghaiToday()
  const place = scaleOf(from < today ? from : today, startDate)
  return (
    <span className={cx(styles.ribbon, styles[state])}>
      <span className={styles.way} aria-hidden="true">
        <i className={styles.span} style={{ left: place(from), right: `calc(100% - ${place(to)})` }} />
        <i className={styles.today} style={{ left: place(today) }} />
      </span>
      <span className={styles.words}>{ribbonText(window, whose)}</span>
    </span>
  )
}

function dayOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMilliseconds
}

/** Where a day stands between the first that is shown and the last, in percent of the length. */
function scaleOf(first: string, last: string): (day: string) => string {
  const length = Math.max(1, dayOf(last) - dayOf(first))
  return (day) => {
    const share = lead + ((dayOf(day) - dayOf(first)) / length) * (1 - lead)
    return `${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`
  }
}
