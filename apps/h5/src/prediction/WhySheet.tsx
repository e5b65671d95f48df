import { Failure } from '@zhzz/contract/failure.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { Explanation, Prediction } from '@zhzz/contract/prediction/company.ts'
import type { FactorCode } from '@zhzz/contract/prediction/reason.ts'
import { useRead } from '#api/useRead.ts'
import { formatDate } from '#i18n/format.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { chanceText } from '#prediction/chanceText.ts'
import { openEvidence } from '#prediction/openEvidence.ts'
import { reasonText } from '#prediction/reasonText.ts'
import { Verdicts } from '#prediction/Verdicts.tsx'
import styles from '#prediction/WhySheet.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

const factorWords = {
  recordHere: 'prediction.factorRecordHere',
  exhibitionLoyalty: 'prediction.factorExhibitionLoyalty',
  activity: 'prediction.factorActivity',
  similarSeries: 'prediction.factorSimilarSeries',
  organizer: 'prediction.factorOrganizer',
  industry: 'company.industry',
  home: 'prediction.factorHome',
  booth: 'prediction.factorBooth',
  company: 'prediction.factorCompany',
} as const satisfies Record<FactorCode, string>

interface WhySheetProps {
  said: Pick<Prediction, 'id' | 'myVerdict'>
  open: boolean
  onClose: () => void
  /** The plan does not show this one. */
  onRefused: () => void
}

/** 为什么: what speaks for and against, as bars from the middle, with the records behind each. */
export function WhySheet({ said, open, onClose, onRefused }: WhySheetProps) {
  const read = useRead(prediction.explain, { predictionId: said.id }, { enabled: open })
  const isRefused = read.error instanceof Failure && read.error.failure === 'planTooLow'
  if (open && isRefused) {
    return (
      <Sheet open onClose={onClose} title={t('prediction.whyTitle')}>
        <Blank
          title={t('failure.planTooLow')}
          action={{
            label: t('shell.upgrade'),
            onClick: () => {
              onClose()
              onRefused()
            },
          }}
        />
      </Sheet>
    )
  }
  return (
    <Sheet open={open} onClose={onClose} title={t('prediction.whyTitle')}>
      <Loaded read={read} skeleton={<Skeleton rows={4} height={56} />}>
        {(explanation) => (
          <>
            <Factors explanation={explanation} onLeave={onClose} />
            <Verdicts
              predictionId={said.id}
              editionId={explanation.editionId}
              companyId={explanation.companyId}
              verdict={said.myVerdict}
            />
          </>
        )}
      </Loaded>
    </Sheet>
  )
}

function Factors({ explanation, onLeave }: { explanation: Explanation; onLeave: () => void }) {
  const { factors, companyName, editionName, probability, modelVersion, cutOff, scoredAt } = explanation
  const most = Math.max(0.1, ...factors.map(({ contribution }) => Math.abs(contribution)))
  return (
    <div className={styles.why}>
      <p className={styles.head}>
        <span>
          <b>{companyName}</b>
          <br />
          {editionName}
        </span>
        <b className={styles.probability}>{chanceText(probability)}</b>
      </p>
      <p className={styles.lead}>{t('prediction.whyLead')}</p>
      <ul>
        {factors.map(({ code, contribution, facts }) => (
          <li key={code} className={styles.factor}>
            <div className={styles.line}>
              <span>{t(factorWords[code])}</span>
              <Bar share={contribution / most} value={contribution} />
            </div>
            {facts.map((fact) => (
              <button
                key={fact.code}
                type="button"
                className={styles.fact}
                disabled={fact.evidence.length === 0}
                onClick={() => {
                  onLeave()
                  void openEvidence(fact.evidence, companyName)
                }}
              >
                <span>{reasonText(fact)}</span>
                {fact.evidence.length > 0 && <Icon name="forward" size={16} />}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles.lead}>
        {[
          t('prediction.model', { version: modelVersion }),
          t('prediction.cutOff', { date: formatDate(cutOff) }),
          t('prediction.scoredAt', { time: relativeTime(scoredAt) }),
        ].join(' · ')}
      </p>
    </div>
  )
}

/** How much a heading speaks for or against, in words; from log-odds. */
function effectOf(value: number) {
  if (Math.abs(value) < 0.05) return 'prediction.effectNone'
  if (value > 0) return value < 0.5 ? 'prediction.effectFor' : 'prediction.effectStronglyFor'
  return value > -0.5 ? 'prediction.effectAgainst' : 'prediction.effectStronglyAgainst'
}

/** A bar from the middle, right for and left against; `share` is −1 to 1. */
function Bar({ share, value }: { share: number; value: number }) {
  const text = t(effectOf(value))
  const width = `${Math.abs(share) * 50}%`
  return (
    <span className={styles.bar} role="img" aria-label={text}>
      <span
        className={cx(styles.fill, value >= 0 ? styles.for : styles.against)}
        style={value >= 0 ? { left: '50%', width } : { right: '50%', width }}
      />
      <span className={styles.value}>{text}</span>
    </span>
  )
}
