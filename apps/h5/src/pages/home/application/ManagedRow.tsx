import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/application.module.css'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'

interface Act {
  icon: IconName
  word: 'up' | 'down' | 'add' | 'takeOut'
  /** There is no place in that direction. */
  isIdle?: boolean
  act: () => void
}

/** A line of 管理常用, with what can be done with it. */
export function ManagedRow({ app: { icon, name }, acts }: { app: ApplicationCard; acts: readonly Act[] }) {
  return (
    <div className={styles.managed}>
      <Icon name={trusted<IconName>(icon)} size={20} />
      <span className={styles.managedName}>{name}</span>
      {acts.map(({ icon, word, act, isIdle = false }) => (
        <IconButton
          key={word}
          icon={icon}
          label={t(`application.${word}`, { name })}
          disabled={isIdle}
          onClick={act}
        />
      ))}
    </div>
  )
}
