import type { FollowUpRecord } from '@zhzz/contract/followUp/calls.ts'
import { callCompany } from '#company/callCompany.ts'
import { dueText } from '#followUp/dueText.ts'
import { formatCompact } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/DueRow.module.css'
import { cx } from '#ui/cx.ts'
import { RowAction } from '#ui/list/RowAction.tsx'

/** Whom to contact, since when or when, how warm it is and what was said last; one tap calls. */
export function DueRow({ record }: { record: FollowUpRecord }) {
  const { id, targetName, targetType, targetId, companyId, editionId, intentLevel, budget } = record
  const mayCall = usePermitted('zky:outCall:use')
  const due = dueText(record.nextFollowTime ?? record.followTime)
  const grade = [intentLevel, budget === null ? null : formatCompact(budget)].filter(Boolean).join(' ')
  return (
    <div className={styles.row}>
      <button
        type="button"
        className={styles.open}
        onClick={() => navigateTo(to('/pages/followUp/detail', { id }))}
      >
        <span className={styles.name}>{targetName}</span>
        <span className={styles.facts}>
          <span className={cx(styles.when, due.isLate && styles.late)}>{due.text}</span>
          {grade !== '' && <span className={styles.grade}>{grade}</span>}
          <span className={styles.said}>
            <span className={styles.words}>{record.content}</span>
          </span>
        </span>
      </button>
      {companyId && mayCall ? (
        <RowAction
          icon="phone"
          word={t('company.dial')}
          tone="act"
          label={`${t('company.dial')} ${targetName}`}
          onClick={() => void callCompany({ id: companyId, editionId: editionId ?? undefined })}
        />
      ) : (
        <RowAction
          icon="note"
          word={t('home.write')}
          tone="act"
          label={`${t('company.writeFollowUp')} ${targetName}`}
          onClick={() =>
            navigateTo(
              to('/pages/followUp/form', {
                targetType,
                targetId,
                editionId: editionId ?? undefined,
                name: targetName,
              }),
            )
          }
        />
      )}
    </div>
  )
}
