import { useSession } from '#api/session.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { askToSignIn } from '#nav/signIn.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/outCallIntroduce.module.css'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import type { IconName } from '#ui/Icon.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Banner } from '#ui/shown/Banner.tsx'

const parts = [
  {
    title: 'call.introWhat',
    lines: [
      ['phone', 'call.introDial'],
      ['note', 'call.introResult'],
      ['trend', 'call.introTeam'],
    ],
  },
  {
    title: 'call.introRules',
    lines: [
      ['shield', 'call.introDoNotCall'],
      ['clock', 'call.introHours'],
      ['lock', 'call.introPrivate'],
    ],
  },
  {
    title: 'call.introBegin',
    lines: [
      ['unlock', 'call.introStep1'],
      ['phone', 'call.introStep2'],
      ['edit', 'call.introStep3'],
    ],
  },
] as const satisfies readonly { title: string; lines: readonly (readonly [IconName, string])[] }[]

/** 外呼介绍: what it does, what it holds to, how one begins; for a guest, for who may not call, and for who may. */
export default definePage({}, function CallIntroductionPage() {
  const isGuest = useSession().token === null
  const mayCall = usePermitted('zky:outCall:use')
  return (
    <>
      {!isGuest && !mayCall && <Banner>{`${t('call.noPermission')}：${t('call.noPermissionText')}`}</Banner>}
      <h1 className={styles.title}>{t('call.introTitle')}</h1>
      <Cards>
        {parts.map(({ title, lines }) => (
          <Card key={title} title={t(title)}>
            <ul className={styles.lines}>
              {lines.map(([icon, text]) => (
                <li key={text} className={styles.line}>
                  <Icon name={icon} size={20} />
                  <span>{t(text)}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Cards>
      {isGuest && (
        <BottomBar>
          <Button onClick={() => void askToSignIn()}>{t('call.signInFirst')}</Button>
        </BottomBar>
      )}
      {mayCall && (
        <BottomBar>
          <Button look="quiet" onClick={() => navigateTo(to('/pages/outCall/outCall'))}>
            {t('title.outCall')}
          </Button>
          <Button onClick={() => navigateTo(to('/pages/enterprise/list/list', { searchType: 'MY_UNLOCK' }))}>
            {t('call.startShort')}
          </Button>
        </BottomBar>
      )}
    </>
  )
})
