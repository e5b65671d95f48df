import type { PredictionEdition, Seller } from '@zhzz/contract/prediction/edition.ts'
import { Tile } from '#exhibition/Tile.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { countFacts } from '#pages/prediction/countFacts.ts'
import { lackTitle } from '#prediction/lackText.ts'
import { recordText } from '#prediction/trackText.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'
import { ListRow } from '#ui/list/ListRow.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface EditionRowProps {
  row: PredictionEdition
  seller: Seller
  /** 回看: what was said beside what came, in the place of the window. */
  isPast: boolean
}

/** An edition whose exhibitors are predicted: how many, how sure, and when to call; looking back, how good that was. */
export function EditionRow({ row, seller, isPast }: EditionRowProps) {
  const { edition, lack, windows } = row
  const mine = windows.find((one) => one.seller === seller)
  return (
    <ListRow
      lead={<Tile word={edition.tile.word} hue={edition.tile.hue} startDate={edition.startDate} />}
      title={edition.name}
      facts1={
        <FactLine
          tone="ink"
          facts={lack ? [edition.cityName, lackTitle(lack)] : [edition.cityName, ...countFacts(row)]}
        />
      }
      facts2={
        isPast ? (
          <FactLine
            facts={[
              ...recordText(row),
              row.publishedRatio === 100
                ? t('prediction.listOut')
                : row.publishedRatio !== null && t('prediction.published', { n: row.publishedRatio }),
            ]}
          />
        ) : (
          mine && lack?.code !== 'cancelled' && <WindowRibbon window={mine} />
        )
      }
      onOpen={() =>
        navigateTo(
          lack === null
            ? to('/pages/prediction/enterprise/list', { editionId: edition.id })
            : to('/pages/exhibition/detail/detail', { id: edition.id }),
        )
      }
    />
  )
}
