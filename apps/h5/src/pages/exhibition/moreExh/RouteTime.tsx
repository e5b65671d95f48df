import type { Output } from '@zhzz/contract/endpoint.ts'
import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhibition/moreExh/RouteTime.module.css'
import { readStored, store } from '#platform/storage.ts'
import { Icon } from '#ui/Icon.tsx'
import { chooseOne } from '#ui/overlay/choose.ts'

const stays = [5, 10, 15, 20, 30, 45] as const
const usualStay = 15
/** Slowly, among people; and from one hall to the next. */
const metresPerMinute = 50
const minutesBetweenHalls = 8

/** How many are left and how long that takes, by the minutes that one stays at each. */
export function RouteTime({ walk }: { walk: Output<typeof exhibition.route> }) {
  const { stops, apart, metres, halls } = walk
  const [stay, setStay] = useState(() => stays.find((one) => String(one) === readStored('minutesPerStop')))
  const minutes = stay ?? usualStay
  const left = [...stops.map(({ row }) => row), ...apart].filter(({ target }) => target === 'todo').length
  const walking = (metres / metresPerMinute + minutesBetweenHalls * Math.max(0, halls - 1)) * partOf(walk)
  async function choose() {
    const labels = stays.map((n) => t('exhibitor.minutes', { n }))
    const at = await chooseOne(t('exhibitor.perStopAsk'), labels, stays.indexOf(minutes))
    const chosen = at === null ? undefined : stays[at]
    if (chosen === undefined) return
    store('minutesPerStop', String(chosen))
    setStay(chosen)
  }
  return (
    <div className={styles.line}>
      <span>
        {left === 0
          ? t('exhibitor.routeDone')
          : t('exhibitor.routeLeft', { n: left, time: timeText(left * minutes + walking) })}
      </span>
      <button type="button" className={styles.stay} onClick={() => void choose()}>
        {t('exhibitor.perStop', { n: minutes })}
        <Icon name="down" size={16} />
      </button>
    </div>
  )
}

/** Of the walk, what is still to be walked. */
function partOf({ stops }: Output<typeof exhibition.route>): number {
  return stops.length === 0 ? 0 : stops.filter(({ row }) => row.target === 'todo').length / stops.length
}

/** To five minutes: it is no promise. */
function timeText(minutes: number): string {
  const rounded = Math.max(5, Math.round(minutes / 5) * 5)
  const [h, n] = [formatNumber(Math.floor(rounded / 60)), rounded % 60]
  if (rounded < 60) return t('exhibitor.minutes', { n })
  return n === 0 ? t('exhibitor.hours', { h }) : t('exhibitor.hoursMinutes', { h, n })
}
