import type { Plan } from '@zhzz/contract/member/calls.ts'
import { planName } from '#account/planName.ts'
import { unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { benefits } from '#member/benefits.ts'
import { limitText } from '#member/limitText.ts'
import styles from '#pages/my/plan/PlanTable.module.css'
import { cx } from '#ui/cx.ts'

const columns = ['free', 'member', 'team'] as const

/** What each plan gives, side by side; `current`: the plan of the person who looks. */
export function PlanTable({ plans, current }: { plans: readonly Plan[]; current: string | null }) {
  const shown = columns.filter((code) => plans.some((plan) => plan.code === code))
  const isMine = (code: string) => code === current && styles.mine
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('member.benefit')}</th>
          {shown.map((code) => (
            <th key={code} scope="col" className={cx(isMine(code))}>
              {planName(code)}
              {code === current && <span className={styles.more}>{t('member.current')}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(benefits).map(([benefit, label]) => (
          <tr key={benefit}>
            <th scope="row">{t(label)}</th>
            {shown.map((code) => (
              <td key={code} className={cx(isMine(code))}>
                <Value plans={plans} code={code} benefit={benefit} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function limitOf(plans: readonly Plan[], code: string, benefit: string): string {
  const plan = plans.find((one) => one.code === code)
  return limitText(plan, benefit) ?? unknown
}

/** A verified company gets more on the free plan too, which then stands below. */
function Value({ plans, code, benefit }: { plans: readonly Plan[]; code: string; benefit: string }) {
  const value = limitOf(plans, code, benefit)
  const verified = code === 'free' ? limitOf(plans, 'free_authenticated', benefit) : value
  return (
    <>
      {value}
      {verified !== value && <span className={styles.more}>{t('member.verified', { value: verified })}</span>}
    </>
  )
}
