import type { CallRecord } from '@zhzz/contract/call/record.ts'
import { callResultText } from '#call/results.ts'
import { CompanyAvatar } from '#company/CompanyAvatar.tsx'
import { CompanyName } from '#company/CompanyName.tsx'
import { callCompany } from '#company/callCompany.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/outCall/CallRow.module.css'
import { lineText } from '#pages/outCall/lineText.ts'
import { openCall } from '#pages/outCall/openCall.ts'
import { ListRow } from '#ui/list/ListRow.tsx'
import { RowAction } from '#ui/list/RowAction.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** A call: whom, when, what came of it; rung again from the row, all else a tap on it offers. */
export function CallRow({ record }: { record: CallRecord }) {
  const { companyId, companyName, companyNameParts, contactId, contactName, number, result } = record
  return (
    <ListRow
      lead={<CompanyAvatar name={companyName} parts={companyNameParts} src={null} size={40} />}
      title={<CompanyName name={companyName} parts={companyNameParts} />}
      facts1={<FactLine facts={[contactName, number]} />}
      facts2={
        <FactLine
          facts={[
            momentLabel(record.startedAt),
            <span key="result" className={result === null ? styles.unsaid : styles.said}>
              {callResultText(result)}
            </span>,
            lineText(record),
            !record.isMine && (record.byName ?? t('call.someone')),
          ]}
        />
      }
      action={
        <RowAction
          icon="phone"
          tone="act"
          word={t('call.again')}
          label={companyName}
          onClick={() =>
            void callCompany({ id: companyId, editionId: record.editionId ?? undefined }, contactId)
          }
        />
      }
      onOpen={() => void openCall(record)}
    />
  )
}
