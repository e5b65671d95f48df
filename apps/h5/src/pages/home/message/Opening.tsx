import { message as calls } from '@zhzz/contract/message/calls.ts'
import type { Message } from '@zhzz/contract/message/message.ts'
import { useEffect } from 'react'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { pageOfMessage } from '#pages/home/message/pageOfMessage.ts'
import { shownIn } from '#pages/home/message/shownIn.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** A notification was tapped: its message is read, and what it is about takes the place of this page. */
export function Opening({ id }: { id: string }) {
  const read = useRead(calls.one, { id })
  return (
    <>
      <NavBar title={t('title.message')} onBack={() => navigateBack()} />
      <Loaded read={read} skeleton={<Skeleton rows={6} height={82} />}>
        {(message) => <Onward message={message} />}
      </Loaded>
    </>
  )
}

function Onward({ message }: { message: Message }) {
  const { id, isRead } = message
  const { send } = useWrite(calls.read, { outdates: shownIn })
  useEffect(() => {
    if (!isRead) void send({ id })
    redirectTo(pageOfMessage(message))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a message: it leads away from here
  }, [id])
  return <Skeleton rows={6} height={82} />
}
