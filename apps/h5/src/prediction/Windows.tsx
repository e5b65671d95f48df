import type { ContactWindow } from '@zhzz/contract/prediction/edition.ts'
import { formatMonth, formatShortDay } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'
import styles from '#prediction/Windows.module.css'
import { FactLine } from '#ui/shown/FactLine.tsx'

const keyDateWords = {
  drawingReviewDeadline: 'exhibition.dateDrawing',
  freightDeadline: 'exhibition.dateFreight',
} as const

/** 联系窗口 of every kind of seller, with the days and the date that closes it. */
export function Windows({ windows }: { windows: readonly ContactWindow[] }) {
  return (
    <section className={styles.windows}>
      <h3 className={styles.title}>{t('prediction.window')}</h3>
      <ul>
        {windows.map((one) => (
          <li key={one.seller} className={styles.one}>
            <FactLine
              facts={[
                <b key="seller">{t(`prediction.${one.seller}`)}</b>,
                one.edition !== 'this' &&
                  t(one.edition === 'announced' ? 'prediction.ofEdition' : 'prediction.ofExpected', {
                    month: formatMonth(one.startDate),
                  }),
                `${formatShortDay(one.from)} – ${formatShortDay(one.to)}`,
                one.keyDate !== null &&
                  one.closedBy !== 'start' &&
                  `${t(keyDateWords[one.closedBy])} ${formatShortDay(one.keyDate)}`,
              ]}
            />
            <WindowRibbon window={{ ...one, edition: 'this' }} />
          </li>
        ))}
      </ul>
      <p className={styles.help}>{t('prediction.windowHelp')}</p>
    </section>
  )
}
