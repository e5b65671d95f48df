import type { NameParts } from '@zhzz/contract/nameParts.ts'
import { Fragment } from 'react'
import { Highlight } from '#ui/shown/Highlight.tsx'
import styles from '#ui/shown/PartedName.module.css'

type Marks = readonly (readonly [from: number, to: number])[]

export interface PartedNameProps {
  name: string
  /** Null: it cannot be taken apart. */
  parts: NameParts | null | undefined
  /** Ranges of `name` that were hit. */
  marks?: Marks
  /** Over several lines, broken between its parts only; else on one line, where the form is cut first. */
  wrap?: boolean
}

/** A name by its anatomy, of a company or a fair. */
export function PartedName({ name, parts, marks = [], wrap = false }: PartedNameProps) {
  const piece = (from: number, to: number) => (
    <Highlight text={name.slice(from, to)} marks={marksWithin(marks, from, to)} />
  )
  if (!parts) return <span className={wrap ? styles.whole : styles.core}>{piece(0, name.length)}</span>
  const { place, brand, trade, form, branch } = parts
  const coreEnd = place + brand + trade
  if (wrap) {
    const ends = [0, place, place + brand, coreEnd, coreEnd + form, coreEnd + form + branch]
    return (
      <span className={styles.whole}>
        {ends.slice(1).map((end, part) => {
          const from = ends[part] ?? 0
          return (
            end > from && (
              <Fragment key={from}>
                {from > 0 && <wbr />}
                {piece(from, end)}
              </Fragment>
            )
          )
        })}
      </span>
    )
  }
  return (
    <>
      <span className={styles.core}>{piece(0, coreEnd)}</span>
      {form > 0 && <span className={styles.form}>{piece(coreEnd, coreEnd + form)}</span>}
      {branch > 0 && <span className={styles.branch}>{piece(coreEnd + form, name.length)}</span>}
    </>
  )
}

function marksWithin(marks: Marks, from: number, to: number): Marks {
  return marks
    .map(([start, end]) => [Math.max(start, from) - from, Math.min(end, to) - from] as const)
    .filter(([start, end]) => start < end)
}
