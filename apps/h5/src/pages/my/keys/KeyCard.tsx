import { type AccessKeyRow, accessKey } from '@zhzz/contract/accessKey/calls.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { formatDate, formatDateTime } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/my/keys/AccessKeys.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** A key: what it opens, until when, when it was used last; 更换 and 停用. */
export function KeyCard({ row, onSecret }: { row: AccessKeyRow; onSecret: (secret: string) => void }) {
  const [now] = useState(Date.now)
  const outdates = [accessKey.list]
  const rotating = useWrite(accessKey.rotate, { outdates, onDone: ({ secret }) => onSecret(secret) })
  const ending = useWrite(accessKey.revoke, { outdates, onDone: () => toast(t('accessKey.revoked')) })
  const { id, name, shown, level, domains, calls, expiresAt, previousUntil, usedAt } = row
  const isAll = domains.length === 0 && calls.length === 0
  async function rotate() {
    const confirm = t('accessKey.rotate')
    if (await confirmDialog({ title: name, body: t('accessKey.askRotate'), confirm }))
      await rotating.send({ id })
  }
  async function end() {
    const confirm = t('accessKey.revoke')
    if (await confirmDialog({ title: name, body: t('accessKey.askRevoke'), confirm }))
      await ending.send({ id })
  }
  return (
    <Card title={name} end={<code className={styles.shown}>{shown}…</code>}>
      <FactLine
        tone="ink"
        facts={[
          t(level === 'read' ? 'accessKey.read' : 'accessKey.write'),
          isAll && t('accessKey.allDomains'),
          domains.length > 0 && t('accessKey.someDomains', { n: domains.length }),
          calls.length > 0 && t('accessKey.someCalls', { n: calls.length }),
        ]}
      />
      <FactLine
        facts={[
          Date.parse(expiresAt) < now
            ? t('accessKey.isOver')
            : t('accessKey.until', { day: formatDate(expiresAt) }),
          usedAt === null ? t('accessKey.neverUsed') : t('accessKey.used', { when: relativeTime(usedAt) }),
          row.usedCall,
          row.usedNetwork,
        ]}
      />
      {previousUntil !== null && (
        <FactLine facts={[t('accessKey.overlap', { time: formatDateTime(previousUntil) })]} />
      )}
      <div className={styles.acts}>
        <Button look="line" size="small" busy={rotating.isPending} onClick={() => void rotate()}>
          {t('accessKey.rotate')}
        </Button>
        <Button look="quiet" size="small" busy={ending.isPending} onClick={() => void end()}>
          {t('accessKey.revoke')}
        </Button>
      </div>
    </Card>
  )
}
