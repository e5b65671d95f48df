import type { Place } from '@zhzz/contract/place/place.ts'
import { distanceText } from '#place/distanceText.ts'
import styles from '#place/picker/PlaceRow.module.css'
import { Icon } from '#ui/Icon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { Highlight } from '#ui/shown/Highlight.tsx'

interface PlaceRowProps {
  place: Place
  keyword: string
  isChosen: boolean
  onChoose: () => void
}

/** A place to be chosen: its name, how far, its address. */
export function PlaceRow({ place: { name, address, distance }, keyword, isChosen, onChoose }: PlaceRowProps) {
  const at = keyword === '' ? -1 : name.toLowerCase().indexOf(keyword.toLowerCase())
  return (
    <button type="button" role="option" aria-selected={isChosen} className={styles.row} onClick={onChoose}>
      <span className={styles.text}>
        <span className={styles.name}>
          <Highlight text={name} marks={at < 0 ? [] : [[at, at + keyword.length]]} />
        </span>
        <FactLine
          facts={[
            distance !== null && distance > 0 && distanceText(distance),
            address !== '' && address !== name && address,
          ]}
        />
      </span>
      {isChosen && <Icon name="check" />}
    </button>
  )
}
