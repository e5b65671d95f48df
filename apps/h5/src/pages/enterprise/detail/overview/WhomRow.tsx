import { copyValue } from '#company/copy.ts'
import { type CalledCompany, callable, dialNumber } from '#company/dialNumber.ts'
import { numberStatusName } from '#company/numberStatus.ts'
import { formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { usePermitted } from '#member/permission.ts'
import { numberText } from '#pages/enterprise/detail/overview/numberText.ts'
import { type Person, whoIs } from '#pages/enterprise/detail/overview/useWhom.ts'
import styles from '#pages/enterprise/detail/overview/WhomRow.module.css'
import { writeMail } from '#platform/phone.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface WhomRowProps {
  person: Person
  company: CalledCompany
}

/** Somebody to ring: who, what number, and once it is clear, ringing and copying it. */
export function WhomRow({ person: { shown, clear }, company }: WhomRowProps) {
  const mayCall = usePermitted('zky:outCall:use')
  const { name, role } = whoIs(shown)
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.who}>
          <b className={styles.name}>{name}</b>
          <span className={styles.role}>{role}</span>
        </p>
        <FactLine
          facts={[
            name !== shown.content && (
              <span key="number" className={styles.number}>
                {numberText(shown.content)}
              </span>
            ),
            stateOf(shown),
          ]}
        />
      </div>
      {clear && (
        <div className={styles.actions}>
          {mayCall && callable([clear]).length > 0 && (
            <span className={styles.act}>
              <IconButton
                icon="phone"
                label={t('company.callNumber', { number: clear.content })}
                onClick={() => void dialNumber(clear, company)}
              />
            </span>
          )}
          {clear.type === 'email' && (
            <span className={styles.act}>
              <IconButton
                icon="mail"
                label={t('company.mailTo', { number: clear.content })}
                onClick={() => writeMail(clear.content)}
              />
            </span>
          )}
          <IconButton
            icon="copy"
            label={t('company.copyNumber', { number: clear.content })}
            onClick={() => void copyValue(clear.content)}
          />
        </div>
      )}
    </li>
  )
}

/** 03/18 实号, 未检测, 谢绝来电; nothing of what cannot be dialled. */
function stateOf({ type, doNotCall, numberStatus, statusCheckedAt }: Person['shown']): string | null {
  if (doNotCall) return t('company.doNotCall')
  if (type !== 'mobile' && type !== 'landline') return null
  const status = numberStatusName(numberStatus)
  if (numberStatus === 'unknown' || statusCheckedAt === null) return status
  return `${formatShortDay(shanghaiToday(Date.parse(statusCheckedAt)))} ${status}`
}
