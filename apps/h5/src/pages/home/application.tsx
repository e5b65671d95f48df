import { application } from '@zhzz/contract/application/calls.ts'
import { applicationGroups } from '@zhzz/contract/application/choices.ts'
import { useState } from 'react'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { askToSignIn } from '#nav/signIn.ts'
import { ManageUsual } from '#pages/home/application/ManageUsual.tsx'
import { Short } from '#pages/home/application/Short.tsx'
import { Tool } from '#pages/home/application/Tool.tsx'
import styles from '#pages/home/application.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, CardLink, Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 会展数字化应用: the catalogue, with 常用 and 最近使用 over it. */
export default definePage({}, function ApplicationPage() {
  const isGuest = useSession().token === null
  const read = useRead(application.list, {})
  const [isManaging, setManaging] = useState(false)
  async function manage() {
    if (await askToSignIn()) setManaging(true)
  }
  return (
    <Loaded read={read} skeleton={<Skeleton rows={3} height={220} />}>
      {({ applications, recent, usual }) => {
        const named = (codes: readonly string[]) =>
          codes.flatMap((code) => applications.filter((app) => app.code === code))
        return (
          <Cards>
            <Card
              flush
              title={t('application.usual')}
              end={<CardLink onClick={() => void manage()}>{t('application.manage')}</CardLink>}
            >
              <Short apps={named(usual)} label={t('application.usual')} />
            </Card>
            {recent.length > 0 && (
              <Card flush title={t('application.recent')}>
                <Short apps={named(recent)} label={t('application.recent')} />
              </Card>
            )}
            {applicationGroups.map((group) => (
              <Card key={group} title={t(`application.${group}`)} flush>
                <div className={styles.tools}>
                  {applications
                    .filter((app) => app.group === group)
                    .map((app) => (
                      <Tool key={app.code} app={app} />
                    ))}
                </div>
              </Card>
            ))}
            {isManaging && !isGuest && (
              <ManageUsual apps={applications} usual={usual} onClose={() => setManaging(false)} />
            )}
          </Cards>
        )
      }}
    </Loaded>
  )
})
