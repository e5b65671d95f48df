import { type CompanyFilters, company } from '@zhzz/contract/company/calls.ts'
import { type ExhibitionFilters, exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { news } from '@zhzz/contract/news/calls.ts'
import { search } from '@zhzz/contract/search/calls.ts'
import { useReadPages } from '#api/useReadPages.ts'
import { CompanyRow, companyRowHeight } from '#company/CompanyRow.tsx'
import { hitLabel } from '#company/hitLabel.ts'
import { OnlyNear } from '#company/OnlyNear.tsx'
import { EditionRow, editionRowHeight } from '#exhibition/EditionRow.tsx'
import { HallRow } from '#hall/HallRow.tsx'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { NewsRow, newsRowHeight } from '#news/NewsRow.tsx'
import { ExhibitorHit } from '#pages/search/ExhibitorHit.tsx'
import type { Tab } from '#pages/search/tabs.ts'
import { PagedList } from '#reading/PagedList.tsx'
import { CardLink } from '#ui/Card.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { HitLine } from '#ui/shown/HitLine.tsx'

interface KindProps {
  keyword: string
  onTab: (tab: Tab) => void
}

/** `words` and `filters`: what the keyword means. */
type Meant<Filters> = KindProps & { words: string; filters: Filters }

export function CompanyResults({ keyword, words, filters, onTab }: Meant<CompanyFilters>) {
  const pages = useReadPages(company.search, { keyword: words, filters })
  return (
    <>
      <OnlyNear isNear={pages.first?.isNear} />
      <PagedList
        pages={pages}
        rowKey={(card) => card.id}
        edge
        rowHeight={companyRowHeight}
        countEnd={<Advanced href={to('/pages/enterprise/list/list', { keyword })} />}
        empty={<Nothing text={t('search.noCompanies', { keyword })} onTab={onTab} />}
      >
        {(card) => <CompanyRow card={card} />}
      </PagedList>
    </>
  )
}

export function ExhibitionResults({ keyword, words, filters, onTab }: Meant<ExhibitionFilters>) {
  const pages = useReadPages(exhibition.search, { keyword: words, filters, sort: 'relevance' })
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      edge
      rowHeight={editionRowHeight}
      countEnd={<Advanced href={to('/pages/exhibition/list/list', { keyword })} />}
      empty={<Nothing text={t('search.noExhibitions', { keyword })} onTab={onTab} />}
    >
      {(card) => <EditionRow card={card} />}
    </PagedList>
  )
}

export function HallResults({ keyword, onTab }: KindProps) {
  const pages = useReadPages(search.halls, { keyword })
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      edge
      rowHeight={82}
      empty={<Nothing text={t('search.noHalls', { keyword })} onTab={onTab} />}
    >
      {(card) => (
        <HallRow card={card} below={<HitLine label={hitLabel(card.hitReason)} hit={card.hitReason} />} />
      )}
    </PagedList>
  )
}

export function NewsResults({ keyword, onTab }: KindProps) {
  const pages = useReadPages(news.search, { keyword })
  return (
    <PagedList
      pages={pages}
      rowKey={(card) => card.id}
      edge
      rowHeight={newsRowHeight}
      empty={<Nothing text={t('news.notFound', { keyword })} onTab={onTab} />}
    >
      {(card) => <NewsRow card={card} />}
    </PagedList>
  )
}

export function ExhibitorResults({ keyword, words, onTab }: KindProps & { words: string }) {
  const pages = useReadPages(search.exhibitors, { keyword: words, limit: 20 })
  return (
    <PagedList
      pages={pages}
      rowKey={(row) => row.id}
      edge
      rowHeight={82}
      empty={<Nothing text={t('search.noExhibitors', { keyword })} onTab={onTab} />}
    >
      {(row) => <ExhibitorHit row={row} />}
    </PagedList>
  )
}

function Advanced({ href }: { href: string }) {
  return <CardLink onClick={() => navigateTo(href)}>{t('search.advanced')}</CardLink>
}

function Nothing({ text, onTab }: { text: string; onTab: (tab: Tab) => void }) {
  return <Blank title={text} action={{ label: t('search.otherKinds'), onClick: () => onTab('all') }} />
}
