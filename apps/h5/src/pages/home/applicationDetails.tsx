import { application } from '@zhzz/contract/application/calls.ts'
import { useRead } from '#api/useRead.ts'
import { definePage } from '#nav/definePage.tsx'
import { About } from '#pages/home/applicationDetails/About.tsx'
import { Hero } from '#pages/home/applicationDetails/Hero.tsx'
import { OpenBar } from '#pages/home/applicationDetails/OpenBar.tsx'
import { Standing } from '#pages/home/applicationDetails/Standing.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 应用详情: what it is for and for whom, what one has of it, and the way in or the way to ask for it. */
export default definePage({ params: ['id'] }, function ApplicationDetailsPage({ params: { id } }) {
  const read = useRead(application.detail, { id })
  return (
    <Loaded read={read} skeleton={<Skeleton rows={4} height={120} />}>
      {(app) => (
        <>
          <Cards>
            <Hero app={app} />
            <Standing app={app} />
            <About app={app} />
          </Cards>
          <OpenBar app={app} />
        </>
      )}
    </Loaded>
  )
})
