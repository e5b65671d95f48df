import type { ReactNode } from 'react'
import { useRef } from 'react'
import { HallHead, type Head } from '#pages/exhibition/moreExh/HallHead.tsx'
import styles from '#pages/exhibition/moreExh/HeadLine.module.css'
import { usePassed } from '#pages/exhibition/moreExh/usePassed.ts'

interface HeadLineProps {
  /** The halls of the walk in their order; empty in other orders. */
  heads: readonly Head[]
  children: ReactNode
}

/** Stays over the list: the hall that one has scrolled to, and what is to be said of the list as a whole. */
export function HeadLine({ heads, children }: HeadLineProps) {
  const line = useRef<HTMLDivElement>(null)
  const passed = usePassed(line)
  const head = heads.find(({ pavilion }) => (pavilion ?? '') === passed) ?? heads[0]
  return (
    <div ref={line} className={styles.line}>
      {head && <HallHead head={head} />}
      <span className={styles.said}>{children}</span>
    </div>
  )
}
