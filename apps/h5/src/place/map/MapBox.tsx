import { place } from '@zhzz/contract/place/calls.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import styles from '#place/map/MapBox.module.css'
import type { PlaceMap } from '#place/map/placeMap.ts'

interface MapBoxProps {
  /** Where the map begins; a new one moves it. */
  centre: Point
  own: Point | null
  chosen: Point | null
  onMoved: (centre: Point) => void
}

/** A map, with its library fetched when the first one is shown. */
export function MapBox({ centre, own, chosen, onMoved }: MapBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<PlaceMap | null>(null)
  const { data } = useRead(place.map, {}, { staleTime: 3_600_000 })
  const moved = useEffectEvent(onMoved)
  const start = useEffectEvent(() => centre)
  useEffect(() => {
    const { current } = box
    if (!data || !current) return undefined
    let ended = false
    let made: PlaceMap | null = null
    void import('#place/map/placeMap.ts').then(
      ({ createPlaceMap }) => {
        if (ended) return
        const labels = { own: t('place.here'), chosen: t('place.choose') }
        made = createPlaceMap(current, { data, centre: start(), labels, onMoved: moved })
        setMap(made)
      },
      // Without it the list is there all the same.
      () => null,
    )
    return () => {
      ended = true
      made?.remove()
    }
  }, [data])
  useEffect(() => map?.moveToLocation(centre), [map, centre])
  useEffect(() => map?.showOwn(own), [map, own])
  useEffect(() => map?.showChosen(chosen), [map, chosen])
  return (
    <div
      ref={box}
      className={styles.map}
      role="application"
      aria-label={t('place.map')}
      data-map={map ? 'there' : undefined}
    />
  )
}
