import { company } from '@zhzz/contract/company/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import styles from '#company/module/ModulePage.module.css'
import { SignalRow, signalRowHeight } from '#company/signal/SignalRow.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 商机信号: what the records of two years say that a company does, newest first. */
export default definePage({ params: ['id', 'name?'] }, function SignalsPage({ params: { id, name } }) {
  const pages = useReadPages(company.signals, { id }, { keepLast: true })
  const { first } = pages
  return (
    <div key={first ? 'there' : 'coming'} className={styles.content}>
      <div className={styles.whose}>
        <FactLine
          facts={[
            first?.companyName ?? name,
            first && t(first.totalIsMore ? 'list.totalRowsMore' : 'list.totalRows', { n: first.total }),
            t('signal.twoYears'),
          ]}
        />
      </div>
      <PagedList
        pages={pages}
        rowKey={(row) => row.id}
        edge
        rowHeight={signalRowHeight}
        empty={<Blank title={t('signal.none')} text={t('signal.noneText')} />}
      >
        {(row) => <SignalRow companyId={id} signal={row} />}
      </PagedList>
      {first && first.total > 0 && (
        <Provenance of={first.provenance} about={{ type: 'company', id, part: 'signals' }} />
      )}
    </div>
  )
})
