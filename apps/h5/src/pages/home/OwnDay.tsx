import type { Read } from '@zhzz/client/react/useRead.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useRead } from '#api/useRead.ts'
import { Changes } from '#pages/home/Changes.tsx'
import { Closing } from '#pages/home/Closing.tsx'
import { CustomerNews } from '#pages/home/CustomerNews.tsx'
import { FirstDay } from '#pages/home/FirstDay.tsx'
import { HomeSections } from '#pages/home/HomeSections.tsx'
import { HomeSkeleton } from '#pages/home/HomeSkeleton.tsx'
import { Targets } from '#pages/home/Targets.tsx'
import { Today } from '#pages/home/Today.tsx'
import { useSeller } from '#prediction/seller.ts'
import { OfflineRibbon } from '#ui/shown/OfflineRibbon.tsx'

const most = 3

/** The day of whoever is signed in: whom to call, what changed, which windows close; then what 首页 has for everybody. */
export function OwnDay({ index }: { index: Read<Output<typeof home.index>> }) {
  const { seller } = useSeller()
  const due = useRead(followUp.mine, { tab: 'due', limit: most }, { staleTime: 0 })
  const todo = useRead(home.todo, {})
  const closing = useRead(
    prediction.editions,
    { sort: 'contactWindow', seller, limit: most },
    { keepLast: true },
  )
  const { data: counts } = useRead(account.statistics, {})
  // All at once: a card that came later would push down what is read already.
  if ([due, todo, closing, index].some(({ isPending }) => isPending)) return <HomeSkeleton isGuest={false} />
  const kept = [due, todo, closing, index].filter(({ data }) => data !== undefined)
  const isFirstDay =
    counts !== undefined &&
    counts.followUpCount + counts.favoriteCount + counts.myExhibitionCount + counts.targetCount === 0
  return (
    <>
      {/* One age for the whole morning: that of the oldest answer. */}
      <OfflineRibbon
        fetchedAt={kept.length === 0 ? 0 : Math.min(...kept.map(({ fetchedAt }) => fetchedAt))}
        failed={kept.some(({ error }) => error !== null)}
      />
      {isFirstDay ? <FirstDay /> : <Today due={due} />}
      {todo.data && <Changes {...todo.data} />}
      <Targets />
      {closing.data && <Closing rows={closing.data.list} seller={seller} />}
      {todo.data && <CustomerNews news={todo.data.news} />}
      <HomeSections index={index.data ? { ...index, fetchedAt: 0 } : index} isGuest={false} />
    </>
  )
}
