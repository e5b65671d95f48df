import type { Tile as TileOf } from '@zhzz/contract/exhibition/tile.ts'
import type { ReactNode } from 'react'
import { EditionName } from '#exhibition/EditionName.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/detail/overview/ComingRow.module.css'

interface ComingRowProps {
  edition: { id: string; name: string; startDate: string; tile: TileOf }
  /** What is known of its being there. */
  children: ReactNode
}

/** An edition where one may meet the company; opens it. */
export function ComingRow({ edition: { id, name, startDate, tile }, children }: ComingRowProps) {
  return (
    <button
      type="button"
      className={styles.row}
      onClick={() => navigateTo(to('/pages/exhibition/detail/detail', { id }))}
    >
      <Tile word={tile.word} hue={tile.hue} startDate={startDate} />
      <span className={styles.text}>
        <span className={styles.name}>
          <EditionName name={name} wrap />
        </span>
        {children}
      </span>
    </button>
  )
}
