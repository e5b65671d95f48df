import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { emptyFields, fieldsOf } from '#pages/exhSchedule/add/fields.ts'
import { Library } from '#pages/exhSchedule/add/Library.tsx'
import { MyForm } from '#pages/exhSchedule/add/MyForm.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

export default definePage({ params: ['id?', 'tab?'], bar: 'own' }, function AddExhSchedulePage({ params }) {
  const { id, tab } = params
  const isOwn = tab === 'own'
  return (
    <>
      <NavBar title={t(id ? 'mySchedule.editTitle' : 'title.addExhSchedule')} onBack={() => navigateBack()} />
      {id ? (
        <Edit id={id} />
      ) : (
        <>
          <Tabs
            label={t('title.addExhSchedule')}
            tabs={[
              { value: 'library', label: t('mySchedule.fromLibrary') },
              { value: 'own', label: t('mySchedule.ownTitle') },
            ]}
            chosen={isOwn ? 'own' : 'library'}
            onChoose={(next) => setParams({ tab: next })}
          />
          {isOwn ? (
            <MyForm start={emptyFields} mine={null} />
          ) : (
            <Library onOwn={() => setParams({ tab: 'own' })} />
          )}
        </>
      )}
    </>
  )
})

function Edit({ id }: { id: string }) {
  const read = useRead(schedule.mineDetail, { id }, { staleTime: 0 })
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={1} height={92} />
          <Skeleton rows={1} height={420} />
        </Cards>
      }
    >
      {(detail) => <MyForm key={detail.mine.id} start={fieldsOf(detail)} mine={detail.mine} />}
    </Loaded>
  )
}
