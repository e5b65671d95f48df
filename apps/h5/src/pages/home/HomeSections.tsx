import type { Read } from '@zhzz/client/react/useRead.ts'
import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { lazy, Suspense, useEffect, useState } from 'react'
import { withWords } from '#i18n/locale.ts'
import { Guest } from '#pages/home/Guest.tsx'
import { HomeSkeleton } from '#pages/home/HomeSkeleton.tsx'
import { Upcoming } from '#pages/home/Upcoming.tsx'
import { Loaded } from '#reading/Loaded.tsx'

const BelowFold = lazy(async () => ({
  default: (await withWords(import('#pages/home/BelowFold.tsx'))).BelowFold,
}))

/** What 首页 has for everybody; a guest also reads what the product is for. */
export function HomeSections({
  index,
  isGuest,
}: {
  index: Read<Output<typeof home.index>>
  isGuest: boolean
}) {
  const stands = useStands()
  return (
    <Loaded read={index} skeleton={<HomeSkeleton isGuest={isGuest} />}>
      {({ exhibitions, companies, news, counts }) => (
        <>
          {isGuest && <Guest counts={counts} />}
          <Upcoming exhibitions={exhibitions} />
          {stands && (
            <Suspense>
              <BelowFold companies={companies} news={news} counts={counts} />
            </Suspense>
          )}
        </>
      )}
    </Loaded>
  )
}

/** True once the first screen was painted: what lies under it is fetched after it. */
function useStands(): boolean {
  const [stands, setStands] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setStands(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return stands
}
