import { account } from '@zhzz/contract/account/calls.ts'
import { prediction } from '@zhzz/contract/prediction/calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#api/session.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useWrite } from '#api/useWrite.ts'
import { useAsked } from '#filter/asked.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { EditionFilters } from '#pages/prediction/EditionFilters.tsx'
import { EditionRow } from '#pages/prediction/EditionRow.tsx'
import { editionList, editionsQuestion, type Tab, tabOf } from '#pages/prediction/editionList.ts'
import { UnnamedRow } from '#pages/prediction/UnnamedRow.tsx'
import { useSeller } from '#prediction/seller.ts'
import { TrackSheet } from '#prediction/TrackSheet.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { RowCount } from '#reading/RowCount.tsx'
import { MoreMenu } from '#ui/list/MoreMenu.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

export default definePage(
  {
    params: editionList.params,
  },
  function PredictionListPage({ params }) {
    const tab = tabOf(params)
    const [isRecordOpen, setRecordOpen] = useState(false)
    const { seller } = useSeller()
    const pages = useReadPages(prediction.editions, editionsQuestion(params, useAsked(), seller), {
      keepLast: true,
    })
    const { first } = pages
    return (
      <>
        <EditionFilters
          params={params}
          tab={tab}
          hasProfile={first?.hasProfile ?? true}
          end={
            <>
              <RowCount page={first} of="editions" />
              <MoreMenu items={[{ label: t('prediction.track'), onClick: () => setRecordOpen(true) }]} />
            </>
          }
        />
        {first && <Seen />}
        {first?.unnamed.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have no name to be told apart by
          <UnnamedRow key={at} row={row} seller={seller} />
        ))}
        <PagedList
          edge
          pages={pages}
          rowKey={({ edition }) => edition.id}
          rowHeight={82}
          empty={<NothingFound tab={tab} isFiltered={editionList.isFiltered(params)} />}
        >
          {(row) => <EditionRow row={row} seller={seller} isPast={tab === 'past'} />}
        </PagedList>
        <TrackSheet open={isRecordOpen} onClose={() => setRecordOpen(false)} />
      </>
    )
  },
)

/** Whoever looks at the list has seen what was new: 首页 begins to count again. */
function Seen() {
  const { token } = useSession()
  const { send } = useWrite(prediction.see, { outdates: [account.statistics] })
  const see = useEffectEvent(() => void send({}))
  useEffect(() => {
    if (token !== null) see()
  }, [token])
  return null
}

function NothingFound({ tab, isFiltered }: { tab: Tab; isFiltered: boolean }) {
  if (tab === 'mine') {
    return (
      <Blank
        title={t('prediction.noneMine')}
        text={t('prediction.noneMineText')}
        action={{
          label: t('prediction.findExhibitions'),
          onClick: () => navigateTo(to('/pages/exhibition/list/list')),
        }}
      />
    )
  }
  if (isFiltered) {
    return (
      <Blank
        title={t('prediction.noneFound')}
        action={{ label: t('list.clearFilters'), onClick: () => writeAddress(editionList.cleared) }}
      />
    )
  }
  if (tab === 'past') return <Blank title={t('prediction.nonePast')} />
  return <Blank title={t('prediction.noneYet')} text={t('prediction.noneYetText')} />
}
