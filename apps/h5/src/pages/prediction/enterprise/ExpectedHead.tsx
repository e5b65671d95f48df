import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { useState } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { BandBar } from '#pages/prediction/enterprise/BandBar.tsx'
import styles from '#pages/prediction/enterprise/ExpectedHead.module.css'
import { lackText, lackTitle } from '#prediction/lackText.ts'
import { useSeller } from '#prediction/seller.ts'
import { TrackSheet } from '#prediction/TrackSheet.tsx'
import { recordText } from '#prediction/trackText.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** How many may come, of which bands, when to call, and how good that was before; a tap tells the last two in full. */
export function ExpectedHead({ head }: { head: PredictionEdition }) {
  const [open, setOpen] = useState(false)
  const { seller } = useSeller()
  const { edition, lack, windows } = head
  const mine = windows.find((one) => one.seller === seller)
  return (
    <>
      <button type="button" className={styles.head} onClick={() => setOpen(true)}>
        <span className={styles.line}>
          {lack ? (
            <b>{lackTitle(lack)}</b>
          ) : (
            <span className={styles.count}>
              <b className={styles.number}>{formatNumber(head.predictedCount)}</b>
              {t('prediction.mayExhibit')}
            </span>
          )}
          {mine && lack?.code !== 'cancelled' && (
            <span className={styles.ribbon}>
              <WindowRibbon window={mine} whose />
            </span>
          )}
        </span>
        {lack ? (
          <span className={styles.lack}>{lackText(lack)}</span>
        ) : (
          <>
            <BandBar counts={head} />
            <span className={styles.line}>
              <FactLine
                facts={[
                  t('prediction.bandHigh', { n: head.highCount }),
                  t('prediction.bandMid', { n: head.midCount }),
                  t('prediction.bandLow', { n: head.lowCount }),
                ]}
              />
              <FactLine facts={recordText(head)} />
            </span>
          </>
        )}
      </button>
      <TrackSheet editionId={edition.id} windows={windows} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
