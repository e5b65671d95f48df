import styles from '#exhibition/Tile.module.css'
import { formatMonthShort } from '#i18n/format.ts'
import { bandColour } from '#ui/shown/hues.ts'

interface TileProps {
  /** The trade in three characters at most; a short word elsewhere. */
  word: string | null
  /** Its place among the hues of industries, from 1. */
  hue: number
  /** `YYYY-MM-DD` */
  startDate: string
}

/** An edition as a leaf of a calendar: its trade, day and month. Says nothing to a screen reader; the row does. */
export function Tile({ word, hue, startDate }: TileProps) {
  return (
    <span className={styles.tile} aria-hidden="true">
      <span className={styles.band} style={{ background: bandColour(hue - 1) }}>
        {word}
      </span>
      <b className={styles.day}>{startDate.slice(8)}</b>
      <span className={styles.month}>{formatMonthShort(startDate)}</span>
    </span>
  )
}
