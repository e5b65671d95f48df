import { prediction } from '@zhzz/contract/prediction/calls.ts'
import type { PredictionEdition } from '@zhzz/contract/prediction/edition.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** The doors to visitors and prediction. */
export function Doors({ editionId }: { editionId: string }) {
  const { data } = useRead(prediction.edition, { id: editionId })
  return (
    <Card flush>
      <Row
        icon="people"
        label={t('title.visitors')}
        value={t('exhibition.visitorsText')}
        onClick={() => navigateTo(to('/pages/exhibition/moreAud/moreAud', { editionId }))}
      />
      <Row
        icon="trend"
        label={t('exhibition.prediction')}
        value={data ? doorText(data) : t('exhibition.predictionText')}
        onClick={() => navigateTo(to('/pages/prediction/enterprise/list', { editionId }))}
      />
    </Card>
  )
}

function doorText({ lack, expectedCount, highCount }: PredictionEdition): string {
  if (lack) return lack.code === 'listPublished' ? t('exhibition.predictionText') : t('prediction.lackTitle')
  return t('prediction.doorCount', { count: formatNumber(expectedCount), high: formatNumber(highCount) })
}
