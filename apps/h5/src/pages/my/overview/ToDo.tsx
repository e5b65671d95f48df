import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** What waits for the person: the form of the first login, an account that is being deleted. */
export function ToDo({ viewer }: { viewer: ViewerInfo }) {
  if (viewer.profileCompleted && viewer.cancelDueAt === null) return null
  return (
    <Card flush>
      {viewer.cancelDueAt !== null && (
        <Row
          icon="warning"
          label={t('account.cancelling')}
          onClick={() => navigateTo(to('/pages/person/secret'))}
        />
      )}
      {!viewer.profileCompleted && (
        <Row
          icon="edit"
          label={t('title.submitInfo')}
          value={t('account.profileTodo')}
          onClick={() => navigateTo(to('/pages/my/submitInfo'))}
        />
      )}
    </Card>
  )
}
