import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useRead } from '#api/useRead.ts'
import { Closing } from '#pages/home/Closing.tsx'
import { HomeSections } from '#pages/home/HomeSections.tsx'
import { HomeSkeleton } from '#pages/home/HomeSkeleton.tsx'
import { Targets } from '#pages/home/Targets.tsx'
import { Today } from '#pages/home/Today.tsx'
import { useSeller } from '#prediction/seller.ts'

const most = 3

/** The day of whoever is signed in: whom to contact, which windows close, then what 首页 has for everybody. */
export function OwnDay({ index }: { index: Read<Output<typeof home.index>> }) {
  const { seller } = useSeller()
  const due = useRead(followUp.mine, { tab: 'due', limit: most }, { staleTime: 0 })
  const closing = useRead(
    prediction.editions,
    { sort: 'contactWindow', seller, limit: most },
    { keepLast: true },
  )
  // All at once: a card that came later would push down what is read already.
  if (due.isPending || closing.isPending || index.isPending) return <HomeSkeleton isGuest={false} />
  return (
    <>
      <Today due={due} />
      <Targets />
      {closing.data && <Closing rows={closing.data.list} seller={seller} />}
      <HomeSections index={index} isGuest={false} />
    </>
  )
}
