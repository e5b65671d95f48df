import { bandOf } from '@zhzz/contract/prediction/band.ts'
import type { PredictedEdition } from '@zhzz/contract/prediction/company.ts'
import { boothTypeName } from '#company/boothType.ts'
import { formatArea, formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { ComingRow } from '#pages/enterprise/detail/overview/ComingRow.tsx'
import styles from '#pages/enterprise/detail/overview/LikelyRow.module.css'
import { chanceText } from '#prediction/chanceText.ts'
import { reasonText } from '#prediction/reasonText.ts'
import { useSeller } from '#prediction/seller.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** An edition where it is likely to be: how likely, why, with what booth, and when to call. */
export function LikelyRow({ row }: { row: PredictedEdition }) {
  const { edition, probability, reasons, windows } = row
  const { seller } = useSeller()
  const window = windows.find((one) => one.seller === seller)
  return (
    <ComingRow edition={edition}>
      <FactLine
        facts={[
          <b key="chance" className={styles[bandOf(probability)]}>
            {t('overview.comes', { chance: chanceText(probability) })}
          </b>,
          reasons[0] && reasonText(reasons[0]),
          expectedOf(row),
        ]}
      />
      {window && <WindowRibbon window={window} />}
    </ComingRow>
  )
}

function expectedOf({ expectedBoothType, expectedBoothArea }: PredictedEdition): string | null {
  if (expectedBoothType === null || expectedBoothArea === null) return null
  const { low, high } = expectedBoothArea
  const area = low === high ? formatArea(low) : `${formatNumber(low)}–${formatArea(high)}`
  return t('overview.expected', { type: boothTypeName(expectedBoothType), area })
}
