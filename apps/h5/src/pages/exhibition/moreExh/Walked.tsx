import type { ReactNode } from 'react'
import { HallHead, type Head } from '#pages/exhibition/moreExh/HallHead.tsx'
import styles from '#pages/exhibition/moreExh/HeadLine.module.css'

interface WalkedProps {
  heads: readonly Head[]
  pavilion: string | null
  /** Of the row before; undefined: there is none. */
  before: string | null | undefined
  children: ReactNode
}

/** A row of the walk, with the head of its hall where that begins. */
export function Walked({ heads, pavilion, before, children }: WalkedProps) {
  const begins = before !== undefined && before !== pavilion
  const head = begins ? heads.find((one) => one.pavilion === pavilion) : undefined
  return (
    <div data-pavilion={pavilion ?? ''}>
      {head && (
        <div className={styles.between}>
          <HallHead head={head} />
        </div>
      )}
      {children}
    </div>
  )
}
