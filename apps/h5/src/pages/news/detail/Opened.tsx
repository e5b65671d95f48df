import { news } from '@zhzz/contract/news/calls.ts'
import { useEffect, useEffectEvent } from 'react'
import { send } from '#api/send.ts'
import { useSession } from '#api/session.ts'
import { outdate } from '#api/useWrite.ts'
import type { NewsDetail } from '#pages/news/detail/newsDetail.ts'

/** Tells, once, that a person has the article before them; what cannot be told is told the next time, and nobody is bothered. */
export function Opened({ card: { id, isRead } }: Pick<NewsDetail, 'card'>) {
  const { token } = useSession()
  const isNew = token !== null && !isRead
  const tell = useEffectEvent(() => {
    send(news.open, { id }).then(
      () => outdate([news.search]),
      () => null,
    )
  })
  useEffect(() => {
    if (isNew) tell()
  }, [isNew])
  return null
}
