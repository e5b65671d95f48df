import { Failure } from '@zhzz/contract/failure.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { useShareData } from '#nav/share.ts'
import { shareNow } from '#nav/shareNow.ts'
import { to } from '#nav/to.ts'
import { Actions } from '#pages/news/detail/Actions.tsx'
import { Article } from '#pages/news/detail/Article.tsx'
import { Named } from '#pages/news/detail/Named.tsx'
import { Neighbours } from '#pages/news/detail/Neighbours.tsx'
import { newsShare } from '#pages/news/detail/newsShare.ts'
import { Opened } from '#pages/news/detail/Opened.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Provenance } from '#reading/Provenance.tsx'
import { Cards } from '#ui/Card.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

/** 资讯详情. */
export default definePage(
  { params: ['id'], bar: 'own', ahead: ({ id }) => [firstRead(news.detail, { id })] },
  function NewsDetailPage({ params: { id } }) {
    const read = useRead(news.detail, { id })
    const { data, error } = read
    useShareData(data ? newsShare(data.card) : null)
    const isGone = data === undefined && error instanceof Failure && error.failure === 'notFound'
    return (
      <>
        <NavBar
          title={t('title.newsDetail')}
          onBack={() => navigateBack()}
          end={data && <IconButton icon="share" label={t('shell.share')} onClick={() => void shareNow()} />}
        />
        {isGone ? (
          <Blank
            title={t('news.gone')}
            action={{ label: t('news.toList'), onClick: () => redirectTo(to('/pages/news/list/list')) }}
          />
        ) : (
          <Loaded read={read} skeleton={<Waiting />}>
            {(detail) => (
              <>
                <Cards>
                  <Article detail={detail} />
                  <Named detail={detail} />
                  <Neighbours newer={detail.newer} older={detail.older} />
                  <Provenance of={detail.provenance} about={{ type: 'news', id: detail.card.id }} />
                </Cards>
                <Actions detail={detail} />
                <Opened key={detail.card.id} card={detail.card} />
              </>
            )}
          </Loaded>
        )}
      </>
    )
  },
)

function Waiting() {
  return (
    <Cards>
      <Skeleton rows={1} height={420} />
      <Skeleton rows={1} height={160} />
    </Cards>
  )
}
