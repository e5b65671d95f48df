import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/Row.tsx'

/** The doors to visitors and prediction. */
export function Doors({ editionId }: { editionId: string }) {
  return (
    <Card flush>
      <Row
        icon="people"
        label={t('exhibition.visitors')}
        value={t('exhibition.visitorsText')}
        onClick={() => navigateTo(to('/pages/exhibition/moreAud/moreAud', { editionId }))}
      />
      <Row
        icon="trend"
        label={t('exhibition.prediction')}
        value={t('exhibition.predictionText')}
        onClick={() => navigateTo(to('/pages/prediction/enterprise/list', { editionId }))}
      />
    </Card>
  )
}
