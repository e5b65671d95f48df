import type { HallSlot } from '@zhzz/contract/hall/slot.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { slotPurposeWords, slotStatusWords } from '#hall/slotWords.ts'
import { formatDays } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { fieldsOf } from '#pages/hallSchedule/slot/fields.ts'
import { removeSlot } from '#pages/hallSchedule/slot/removeSlot.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { chooseAction } from '#ui/overlay/choose.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** In px. */
export const slotRowHeight = 82

/** Among the hues of trades, one for all: an entry has no trade. */
const hue = 6

/** An entry of 我的档期: when, how far it is, where. A long press, and 更多, change or remove it. */
export function SlotRow({ slot }: { slot: HallSlot }) {
  const { id, hallId, title, startDate, endDate, status, isMine } = slot
  const openHall = () => navigateTo(to('/pages/hallSchedule/hallScheduleDetail', { id: hallId }))
  const edit = () => navigateTo(to('/pages/hallSchedule/addHallSchedule', { id }))
  async function offerActions() {
    const chosen = await chooseAction(title, [t('followUp.editAction'), t('calendar.remove')])
    if (chosen === 0) edit()
    if (chosen === 1) await removeSlot(id, fieldsOf(slot))
  }
  return (
    <ListRow
      lead={<Tile word={null} hue={hue} startDate={startDate} />}
      title={title}
      facts1={
        <FactLine
          facts={[
            <b key="status">{t(slotStatusWords[status])}</b>,
            formatDays(startDate, endDate, { weekdays: false }),
            status === 'held' &&
              slot.heldUntil !== null &&
              t('hallSlot.heldUntilDay', {
                day: formatDays(slot.heldUntil, slot.heldUntil, { weekdays: false }),
              }),
            !isMine && slot.ownerName,
          ]}
        />
      }
      facts2={
        <FactLine
          facts={[
            slot.hallName,
            slot.pavilions.length > 0 && slot.pavilions.slice(0, 4).join(' '),
            slot.purpose !== 'exhibition' && t(slotPurposeWords[slot.purpose]),
          ]}
        />
      }
      action={
        <RowAction
          icon="hall"
          tone="act"
          word={t('hallSlot.hall')}
          label={slot.hallName}
          onClick={openHall}
        />
      }
      onOpen={isMine ? edit : openHall}
      {...(isMine && { onHold: () => void offerActions() })}
    />
  )
}
