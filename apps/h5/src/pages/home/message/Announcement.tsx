import { message as calls } from '@zhzz/contract/message/calls.ts'
import { useRead } from '#api/useRead.ts'
import { formatDateTime } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import styles from '#pages/home/message/Announcement.module.css'
import { Loaded } from '#reading/Loaded.tsx'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 平台通知: the whole of one, and the way to the page that it is about. */
export function Announcement({ id }: { id: string }) {
  const read = useRead(calls.one, { id })
  return (
    <>
      <NavBar title={t('message.announcement')} onBack={() => navigateBack()} />
      <Loaded read={read} skeleton={<Skeleton rows={1} height={240} />}>
        {(message) => {
          if (message.kind !== 'announced') return null
          const { name, text, page, createdAt } = message
          return (
            <>
              <Cards>
                <Card title={name}>
                  <p className={styles.text}>{text}</p>
                  <time className={styles.at}>{formatDateTime(createdAt)}</time>
                </Card>
              </Cards>
              {page !== null && (
                <BottomBar>
                  <Button onClick={() => navigateTo(page)}>{t('message.toPage')}</Button>
                </BottomBar>
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
