import type { ApplicationDetail } from '@zhzz/contract/application/application.ts'
import { quotaName } from '#account/quotaName.ts'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** Whether one has it and until when, what is left of what it uses, and what became of 申请开通. */
export function Standing({ app }: { app: ApplicationDetail }) {
  const { openState, expireDate, quotas, request } = app
  const isRefused = request?.state === 'refused' && openState === 'closed'
  return (
    <Card flush title={t('application.standing')}>
      <Row
        label={t(`application.${openState}`)}
        value={expireDate === null ? why(app) : t('application.until', { day: formatDate(expireDate) })}
      />
      {isRefused && <Row label={t('application.refused')} value={formatDate(request.askedAt)} />}
      {request && request.answer !== '' && <Row label={t('application.answer', { words: request.answer })} />}
      {quotas.map(({ code, limit, used }) => (
        <Row
          key={code}
          label={quotaName(code)}
          value={t('application.left', {
            left: formatNumber(Math.max(0, limit - used)),
            limit: formatNumber(limit),
          })}
        />
      ))}
    </Card>
  )
}

function why({ openState, closedBy, request }: ApplicationDetail): string | undefined {
  if (openState === 'coming') return t('application.comingText')
  if (openState === 'asked' && request) return t('application.askedOn', { day: formatDate(request.askedAt) })
  if (closedBy === 'signIn') return t('application.bySignIn')
  if (closedBy === 'permission') return t('application.byPermission')
  return closedBy === 'plan' ? t('application.byPlan') : undefined
}
