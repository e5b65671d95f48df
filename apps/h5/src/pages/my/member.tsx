import { account } from '@zhzz/contract/account/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { useSession } from '#api/session.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import { askToSignIn } from '#nav/signIn.ts'
import styles from '#pages/my/member.module.css'
import { PlanCard } from '#pages/my/plan/PlanCard.tsx'
import { PlanChoices } from '#pages/my/plan/PlanChoices.tsx'
import { PlanTable } from '#pages/my/plan/PlanTable.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { BarAction, BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const questions = [
  ['member.q1', 'member.a1'],
  ['member.q2', 'member.a2'],
  ['member.q3', 'member.a3'],
  ['member.q4', 'member.a4'],
] as const

/** 会员中心 for everybody: what the plans give; a plan is bought by telephone, so both actions lead to customer service. */
export default definePage({}, function PlansPage() {
  const { token, viewer: known } = useSession()
  const plans = useRead(member.planList, {})
  const { data } = useRead(account.current, {}, { enabled: token !== null })
  const viewer = token === null ? null : (data ?? known)
  const current = viewer?.plan ?? null
  return (
    <>
      <Loaded
        read={plans}
        skeleton={
          <Cards>
            {viewer && <PlanCard viewer={viewer} />}
            <Skeleton rows={1} height={600} />
          </Cards>
        }
      >
        {(list) => (
          <Cards>
            {viewer && <PlanCard viewer={viewer} />}
            {token === null && (
              <Card>
                <div className={styles.guest}>
                  <p>{t('member.signIn')}</p>
                  <Button look="line" size="small" onClick={() => void askToSignIn()}>
                    {t('shell.signIn')}
                  </Button>
                </div>
              </Card>
            )}
            <PlanChoices plans={list} current={current} />
            <Card title={t('member.compare')}>
              <PlanTable plans={list} current={current} />
              <p className={styles.note}>{t('member.numbersNote')}</p>
            </Card>
            <Card title={t('member.questions')}>
              <dl className={styles.questions}>
                {questions.map(([question, answer]) => (
                  <div key={question}>
                    <dt>{t(question)}</dt>
                    <dd>{t(answer)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          </Cards>
        )}
      </Loaded>
      <BottomBar>
        <BarAction icon="headset" onClick={() => void showCustomerService()}>
          {t('shell.customerService')}
        </BarAction>
        <Button onClick={() => void showUpgrade()}>
          {t(current === null || current === 'free' ? 'member.upgrade' : 'member.renew')}
        </Button>
      </BottomBar>
    </>
  )
})
