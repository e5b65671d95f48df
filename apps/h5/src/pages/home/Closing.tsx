import { account } from '@zhzz/contract/account/calls.ts'
import type { PredictionEdition, Seller } from '@zhzz/contract/prediction/edition.ts'
import { useRead } from '#api/useRead.ts'
import { EditionLine } from '#exhibition/EditionLine.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { WindowRibbon } from '#prediction/WindowRibbon.tsx'
import { Card, CardLink } from '#ui/Card.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

/** 联系窗口快关了: the editions whose window for this kind of seller closes first. */
export function Closing({ rows, seller }: { rows: readonly PredictionEdition[]; seller: Seller }) {
  const { newPredictionCount = 0 } = useRead(account.statistics, {}).data ?? {}
  const open = rows.flatMap((row) => {
    const window = row.windows.find((one) => one.seller === seller)
    return row.lack === null && window?.state === 'open' ? [{ row, window }] : []
  })
  if (open.length === 0 && newPredictionCount === 0) return null
  return (
    <Card
      flush
      title={open.length > 0 ? t('home.closing') : t('home.prediction')}
      end={
        <CardLink onClick={() => navigateTo(to('/pages/prediction/list'))}>
          {newPredictionCount > 0
            ? t('home.newPredictionCount', { n: newPredictionCount })
            : t('home.prediction')}
        </CardLink>
      }
    >
      {open.map(({ row: { edition, predictedCount, highCount }, window }) => (
        <EditionLine
          key={edition.id}
          edition={edition}
          onOpen={() => navigateTo(to('/pages/prediction/enterprise/list', { editionId: edition.id }))}
        >
          <FactLine
            facts={[
              edition.cityName,
              t('home.mayExhibit', { n: predictedCount }),
              t('home.veryLikely', { n: highCount }),
            ]}
          />
          <WindowRibbon window={window} />
        </EditionLine>
      ))}
    </Card>
  )
}
