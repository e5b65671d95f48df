import type { EditionCard } from '@zhzz/contract/exhibition/card.ts'
import styles from '#exhibition/Countdown.module.css'
import { countdownText } from '#exhibition/countdownText.ts'
import { cx } from '#ui/cx.ts'

/** From so many days on time runs. */
const soonDays = 30

/** How long until an edition opens, in words; amber when it is soon. Never a chip. */
export function Countdown({ edition }: { edition: Pick<EditionCard, 'status' | 'daysLeft'> }) {
  const text = countdownText(edition)
  if (text === null) return null
  const isSoon = edition.status !== 'ended' && edition.daysLeft <= soonDays
  return <span className={cx(styles.countdown, isSoon && styles.soon)}>{text}</span>
}
