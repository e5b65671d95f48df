import { Failure } from '@zhzz/contract/failure.ts'
import { hall } from '@zhzz/contract/hall/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { emptySlot, fieldsOf } from '#pages/hallSchedule/slot/fields.ts'
import { SlotForm } from '#pages/hallSchedule/slot/SlotForm.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 新增展馆排期: of `hallId` and its `pavilion` from `date` on, or 编辑 of the entry `id`. */
export default definePage(
  { params: ['id?', 'hallId?', 'pavilion?', 'date?'], bar: 'own' },
  function AddHallSchedulePage({ params }) {
    const { id, hallId, pavilion, date } = params
    return (
      <>
        <NavBar
          title={t(id ? 'hallSlot.editTitle' : 'title.addHallSchedule')}
          onBack={() => navigateBack()}
        />
        {id ? (
          <Edit id={id} />
        ) : (
          <SlotForm
            start={{ ...emptySlot(hallId ?? '', pavilion), startDate: dayOf(date) }}
            isFromHall={hallId !== undefined}
          />
        )}
      </>
    )
  },
)

/** Of an address, where anything may stand. */
function dayOf(date: string | undefined): string {
  return date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : ''
}

function Edit({ id }: { id: string }) {
  const read = useRead(hall.slot, { id }, { staleTime: 0 })
  if (!read.data && read.error instanceof Failure && read.error.failure === 'notFound')
    return (
      <Blank
        title={t('hallSlot.gone')}
        action={{
          label: t('hallSlot.tabSlots'),
          onClick: () => redirectTo(to('/pages/hallSchedule/myHallSchedule', { tab: 'slots' })),
        }}
      />
    )
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={1} height={420} />
          <Skeleton rows={1} height={520} />
        </Cards>
      }
    >
      {(slot) => <SlotForm key={slot.id} start={fieldsOf(slot)} id={slot.id} isFromHall={false} />}
    </Loaded>
  )
}
