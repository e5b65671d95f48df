import { hall } from '@zhzz/contract/hall/calls.ts'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { definePage } from '#nav/definePage.tsx'
import { Pictures } from '#pages/hallSchedule/picture/Pictures.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 展馆图片. */
export default definePage(
  { params: ['id', 'tab?'], ahead: ({ id }) => [firstRead(hall.pictures, { id })] },
  function HallPicturePage({ params: { id, tab } }) {
    const read = useRead(hall.pictures, { id })
    return (
      <Loaded
        read={read}
        skeleton={
          <Cards>
            <Skeleton rows={3} height={150} />
          </Cards>
        }
      >
        {({ name, list }) => <Pictures name={name} pictures={list} tab={tab} />}
      </Loaded>
    )
  },
)
