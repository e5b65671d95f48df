import { cx } from '#ui/cx.ts'
import styles from '#ui/shown/Illustration.module.css'

const roof = 'M70 6l49 24-49 24-49-24z'
const walls = 'M21 41v20.5l49 24V65M119 41v20.5l-49 24'
const posts = 'M36 55.5v21M52.5 64v17.5'
const [fasciaLeft, fasciaRight] = ['M21 30l49 24v11L21 41z', 'M119 30L70 54v11l49-24z']
const fascia = fasciaLeft + fasciaRight

/** One booth in a hall: closed, only marked out, being built, cut off from the power, with something amiss. */
const drawings = {
  empty: { marked: roof + walls + posts, built: fascia, fascia },
  lock: { built: roof + fascia + walls + posts, fascia },
  building: {
    marked: walls,
    built: `${fascia}M21 41V61.5M119 41V61.5M70 65V85.5M21 41l12-5 12 17 13-5 12 17 12-17 13 5 12-17 12 5`,
  },
  network: {
    built: `${roof}${fascia}${walls}${posts}M95 73c6 0 5 12 13 12M108 81v8h6l4-2v-4l-4-2zM118 83.5h5M118 86.5h5`,
    fascia,
  },
  error: { built: `${roof}${fascia}${walls}${posts}M95 55v9M95 69v.1`, fascia },
} as const

export type Drawing = keyof typeof drawings

interface IllustrationProps {
  drawing: Drawing
  size?: 'small'
  /** Of a booth that can be lit: whether its fascia is; it lights up when that changes. */
  lit?: boolean
}

/** A quiet drawing for a state without content. */
export function Illustration({ drawing, size, lit }: IllustrationProps) {
  const parts: { marked?: string; built?: string; fascia?: string } = drawings[drawing]
  return (
    <svg
      className={cx(styles.drawing, size && styles[size])}
      viewBox="0 0 140 96"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.floor} d="M6.5 78L38 93M134 78l-31.5 15" />
      <path className={styles.fascia} d={parts.fascia} />
      {lit !== undefined && (
        <g className={cx(styles.light, lit && styles.lit)} data-own-blue>
          <path d={fasciaLeft} />
          <path className={styles.side} d={fasciaRight} />
        </g>
      )}
      <path className={styles.marked} d={parts.marked} />
      <path d={parts.built} />
    </svg>
  )
}
