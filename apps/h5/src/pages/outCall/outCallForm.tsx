import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { setParams } from '#nav/page.ts'
import { callFilters } from '#pages/outCall/callFilters.ts'
import { Lists } from '#pages/outCall/Lists.tsx'
import { NotPermitted } from '#pages/outCall/NotPermitted.tsx'
import { Records } from '#pages/outCall/Records.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'

/** 外呼记录, and the lists that are worked through. */
export default definePage({ params: callFilters.params }, function CallRecordsPage({ params }) {
  const mayCall = usePermitted('zky:outCall:use')
  const tab = params.tab === 'lists' ? 'lists' : 'records'
  if (!mayCall) return <NotPermitted />
  return (
    <>
      <Tabs
        label={t('title.outCallForm')}
        tabs={[
          { value: 'records', label: t('call.records') },
          { value: 'lists', label: t('call.lists') },
        ]}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next })}
      />
      {tab === 'lists' ? <Lists /> : <Records params={params} />}
    </>
  )
})
