import { useState } from 'react'
import styles from '#exhibition/Poster.module.css'
import { posterText } from '#exhibition/posterText.ts'

interface PosterProps {
  name: string
  /** `YYYY-MM-DD`; its year stands under the name. */
  startDate: string
  src: string | null
  size?: 'small' | 'large'
}

function hueOf(text: string): number {
  let sum = 0
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return 185 + (sum % 9) * 16
}

/** The poster of an edition; without a picture a card of its own with the words that name it. */
export function Poster({ name, startDate, src, size = 'small' }: PosterProps) {
  const [broken, setBroken] = useState(false)
  if (src && !broken) {
    return (
      <img
        className={`${styles.poster} ${styles[size]}`}
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  }
  const text = posterText(name)
  const hue = hueOf(text)
  const latin = /^[A-Z]/.test(text)
  return (
    <span
      className={`${styles.poster} ${styles[size]}`}
      style={{ background: `linear-gradient(160deg, hsl(${hue} 42% 44%), hsl(${hue + 18} 48% 30%))` }}
      aria-hidden="true"
      translate="no"
    >
      <b className={latin ? styles.latin : styles.words}>
        {latin ? text : (text.match(/.{1,2}/gu) ?? []).map((line) => <span key={line}>{line}</span>)}
      </b>
      <i className={styles.year}>{startDate.slice(0, 4)}</i>
    </span>
  )
}
