import { hall } from '@zhzz/contract/hall/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { SlotRow, slotRowHeight } from '#pages/hallSchedule/slot/SlotRow.tsx'
import styles from '#pages/hallSchedule/slot/Slots.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 我的档期: what comes next first, what is over last. */
export function Slots() {
  const pages = useReadPages(hall.slots, {}, { staleTime: 0 })
  const { used, limit } = pages.first ?? {}
  return (
    <>
      <PagedList
        pages={pages}
        rowKey={(slot) => slot.id}
        rowHeight={slotRowHeight}
        edge
        empty={
          <Blank
            title={t('hallSlot.none')}
            text={t('hallSlot.noneText')}
            action={{
              label: t('hallSlot.add'),
              onClick: () => navigateTo(to('/pages/hallSchedule/addHallSchedule')),
            }}
          />
        }
      >
        {(slot) => <SlotRow slot={slot} />}
      </PagedList>
      {typeof limit === 'number' && used !== undefined && used > 0 && (
        <p className={styles.limit}>{t('mySchedule.used', { n: used, limit })}</p>
      )}
    </>
  )
}
