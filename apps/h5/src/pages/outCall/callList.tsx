import { call } from '@zhzz/contract/call/calls.ts'
import type { CallItem } from '@zhzz/contract/call/list.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { ItemRow } from '#pages/outCall/ItemRow.tsx'
import { NextBar } from '#pages/outCall/NextBar.tsx'
import { NotPermitted } from '#pages/outCall/NotPermitted.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

/** 外呼名单: one company after the other, the next one tap away. */
export default definePage({ params: ['id'], bar: 'own' }, function CallListPage({ params: { id } }) {
  const mayCall = usePermitted('zky:outCall:use')
  const read = useRead(call.items, { id }, { staleTime: 0, enabled: mayCall })
  const settling = useWrite(call.settleItem, { outdates: [call.items, call.lists] })
  const removing = useWrite(call.removeList, {
    outdates: [call.lists],
    onDone: () => {
      toast(t('call.listRemoved'))
      navigateBack()
    },
  })
  async function remove() {
    const sure = await confirmDialog({
      title: t('call.removeList'),
      body: t('call.removeListText'),
      confirm: t('call.removeList'),
      danger: true,
    })
    if (sure) await removing.send({ id })
  }
  const settle = (item: CallItem, state: CallItem['state']) => void settling.send({ id: item.id, state })
  const items = read.data?.items ?? []
  const next = items.find(({ state }) => state === 'waiting')
  return (
    <>
      <NavBar
        title={read.data?.list.name ?? t('title.callList')}
        onBack={() => navigateBack()}
        end={<MoreMenu items={[{ label: t('call.removeList'), onClick: () => void remove() }]} />}
      />
      {mayCall ? (
        <Loaded read={read} skeleton={<RowSkeleton rowHeight={82} />}>
          {({ list }) => (
            <>
              {items.map((item) => (
                <ItemRow
                  key={item.id}
                  item={item}
                  editionId={list.editionId}
                  isNext={item === next}
                  onSettle={settle}
                />
              ))}
              {next && <NextBar item={next} list={list} onSkip={() => settle(next, 'skipped')} />}
            </>
          )}
        </Loaded>
      ) : (
        <NotPermitted />
      )}
    </>
  )
})
