import { call } from '@zhzz/contract/call/calls.ts'
import type { CallList } from '@zhzz/contract/call/list.ts'
import { useRead } from '#api/useRead.ts'
import { formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'
import { RowSkeleton } from '#ui/shown/RowSkeleton.tsx'

/** 我的外呼名单, each with how far one is. */
export function Lists() {
  const read = useRead(call.lists, {}, { staleTime: 0 })
  return (
    <Loaded read={read} skeleton={<RowSkeleton rowHeight={82} />}>
      {({ lists }) =>
        lists.length === 0 ? (
          <Blank
            title={t('call.noLists')}
            text={t('call.noListsText')}
            action={{
              label: t('company.goFind'),
              onClick: () => navigateTo(to('/pages/enterprise/list/list')),
            }}
          />
        ) : (
          lists.map((list) => <ListOfCalls key={list.id} list={list} />)
        )
      }
    </Loaded>
  )
}

function ListOfCalls({ list: { id, name, waiting, total, createdAt, editionName } }: { list: CallList }) {
  return (
    <ListRow
      title={name}
      facts1={
        <FactLine
          tone="ink"
          facts={[waiting === 0 ? t('call.listDone') : t('call.listState', { n: waiting, m: total })]}
        />
      }
      facts2={<FactLine facts={[formatShortDay(shanghaiToday(Date.parse(createdAt))), editionName]} />}
      onOpen={() => navigateTo(to('/pages/outCall/callList', { id }))}
    />
  )
}
