import { account } from '@zhzz/contract/account/calls.ts'
import { prediction, predictionTabs } from '@zhzz/contract/prediction/calls.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { useWrite } from '#api/useWrite.ts'
import { useAsked } from '#filter/asked.ts'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { setParams } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { EditionFilters } from '#pages/prediction/EditionFilters.tsx'
import { editionList, editionsQuestion } from '#pages/prediction/editionList.ts'
import styles from '#pages/prediction/list.module.css'
import { PredictionCard, predictionCardHeight } from '#pages/prediction/PredictionCard.tsx'
import { useSeller } from '#prediction/seller.ts'
import { TrackSheet } from '#prediction/TrackSheet.tsx'
import { PagedList } from '#reading/PagedList.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Tabs } from '#ui/list/Tabs.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

const tabWords = {
  recommended: 'prediction.tabRecommended',
  mine: 'prediction.tabMine',
  past: 'prediction.tabPast',
} as const

export default definePage(
  {
    params: editionList.params,
  },
  function PredictionListPage({ params }) {
    const tab = predictionTabs.find((one) => one === params.tab) ?? 'recommended'
    const { seller } = useSeller()
    const pages = useReadPages(prediction.editions, editionsQuestion(params, useAsked(), seller), {
      keepLast: true,
    })
    return (
      <>
        <Tabs
          label={t('title.predictionList')}
          tabs={predictionTabs.map((value) => ({ value, label: t(tabWords[value]) }))}
          chosen={tab}
          onChoose={(value) => setParams({ tab: value === 'recommended' ? undefined : value })}
        />
        <EditionFilters params={params} hasProfile={pages.first?.hasProfile ?? true} />
        {pages.first && <Seen />}
        <TrackRecord />
        <PagedList
          pages={pages}
          rowKey={({ edition }) => edition.id}
          rowHeight={predictionCardHeight}
          picture="poster"
          empty={<NothingFound tab={tab} />}
        >
          {(row) => <PredictionCard row={row} seller={seller} />}
        </PagedList>
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

/** How good all predictions have been stands behind a tap; each card says how good those of its own exhibition were. */
function TrackRecord() {
  const [open, setOpen] = useState(false)
  const { data } = useRead(prediction.scorecard, {})
  if (!data?.scorecard) return null
  return (
    <>
      <button type="button" className={styles.track} onClick={() => setOpen(true)}>
        <Icon name="award" size={16} />
        <span>{t('prediction.trackAll', { n: data.scorecard.editions })}</span>
        <Icon name="forward" size={16} />
      </button>
      <TrackSheet open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function NothingFound({ tab }: { tab: (typeof predictionTabs)[number] }) {
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
  return (
    <Blank
      title={t(tab === 'past' ? 'prediction.nonePast' : 'prediction.noneFound')}
      action={{ label: t('list.clearFilters'), onClick: () => writeAddress(editionList.cleared) }}
    />
  )
}
