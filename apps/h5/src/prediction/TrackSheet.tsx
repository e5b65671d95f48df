import { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { ContactWindow, Scorecard } from '@zhzz/contract/prediction/edition.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#prediction/TrackSheet.module.css'
import { percent } from '#prediction/trackText.ts'
import { Windows } from '#prediction/Windows.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface TrackSheetProps {
  /** Absent: of all editions. */
  editionId?: string | undefined
  /** When to call for it, told above. */
  windows?: readonly ContactWindow[]
  open: boolean
  onClose: () => void
}

/** 模型成绩, and when to call: hits beside the baseline, and what was said of each band beside what came true. */
export function TrackSheet({ editionId, windows, open, onClose }: TrackSheetProps) {
  const read = useRead(prediction.scorecard, editionId ? { editionId } : {}, { enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={t('prediction.track')}>
      {windows && <Windows windows={windows} />}
      <Loaded read={read} skeleton={<Skeleton rows={2} height={120} />}>
        {({ scorecard, calibrationError }) =>
          scorecard ? (
            <div className={styles.track}>
              <p>
                {t(
                  scorecard.kind === 'settled'
                    ? 'prediction.trackKindSettled'
                    : 'prediction.trackKindBacktest',
                )}
              </p>
              <Hits card={scorecard} />
              <Bands card={scorecard} />
              <People card={scorecard} />
              {calibrationError !== null && (
                <p>{t('prediction.trackError', { n: (calibrationError * 100).toFixed(1) })}</p>
              )}
              {scorecard.isPartial && <p>{t('prediction.trackPartial')}</p>}
              <p>{t('prediction.model', { version: scorecard.modelVersion })}</p>
            </div>
          ) : (
            <p className={styles.track}>{t('prediction.trackNone')}</p>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function Hits({ card }: { card: Scorecard }) {
  const rows = [
    [t('prediction.trackAt20'), card.precisionAt20, card.baselinePrecisionAt20],
    [t('prediction.trackAt50'), card.precisionAt50, card.baselinePrecisionAt50],
    [t('prediction.trackRecall'), card.recallAt200, card.baselineRecallAt200],
  ] as const
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>
            {t('prediction.trackEditions')} {formatNumber(card.editions)}
          </th>
          <th>{t('prediction.trackModel')}</th>
          <th>{t('prediction.trackBaseline')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, model, baseline]) => (
          <tr key={label}>
            <th>{label}</th>
            <td>{better(model, baseline)}</td>
            <td>{better(baseline, model)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A share; in bold where it beats the other. */
function better(share: number, other: number) {
  return share > other ? <b>{percent(share)}</b> : percent(share)
}

function Bands({ card }: { card: Scorecard }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('prediction.trackBand')}</th>
          <th>{t('prediction.trackSaid')}</th>
          <th>{t('prediction.trackHappened')}</th>
          <th>{t('prediction.trackCount')}</th>
        </tr>
      </thead>
      <tbody>
        {card.byBand.map(({ band, predicted, happened, count }) => (
          <tr key={band}>
            <th>{t(`prediction.${band}`)}</th>
            <td>{percent(predicted)}</td>
            <td>{percent(happened)}</td>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What people had said, beside what the model had said of the same companies and what came true. */
function People({ card }: { card: Scorecard }) {
  if (card.byVerdict.length === 0) return null
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('prediction.trackPeople')}</th>
          <th>{t('prediction.trackModelSaid')}</th>
          <th>{t('prediction.trackHappened')}</th>
          <th>{t('prediction.trackCount')}</th>
        </tr>
      </thead>
      <tbody>
        {card.byVerdict.map(({ verdict, count, predicted, happened }) => (
          <tr key={verdict}>
            <th>{t(verdict === 'yes' ? 'prediction.trackSaidYes' : 'prediction.trackSaidNo')}</th>
            <td>{predicted === null ? '-' : percent(predicted)}</td>
            <td>{percent(happened)}</td>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
