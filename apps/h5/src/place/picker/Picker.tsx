import { QueryClientProvider } from '@tanstack/react-query'
import type { Place, Point } from '@zhzz/contract/place/place.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { explain } from '#api/explain.ts'
import { queryClient } from '#api/queryClient.ts'
import { t } from '#i18n/t.ts'
import { MapBox } from '#place/map/MapBox.tsx'
import { followOwn } from '#place/ownMarker.ts'
import styles from '#place/picker/Picker.module.css'
import { PickerList } from '#place/picker/PickerList.tsx'
import { useRested } from '#place/picker/useRested.ts'
import { currentPosition } from '#platform/position.ts'
import { Button } from '#ui/Button.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { Icon } from '#ui/Icon.tsx'
import { useModal } from '#ui/overlay/useModal.ts'

/** 天安门: where a map begins when nobody says where they are. */
const beginning = { latitude: 39.9076, longitude: 116.3913 }

/** Opens the picker over everything; the picked place, or null when it was left. */
export function openPicker(start: Point | null, toOwn: boolean): Promise<Place | null> {
  const holder = document.createElement('div')
  document.body.append(holder)
  const root = createRoot(holder)
  return new Promise((resolve) => {
    const end = (picked: Place | null) => {
      root.unmount()
      holder.remove()
      resolve(picked)
    }
    root.render(
      <QueryClientProvider client={queryClient}>
        <Picker start={start ?? beginning} toOwn={toOwn} onEnd={end} />
      </QueryClientProvider>,
    )
  })
}

interface PickerProps {
  start: Point
  /** The map goes to where the person is, once that is known. */
  toOwn: boolean
  onEnd: (picked: Place | null) => void
}

function Picker({ start, toOwn, onEnd }: PickerProps) {
  const box = useModal(true, () => onEnd(null))
  const [middle, setMiddle] = useState(start)
  const [asked, setAsked] = useState(start)
  const [own, setOwn] = useState<Point | null>(null)
  const [chosen, setChosen] = useState<Place | null>(null)
  const [isSearching, setSearching] = useState(false)
  const [keyword, setKeyword] = useState('')
  const around = useRested(asked)
  const words = useRested(keyword.trim())

  function goTo(point: Point) {
    setMiddle({ ...point })
    setAsked(point)
    setChosen(null)
  }
  const mark = useEffectEvent((point: Point) => {
    setOwn(point)
    if (own === null && toOwn) goTo(point)
  })
  // Without the position the map is moved by hand.
  useEffect(() => followOwn({ onMarker: mark, onError: (error) => console.warn(error.message) }), [])

  function showOwn() {
    if (own) return goTo(own)
    currentPosition().then((point) => {
      setOwn(point)
      goTo(point)
    }, explain)
  }

  return (
    <dialog ref={box} className={styles.picker} aria-label={t('place.choose')}>
      <div className={styles.column}>
        <header className={styles.bar}>
          <button
            type="button"
            className={styles.side}
            aria-label={t('shell.back')}
            onClick={() => onEnd(null)}
          >
            <Icon name="back" size={24} />
          </button>
          <SearchBox
            value={keyword}
            placeholder={t('place.search')}
            onFocus={() => setSearching(true)}
            onChange={setKeyword}
          />
          {isSearching && (
            <button
              type="button"
              className={styles.cancel}
              onClick={() => {
                setSearching(false)
                setKeyword('')
              }}
            >
              {t('shell.cancel')}
            </button>
          )}
        </header>
        <div className={isSearching ? styles.lowMap : styles.map}>
          <MapBox
            centre={middle}
            own={own}
            chosen={chosen}
            onMoved={(point) => {
              setAsked(point)
              setChosen(null)
            }}
          />
          <button type="button" className={styles.locate} aria-label={t('place.own')} onClick={showOwn}>
            <Icon name="locate" />
          </button>
        </div>
        <PickerList
          key={words}
          around={around}
          keyword={words}
          chosen={chosen}
          onChoose={(place) => {
            setChosen(place)
            setMiddle({ ...place })
          }}
        />
        <div className={styles.footer} data-bottom-bar>
          <Button disabled={chosen === null} onClick={() => onEnd(chosen)}>
            {t('shell.confirm')}
          </Button>
        </div>
      </div>
    </dialog>
  )
}
