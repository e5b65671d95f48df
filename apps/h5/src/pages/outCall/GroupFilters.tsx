import { call } from '@zhzz/contract/call/calls.ts'
import { useRead } from '#api/useRead.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import type { Address } from '#nav/listParams.ts'
import { callFilters } from '#pages/outCall/callFilters.ts'
import { OptionFilter } from '#ui/list/OptionFilter.tsx'

/** 成员 and 展会: among those who have called, and what was called about. */
export function GroupFilters({ params }: { params: Address }) {
  const { data } = useRead(call.statistics, {})
  const seesTeam = usePermitted('zky:outCall:viewTeam')
  const members = (data?.members ?? []).flatMap(({ id, name }) =>
    id === null ? [] : [{ value: id, label: name ?? t('call.someone') }],
  )
  const editions = (data?.editions ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      {seesTeam && members.length > 1 && (
        <OptionFilter
          title={t('account.roleMember')}
          choices={members}
          chosen={callFilters.values('memberId', params)}
          onChoose={([memberId]) => writeAddress({ memberId })}
        />
      )}
      {editions.length > 0 && (
        <OptionFilter
          title={t('followUp.targetExhibition')}
          choices={editions}
          chosen={callFilters.values('editionId', params)}
          onChoose={([editionId]) => writeAddress({ editionId })}
        />
      )}
    </>
  )
}
