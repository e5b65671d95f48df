import type { TargetRow } from '@zhzz/contract/exhibition/card.ts'
import { Countdown } from '#exhibition/Countdown.tsx'
import { EditionName } from '#exhibition/EditionName.tsx'
import { formatDays } from '#i18n/format.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/target/EditionHead.module.css'
import { Icon } from '#ui/Icon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** An exhibition, over the first of its targets: a tap opens the way through its halls. */
export function EditionHead({ row, before }: { row: TargetRow; before: TargetRow | undefined }) {
  if (before?.editionId === row.editionId) return null
  const { edition, editionId } = row
  return (
    <h2 className={styles.head}>
      <button
        type="button"
        className={styles.open}
        onClick={() => navigateTo(to('/pages/exhibition/moreExh/moreExh', { editionId, tab: 'target' }))}
      >
        <span className={styles.text}>
          <b className={styles.name}>
            <EditionName name={edition.name} />
          </b>
          <FactLine
            facts={[
              formatDays(edition.startDate, edition.endDate, { weekdays: false }),
              <Countdown key="until" edition={edition} />,
            ]}
          />
        </span>
        <Icon name="forward" size={16} />
      </button>
    </h2>
  )
}
