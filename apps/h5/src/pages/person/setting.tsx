import { askToSignOut } from '#account/signOut.ts'
import { useSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { CompanyIdentities } from '#pages/person/CompanyIdentities.tsx'
import { DeviceRows } from '#pages/person/DeviceRows.tsx'
import { Devices } from '#pages/person/Devices.tsx'
import { Packs } from '#pages/person/Packs.tsx'
import { SecurityRows } from '#pages/person/SecurityRows.tsx'
import styles from '#pages/person/setting.module.css'
import { Button } from '#ui/Button.tsx'
import { Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'

const views = ['devices', 'company', 'packs'] as const
const titles = {
  all: 'title.setting',
  devices: 'login.devices',
  company: 'sso.identities',
  packs: 'pack.mine',
} as const

const contents = { all: Settings, devices: Devices, company: CompanyIdentities, packs: Packs } as const

export default definePage({ params: ['view?'], bar: 'own' }, function SettingPage({ params }) {
  const view = views.find((one) => one === params.view)
  const Content = contents[view ?? 'all']
  return (
    <>
      <NavBar title={t(titles[view ?? 'all'])} onBack={() => navigateBack()} />
      <Content />
    </>
  )
})

function Settings() {
  const { viewer } = useSession()
  return (
    <Cards>
      <SecurityRows viewer={viewer} />
      <DeviceRows />
      <div className={styles.out}>
        <Button look="line" onClick={() => void askToSignOut(t('shell.logoutAskSetting'))}>
          {t('account.logout')}
        </Button>
      </div>
    </Cards>
  )
}
