import type { CustomerEdition } from '@zhzz/contract/schedule/customerEditions.ts'
import { EditionTitle } from '#exhibition/EditionTitle.tsx'
import { Tile } from '#exhibition/Tile.tsx'
import { tapSchedule } from '#exhibition/tapSchedule.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/exhSchedule/customers/customers.module.css'
import { roughly } from '#pages/exhSchedule/customers/roughly.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** An exhibition to come: how many customers, who first, what it adds, and what it clashes with. A tap tells whom one meets. */
export function CustomerEditionRow({ row, onMeet }: { row: CustomerEdition; onMeet: () => void }) {
  const { edition, expected, listed, names, pick, clashesWith } = row
  const { id, name, tile, startDate, endDate, cityName, scheduled } = edition
  return (
    <ListRow
      lead={<Tile word={tile.word} hue={tile.hue} startDate={startDate} />}
      title={<EditionTitle card={edition} />}
      facts1={
        <FactLine
          tone="ink"
          facts={[
            t('customers.expected', { n: roughly(expected) }),
            listed > 0 && t('customers.onList', { n: listed }),
            pick && t('customers.adds', { n: roughly(pick.adds) }),
          ]}
        />
      }
      facts2={<FactLine facts={[formatDays(startDate, endDate, { weekdays: false }), cityName]} />}
      below={
        <>
          <FactLine facts={names} />
          {clashesWith && (
            <FactLine
              facts={[
                <span key="clash" className={styles.clash}>
                  {t('customers.clashes', { name: clashesWith })}
                </span>,
              ]}
            />
          )}
        </>
      }
      action={
        <RowAction
          icon="calendar"
          tone={scheduled ? 'quiet' : 'act'}
          word={t(scheduled ? 'mySchedule.isOn' : 'exhibition.addToSchedule')}
          label={name}
          onClick={() => void tapSchedule({ id, scheduled })}
        />
      }
      onOpen={onMeet}
    />
  )
}
