import type { ApplicationDetail } from '@zhzz/contract/application/application.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/home/applicationDetails/About.module.css'
import { Card } from '#ui/Card.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'

/** What it does, for whom, in a day's work, and what is asked of it. A block without words is left out. */
export function About({ app: { features, audience, cases, questions } }: { app: ApplicationDetail }) {
  return (
    <>
      {features.length > 0 && (
        <Card title={t('application.features')}>
          <ul className={styles.lines}>
            {features.map(({ text, picture }) => (
              <li key={text} className={styles.line}>
                <Icon name="check" size={20} />
                <div>
                  <p>{text}</p>
                  {picture && <img className={styles.picture} src={picture} alt="" loading="lazy" />}
                </div>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Lines title={t('application.audience')} icon="people" lines={audience} />
      <Lines title={t('application.cases')} icon="clock" lines={cases} />
      {questions.length > 0 && (
        <Card title={t('member.questions')}>
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
    </>
  )
}

function Lines({ title, icon, lines }: { title: string; icon: IconName; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Card title={title}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <Icon name={icon} size={20} />
            <p>{line}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
