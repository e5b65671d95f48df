import type { Plan } from '@zhzz/contract/member/calls.ts'
import { planName } from '#account/planName.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { t } from '#i18n/t.ts'
import { limitText } from '#member/limitText.ts'
import { usePermitted } from '#member/permission.ts'
import styles from '#pages/my/plan/PlanChoices.module.css'
import { useAskForPlan } from '#pages/my/plan/useAskForPlan.ts'
import { Button } from '#ui/Button.tsx'
import { cx } from '#ui/cx.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** What sells a plan, in this order; the table below has all. */
const telling = [
  ['unlock', 'member.factUnlock'],
  ['prediction_rows', 'member.factPrediction'],
  ['export', 'member.factExport'],
  ['seats', 'member.factSeats'],
] as const

/** Each plan with its price, or with whom to ask where the operator has set none; one's own is marked. */
export function PlanChoices({ plans, current }: { plans: readonly Plan[]; current: string | null }) {
  const mayAsk = usePermitted('zky:member:manage')
  const askForPlan = useAskForPlan()
  const shown = plans.filter(({ code }) => code !== 'free_authenticated')
  return shown.map((plan) => {
    const isMine = plan.code === current
    const isFree = plan.code === 'free'
    return (
      <section
        key={plan.code}
        className={cx(styles.plan, isMine && styles.mine)}
        aria-label={planName(plan.code)}
      >
        <div className={styles.text}>
          <h2 className={styles.name}>
            {planName(plan.code)}
            {isMine && <small>{t('member.current')}</small>}
          </h2>
          <FactLine
            facts={telling.map(([code, word]) => {
              const limit = limitText(plan, code)
              if (code === 'prediction_rows' && limit === t('member.noLimit'))
                return t('member.factPredictionAll')
              return limit !== null && limit !== '1' && t(word, { n: limit })
            })}
          />
          {plan.priceText !== null && <p className={styles.price}>{plan.priceText}</p>}
        </div>
        {(plan.code === 'member' || plan.code === 'team') && mayAsk && (
          <Button
            size="small"
            look="line"
            onClick={() => void askForPlan(plan.code === 'team' ? 'team' : 'member')}
          >
            {t(isMine ? 'order.renew' : 'application.apply')}
          </Button>
        )}
        {!isFree && !isMine && !mayAsk && (
          <Button size="small" look="line" icon="phone" onClick={() => void showUpgrade(planName(plan.code))}>
            {t(plan.priceText === null ? 'member.askToOpen' : 'member.open')}
          </Button>
        )}
      </section>
    )
  })
}
