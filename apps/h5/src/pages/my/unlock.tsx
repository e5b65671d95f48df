import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { setParams } from '#nav/page.ts'
import { CreditsLeft } from '#pages/my/unlock/CreditsLeft.tsx'
import { Ledger } from '#pages/my/unlock/Ledger.tsx'
import { Unlocks } from '#pages/my/unlock/Unlocks.tsx'
import { unlockFilters } from '#pages/my/unlock/unlockFilters.ts'
import { Tabs } from '#ui/list/Tabs.tsx'

/** 我的解锁列表: what the team has unlocked, and where its credits went. */
export default definePage({ params: unlockFilters.params }, function MyUnlocksPage({ params }) {
  const tab = params.tab === 'ledger' ? 'ledger' : 'list'
  return (
    <>
      <CreditsLeft />
      <Tabs
        label={t('title.unlock')}
        tabs={[
          { value: 'list', label: t('unlock.list') },
          { value: 'ledger', label: t('unlock.ledger') },
        ]}
        chosen={tab}
        onChoose={(next) => setParams({ tab: next })}
      />
      {tab === 'ledger' ? <Ledger /> : <Unlocks params={params} />}
    </>
  )
})
