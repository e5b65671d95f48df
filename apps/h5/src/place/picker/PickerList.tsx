import type { Place, Point } from '@zhzz/contract/place/place.ts'
import { type UIEvent, useState } from 'react'
import { failureText } from '#api/explain.ts'
import { t } from '#i18n/t.ts'
import styles from '#place/picker/PickerList.module.css'
import { PlaceRow } from '#place/picker/PlaceRow.tsx'
import { usePlaces } from '#place/picker/usePlaces.ts'
import { useStanding } from '#place/picker/useStanding.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** Spec §9, list lower threshold: px from the bottom at which the next page is asked for. */
const thresholdPixels = 50

const sources = {
  builtIn: null,
  tencent: 'place.fromTencent',
  amap: 'place.fromAmap',
  google: 'place.fromGoogle',
} as const

interface PickerListProps {
  around: Point
  keyword: string
  chosen: Place | null
  onChoose: (place: Place) => void
}

/** What is near the middle of the map, or what a keyword finds. */
export function PickerList({ around, keyword, chosen, onChoose }: PickerListProps) {
  const [within, setWithin] = useState<'radius' | 'country'>('radius')
  const places = usePlaces({ around, keyword, within, enabled: true })
  const standing = useStanding(around, keyword === '')
  const rows =
    keyword === '' && standing
      ? [standing, ...places.rows.filter((row) => !isSame(row, standing))]
      : places.rows
  const isEmpty = !places.isPending && !places.error && rows.length === 0
  const source = places.source && sources[places.source]

  function onScroll({ currentTarget: list }: UIEvent<HTMLDivElement>) {
    if (list.scrollHeight - list.scrollTop - list.clientHeight <= thresholdPixels) places.loadMore()
  }

  return (
    <div className={styles.list} role="listbox" aria-label={t('place.nearby')} onScroll={onScroll}>
      {keyword === '' && !standing && <Skeleton rows={1} height={56} />}
      {rows.map((row, index) => (
        <PlaceRow
          // Two places may bear one name; none stands twice in one place of the list.
          key={`${row.name} ${row.latitude} ${row.longitude} ${index}`}
          place={row}
          keyword={keyword}
          isChosen={chosen !== null && isSame(row, chosen)}
          onChoose={() => onChoose(row)}
        />
      ))}
      {places.isPending && <Skeleton rows={5} height={56} />}
      <div className={styles.footer} role="status">
        {places.error ? (
          <button type="button" className={styles.more} onClick={places.reload}>
            {failureText(places.error)} · <b>{t('list.retry')}</b>
          </button>
        ) : isEmpty ? (
          <>
            <p>
              {t(keyword === '' ? 'place.none' : within === 'radius' ? 'place.noneFound' : 'place.noneAtAll')}
            </p>
            {keyword !== '' && within === 'radius' && (
              <Button look="line" size="small" onClick={() => setWithin('country')}>
                {t('place.inCountry')}
              </Button>
            )}
          </>
        ) : places.isLoadingMore ? (
          t('list.loadingMore')
        ) : places.hasMore ? (
          <button type="button" className={styles.more} onClick={places.loadMore}>
            {t('list.loadMore')}
          </button>
        ) : (
          !places.isPending && (source ? t(source) : t('list.noMore'))
        )}
      </div>
    </div>
  )
}

function isSame(a: Place, b: Place): boolean {
  return a.name === b.name && a.latitude === b.latitude && a.longitude === b.longitude
}
