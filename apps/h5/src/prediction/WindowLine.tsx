import type { ContactWindow, Seller } from '@zhzz/contract/prediction/edition.ts'
import { formatDate, formatMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import styles from '#prediction/WindowLine.module.css'
import { windowText } from '#prediction/windowText.ts'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/Icon.tsx'
import { tell } from '#ui/overlay/dialog.ts'

/** 联系窗口 of one kind of seller; a tap tells those of all. */
export function WindowLine({ windows, seller }: { windows: readonly ContactWindow[]; seller: Seller }) {
  const mine = windows.find((one) => one.seller === seller)
  if (!mine) return null
  return (
    <button
      type="button"
      className={cx(styles.line, styles[mine.state])}
      onClick={() => void explain(windows)}
    >
      <Icon name="clock" size={16} />
      <span>{windowText(mine)}</span>
    </button>
  )
}

const spanWords = {
  this: 'prediction.windowOf',
  announced: 'prediction.windowOfLater',
  expected: 'prediction.windowOfExpected',
} as const

function explain(windows: readonly ContactWindow[]): Promise<void> {
  return tell({
    title: t('prediction.window'),
    body: (
      <>
        <ul className={styles.all}>
          {windows.map((one) => (
            <li key={one.seller}>
              {t(spanWords[one.edition], {
                seller: t(`prediction.${one.seller}`),
                from: formatDate(one.from),
                to: formatDate(one.to),
                month: formatMonth(one.startDate),
              })}
              <b>{windowText({ ...one, edition: 'this' })}</b>
            </li>
          ))}
        </ul>
        <p>{t('prediction.windowHelp')}</p>
      </>
    ),
  })
}
