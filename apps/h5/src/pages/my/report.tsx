import { report } from '@zhzz/contract/report/calls.ts'
import { reportStates } from '@zhzz/contract/report/choices.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { setParams } from '#nav/page.ts'
import { ReportRow } from '#pages/my/report/ReportRow.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { reportMissing } from '#reading/report/sendReport.tsx'
import { stateWords } from '#reading/report/stateWords.ts'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** 我的反馈: what one has reported, and what came of it. */
export default definePage({ params: ['state?'] }, function MyReportsPage({ params }) {
  const state = reportStates.find((one) => one === params.state)
  const pages = useReadPages(report.mine, { state, limit: 20 }, { keepLast: true, staleTime: 0 })
  return (
    <>
      <Tabs
        label={t('title.report')}
        tabs={[
          { value: 'all', label: t('shell.all') },
          ...reportStates.map((value) => ({ value, label: t(stateWords[value]) })),
        ]}
        chosen={state ?? 'all'}
        onChoose={(next) => setParams({ state: next === 'all' ? undefined : next })}
      />
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        rowHeight={82}
        edge
        empty={
          <Blank
            title={t('report.none')}
            text={t('report.noneText')}
            action={{ label: t('search.reportMissing'), onClick: () => void reportMissing('') }}
          />
        }
      >
        {(row) => <ReportRow row={row} />}
      </PagedList>
    </>
  )
})
