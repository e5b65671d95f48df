import { localeNames } from '@zhzz/client/i18n/language.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { locales } from '@zhzz/contract/locale.ts'
import { askToSignOut } from '#account/signOut.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { chooseLocale, currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { showCustomerService } from '#nav/showCustomerService.tsx'
import styles from '#pages/my/my.module.css'
import { Counters } from '#pages/my/overview/Counters.tsx'
import { Menu } from '#pages/my/overview/Menu.tsx'
import { ToDo } from '#pages/my/overview/ToDo.tsx'
import { Who } from '#pages/my/overview/Who.tsx'
import { Plan } from '#pages/my/plan/Plan.tsx'
import { SwitchCompany } from '#pages/my/tenant/SwitchCompany.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { Row } from '#ui/list/Row.tsx'
import { chooseAction } from '#ui/overlay/dialog.ts'

export default definePage({}, function MyPage() {
  const { token, viewer } = useSession()
  const current = useRead(account.current, {}, { enabled: token !== null })
  const who = token === null ? null : (current.data ?? viewer)
  return (
    <>
      <Who viewer={who} signedIn={token !== null} />
      <Cards>
        {who && <ToDo viewer={who} />}
        {who && <Plan viewer={who} />}
        {token !== null && <SwitchCompany />}
        <Counters signedIn={token !== null} />
        <Menu />
        <Card flush>
          <Row icon="headset" label={t('shell.customerService')} onClick={() => void showCustomerService()} />
          <Row
            icon="globe"
            label={t('shell.language')}
            value={localeNames[currentLocale()]}
            onClick={() => void askLocale()}
          />
        </Card>
        {token !== null && (
          <div className={styles.out}>
            <Button look="line" onClick={() => void askToSignOut()}>
              {t('account.logout')}
            </Button>
          </div>
        )}
      </Cards>
    </>
  )
})

async function askLocale(): Promise<void> {
  const index = await chooseAction(
    t('shell.language'),
    locales.map((locale) => localeNames[locale]),
  )
  const chosen = index === null ? undefined : locales[index]
  if (chosen) await chooseLocale(chosen)
}
