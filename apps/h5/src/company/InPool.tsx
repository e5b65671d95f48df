import { useSession } from '#api/session.ts'
import styles from '#company/HeldBy.module.css'
import { useTake } from '#company/take.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'

/** A customer of the team that nobody has: taken here, before the call. */
export function InPool({ poolId }: { poolId: string | null | undefined }) {
  const hasTeam = useSession().viewer?.plan === 'team'
  // Who only reads has this neither.
  const mayWork = usePermitted('zky:contact:unlock')
  if (!poolId || !hasTeam) return null
  return (
    <p className={styles.held}>
      <Icon name="people" size={16} />
      <span className={styles.words}>{t('pool.inPool')}</span>
      {mayWork && <Take poolId={poolId} />}
    </p>
  )
}

function Take({ poolId }: { poolId: string }) {
  const { take, isPending } = useTake(poolId)
  return (
    <Button look="line" size="small" busy={isPending} onClick={() => void take()}>
      {t('pool.take')}
    </Button>
  )
}
