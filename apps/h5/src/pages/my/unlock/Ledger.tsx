import { type CreditEntry, unlock } from '@zhzz/contract/unlock/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { CompanyName } from '#company/CompanyName.tsx'
import { momentLabel } from '#followUp/dayLabel.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/my/unlock/Ledger.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

const reasons = {
  unlock: 'unlock.reasonUnlock',
  refund: 'unlock.reasonRefund',
  gift: 'unlock.reasonGift',
  reset: 'unlock.reasonReset',
} as const

/** 额度明细: every credit that went or came, the latest first. */
export function Ledger() {
  const pages = useReadPages(unlock.ledger, { limit: 20 }, { staleTime: 0 })
  return (
    <>
      <p className={styles.promise}>{t('unlock.refundText')}</p>
      <PagedList
        pages={pages}
        rowKey={(entry) => entry.id}
        rowHeight={78}
        edge
        empty={<Blank title={t('unlock.noCredits')} text={t('company.noUnlocksText')} />}
      >
        {(entry) => <Entry entry={entry} />}
      </PagedList>
    </>
  )
}

function Entry({ entry }: { entry: CreditEntry }) {
  const { companyId, companyName, companyNameParts, delta } = entry
  return (
    <ListRow
      height={78}
      title={
        companyName === null ? (
          t(reasons[entry.reason])
        ) : (
          <CompanyName name={companyName} parts={companyNameParts} />
        )
      }
      facts1={<FactLine facts={[t(reasons[entry.reason]), t('unlock.balance', { n: entry.balance })]} />}
      facts2={
        <FactLine facts={[momentLabel(entry.at), !entry.isMine && (entry.byName ?? t('call.someone'))]} />
      }
      action={
        <b className={delta > 0 ? styles.came : styles.went}>{delta > 0 ? `+${delta}` : `−${-delta}`}</b>
      }
      onOpen={
        companyId === null
          ? undefined
          : () =>
              navigateTo(
                to('/pages/enterprise/detail/detail', { id: companyId, name: companyName ?? undefined }),
              )
      }
    />
  )
}
