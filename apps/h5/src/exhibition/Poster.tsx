import { type ReactNode, useState } from 'react'
import styles from '#exhibition/Poster.module.css'

interface PosterProps {
  src: string
  /** Stands there when the picture cannot be had. */
  instead: ReactNode
}

/** The poster of an edition. */
export function Poster({ src, instead }: PosterProps) {
  const [broken, setBroken] = useState(false)
  if (broken) return instead
  return <img className={styles.poster} src={src} alt="" loading="lazy" onError={() => setBroken(true)} />
}
