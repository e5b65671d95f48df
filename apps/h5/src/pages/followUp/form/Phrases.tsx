import { t } from '#i18n/t.ts'
import styles from '#pages/followUp/form/Phrases.module.css'

const phrases = [
  'phraseTalked',
  'phraseSent',
  'phraseQuote',
  'phraseThink',
  'phraseAgain',
  'phraseNobody',
  'phraseNotNow',
] as const

/** 常用语: a tap appends one to the text. */
export function Phrases({ onPick }: { onPick: (phrase: string) => void }) {
  return (
    <div className={styles.phrases} role="group" aria-label={t('followUp.phrases')}>
      {phrases.map((phrase) => (
        <button
          key={phrase}
          type="button"
          className={styles.phrase}
          onClick={() => onPick(t(`followUp.${phrase}`))}
        >
          {t(`followUp.${phrase}`)}
        </button>
      ))}
    </div>
  )
}
