import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { IdentitiesRow } from '#pages/person/IdentitiesRow.tsx'
import { Card } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'

/** 账号与安全 and 隐私设置. */
export function SecurityRows({ viewer }: { viewer: ViewerInfo | null }) {
  return (
    <>
      <Card title={t('login.security')} flush>
        <Row
          icon="lock"
          label={t(viewer?.hasPassword === false ? 'login.setPassword' : 'title.changePassword')}
          onClick={() => navigateTo(to('/pages/person/changePassword'))}
        />
        <Row
          icon="phone"
          label={t('title.replacePhone')}
          value={viewer?.phoneMask}
          onClick={() => navigateTo(to('/pages/my/replacePhone'))}
        />
        <Row
          icon="shield"
          label={t('login.devices')}
          onClick={() => navigateTo(to('/pages/person/setting', { view: 'devices' }))}
        />
        <IdentitiesRow />
      </Card>
      <Card title={t('login.privacy')} flush>
        <Row
          icon="person"
          label={t('title.information')}
          onClick={() => navigateTo(to('/pages/my/information'))}
        />
        <Row icon="eye" label={t('title.secret')} onClick={() => navigateTo(to('/pages/person/secret'))} />
      </Card>
    </>
  )
}
