import type { ApplicationCard } from '@zhzz/contract/application/application.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { aboutApplication, openApplication } from '#application/openApplication.ts'
import { StateChip } from '#application/StateChip.tsx'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/application.module.css'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { longPress } from '#ui/longPress.ts'
import { Chip } from '#ui/shown/Chip.tsx'

/** An application of the catalogue: a tap opens it, held it tells about itself. */
export function Tool({ app }: { app: ApplicationCard }) {
  const { code, icon, name, summary, tag, openState } = app
  return (
    <button
      type="button"
      className={styles.tool}
      {...longPress(() => aboutApplication(code))}
      onClick={() => openApplication(app)}
    >
      {/* Of our own family: the catalogue names no others. */}
      <Icon name={trusted<IconName>(icon)} size={24} />
      <span className={styles.text}>
        <span className={styles.name}>
          {name}
          {openState === 'opened' ? (
            tag && <Chip tone={tag === 'hot' ? 'red' : 'blue'}>{t(`application.${tag}`)}</Chip>
          ) : (
            <StateChip {...app} />
          )}
        </span>
        <span className={styles.summary}>{summary}</span>
      </span>
    </button>
  )
}
