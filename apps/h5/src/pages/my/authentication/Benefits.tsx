import { member } from '@zhzz/contract/member/calls.ts'
import { useRead } from '#api/useRead.ts'
import { unknown } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { benefits } from '#member/benefits.ts'
import { limitText } from '#member/limitText.ts'
import styles from '#pages/my/authentication/CompanyStep.module.css'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

/** What the free plan gives an authenticated company beyond what it gives others, from the plans as they are. */
export function Benefits() {
  const { data } = useRead(member.planList, {})
  const free = data?.find(({ code }) => code === 'free')
  const verified = data?.find(({ code }) => code === 'free_authenticated')
  if (verified === undefined) return null
  const more = Object.entries(benefits)
    .map(([code, key]) => ({
      label: t(key),
      before: limitText(free, code),
      after: limitText(verified, code),
    }))
    .filter(({ before, after }) => after !== null && before !== after)
  return (
    <Card title={t('authentication.benefits')}>
      <Facts
        layout="lines"
        facts={more.map(({ label, before, after }) => ({ label, value: `${before ?? unknown} → ${after}` }))}
      />
      <p className={styles.note}>{t('authentication.benefitsNote')}</p>
    </Card>
  )
}
