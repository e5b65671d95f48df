import type { MyExhibition } from '@zhzz/contract/schedule/myExhibition.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionName } from '#exhibition/EditionName.tsx'
import { EditionStatusChip } from '#exhibition/EditionStatusChip.tsx'
import { EnglishName } from '#exhibition/EnglishName.tsx'
import styles from '#exhibition/mine/MyHead.module.css'
import { Tile } from '#exhibition/Tile.tsx'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What is on 我的展会, over its page: name, when, where, and from when it has moved. */
export function MyHead({ mine }: { mine: MyExhibition }) {
  const { tile, startDate, endDate, status, movedFrom, cityName, placeName } = mine
  const isTold = status === 'postponed' || status === 'cancelled' || status === 'ongoing'
  return (
    <div className={styles.head}>
      <Tile word={tile.word} hue={tile.hue} startDate={startDate} />
      <div className={styles.names}>
        <h2 className={styles.name}>
          <EditionName name={mine.name} wrap />
        </h2>
        <EnglishName name={mine.englishName} original={mine.name} />
        <FactLine
          tone="ink"
          facts={[
            isTold && <EditionStatusChip status={status} />,
            formatDays(startDate, endDate),
            <Countdown key="left" edition={mine} />,
          ]}
        />
        <FactLine facts={[cityName, placeName]} />
        {movedFrom && (
          <p className={styles.moved} role="status">
            {t('mySchedule.movedFrom', { days: formatDays(movedFrom.startDate, movedFrom.endDate) })}
          </p>
        )}
      </div>
    </div>
  )
}
