import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** The first day: what to do so that tomorrow's morning has something to say. */
export function FirstDay() {
  return (
    <Card flush title={t('home.firstDay')}>
      <Row
        icon="fair"
        label={t('home.firstFollow')}
        onClick={() => navigateTo(to('/pages/exhibition/list/list'))}
      />
      <Row
        icon="building"
        label={t('home.firstNote')}
        onClick={() => navigateTo(to('/pages/enterprise/list/list'))}
      />
      <Row icon="edit" label={t('home.firstTrade')} onClick={() => navigateTo(to('/pages/my/submitInfo'))} />
    </Card>
  )
}
