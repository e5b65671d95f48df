import type { Authentication } from '@zhzz/contract/authentication/calls.ts'
import { authLook } from '#account/authLook.ts'
import { formatDate, formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { Benefits } from '#pages/my/authentication/Benefits.tsx'
import styles from '#pages/my/authentication/CompanyStep.module.css'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Chip } from '#ui/shown/Chip.tsx'
import { Facts } from '#ui/shown/Facts.tsx'
import { previewFile } from '#upload/previewFile.tsx'

/** How the authentication stands where nothing is to be filled in: under review, valid, or another's to ask for. */
export function Standing({ state, onRenew }: { state: Authentication; onRenew: () => void }) {
  const { authStatus, request, expireDate, mayApply, isOwner, companyName } = state
  const { text, tone } = authLook(authStatus)
  const files = [request?.license, request?.letter].filter((file) => file != null)
  return (
    <Cards>
      <Card
        title={companyName ?? request?.companyName ?? t('title.enterpriseAuthentication')}
        end={<Chip tone={tone}>{text}</Chip>}
      >
        {request?.state === 'pending' && (
          <p className={styles.said}>
            {authStatus === 3 && `${t('authentication.renewing')} · `}
            {t('authentication.pendingText', { date: formatDate(request.dueDate) })}
          </p>
        )}
        {!isOwner && <p className={styles.said}>{t('authentication.ownerOnly')}</p>}
        <Facts
          layout="lines"
          facts={[
            ...(authStatus === 3 && expireDate !== null
              ? [{ label: t('authentication.validUntil'), value: formatDate(expireDate) }]
              : []),
            ...(request === null
              ? []
              : [
                  { label: t('company.creditCode'), value: request.unifiedSocialCreditCode },
                  { label: t('authentication.legalRepresentative'), value: request.legalRepresentative },
                  { label: t('authentication.address'), value: request.address },
                  { label: t('authentication.applicantName'), value: request.applicantName },
                  ...(request.applicantPhoneMask === ''
                    ? []
                    : [{ label: t('authentication.applicantPhone'), value: request.applicantPhoneMask }]),
                  { label: t('authentication.submittedOn'), value: formatDateTime(request.submittedAt) },
                  { label: t('authentication.requestNo'), value: request.requestNo },
                ]),
          ]}
        />
        {files.map((file) => (
          <Button key={file.id} look="line" size="small" icon="camera" onClick={() => previewFile(file)}>
            {t(file === request?.license ? 'authentication.stepLicense' : 'authentication.letter')}
          </Button>
        ))}
        {authStatus === 3 && <p className={styles.note}>{t('authentication.nameFixed')}</p>}
        {mayApply && expireDate !== null && (
          <>
            <p className={styles.note}>{t('authentication.renewText', { date: formatDate(expireDate) })}</p>
            <Button onClick={onRenew}>{t('authentication.renew')}</Button>
          </>
        )}
      </Card>
      {authStatus !== 3 && <Benefits />}
    </Cards>
  )
}
