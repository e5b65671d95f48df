import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { PackRow } from '#exhibition/pack/PackRow.tsx'
import { Scale } from '#exhibition/Scale.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, navigateTo } from '#nav/navigate.ts'
import { useShareData } from '#nav/share.ts'
import { shareNow } from '#nav/shareNow.ts'
import { to } from '#nav/to.ts'
import { LaterNewsOf } from '#news/LaterNewsOf.tsx'
import { About } from '#pages/exhibition/detail/About.tsx'
import { Actions } from '#pages/exhibition/detail/Actions.tsx'
import { Compare } from '#pages/exhibition/detail/Compare.tsx'
import { ExhibitorPreview } from '#pages/exhibition/detail/ExhibitorPreview.tsx'
import { editionShare } from '#pages/exhibition/detail/editionShare.ts'
import { Header } from '#pages/exhibition/detail/Header.tsx'
import { KeyDates } from '#pages/exhibition/detail/KeyDates.tsx'
import { Missing } from '#pages/exhibition/detail/Missing.tsx'
import { Organizations } from '#pages/exhibition/detail/Organizations.tsx'
import { Similar } from '#pages/exhibition/detail/Similar.tsx'
import { Trend } from '#pages/exhibition/detail/Trend.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Row } from '#ui/list/Row.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

function detailInput({ id, seriesId }: { id?: string; seriesId?: string }) {
  return id ? { id } : { seriesId }
}

export default definePage(
  {
    params: ['id?', 'seriesId?'],
    bar: 'own',
    ahead: (params) => [firstRead(exhibition.detail, detailInput(params))],
  },
  function ExhibitionDetailPage({ params }) {
    const read = useRead(exhibition.detail, detailInput(params))
    const { data } = read
    useShareData(data ? editionShare(data.card) : null)
    return (
      <>
        <NavBar
          title={t('title.exhibitionDetail')}
          onBack={() => navigateBack()}
          end={data && <IconButton icon="share" label={t('shell.share')} onClick={() => void shareNow()} />}
        />
        <Loaded read={read} skeleton={<Waiting />}>
          {(detail) => <Content detail={detail} />}
        </Loaded>
      </>
    )
  },
)

function Content({ detail }: { detail: ExhibitionDetail }) {
  const compare = <Compare card={detail.card} similar={detail.similar} />
  return (
    <>
      <Cards>
        <Header detail={detail} />
        <KeyDates detail={detail} />
        <ExhibitorPreview detail={detail} />
        <Scale metrics={detail.metrics} end={compare} note={t('exhibition.scaleNote')} />
        <Trend detail={detail} />
        <Organizations organizations={detail.organizations} />
        <About detail={detail} />
        <Missing detail={detail} />
        <Card flush>
          <PackRow editionId={detail.card.id} />
          <Row
            icon="people"
            label={t('title.visitors')}
            value={visitorsText(detail.visitors)}
            onClick={() => navigateTo(to('/pages/exhibition/moreAud/moreAud', { editionId: detail.card.id }))}
          />
        </Card>
        <Similar cards={detail.similar} end={detail.metrics.length === 0 && compare} />
        <LaterNewsOf about={{ seriesId: detail.card.seriesId }} />
        <Provenance of={detail.provenance} about={{ type: 'exhibition', id: detail.card.id }} />
      </Cards>
      <Actions detail={detail} />
    </>
  )
}

/**
 * How many organisations are known, else that shares are published, or that nothing is; of an answer that was kept before
 * answers told this, nothing.
 */
function visitorsText(visitors: ExhibitionDetail['visitors'] | undefined): string | undefined {
  if (visitors === undefined) return undefined
  const { organizations, isMore, hasShares } = visitors
  if (organizations > 0)
    return t(isMore ? 'visitor.organizationCountMore' : 'visitor.organizationCount', { n: organizations })
  return t(hasShares ? 'visitor.portrait' : 'visitor.notPublished')
}

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={268} />
      <Skeleton rows={2} height={180} />
    </Cards>
  )
}
