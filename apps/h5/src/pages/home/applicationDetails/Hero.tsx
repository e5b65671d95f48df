import type { ApplicationDetail } from '@zhzz/contract/application/application.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { StateChip } from '#application/StateChip.tsx'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/applicationDetails/About.module.css'
import { Card } from '#ui/Card.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

/** What it is called, in one sentence, and how it stands. */
export function Hero({ app }: { app: ApplicationDetail }) {
  const { icon, name, summary, tag, problem } = app
  return (
    <Card>
      <div className={styles.hero}>
        <span className={styles.icon}>
          <Icon name={trusted<IconName>(icon)} size={24} />
        </span>
        <div className={styles.text}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.summary}>{summary}</p>
          <Chips>
            <StateChip {...app} />
            {tag && <Chip tone={tag === 'hot' ? 'red' : 'blue'}>{t(`application.${tag}`)}</Chip>}
          </Chips>
        </div>
      </div>
      {problem !== '' && (
        <div className={styles.problem}>
          <h3 className={styles.label}>{t('application.problem')}</h3>
          <p>{problem}</p>
        </div>
      )}
    </Card>
  )
}
