import { search } from '@zhzz/contract/search/calls.ts'
import { readSentence } from '@zhzz/contract/search/sentence.ts'
import { useRead } from '#api/useRead.ts'
import { formatNumber } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { AllResults, AllWaiting, foundIn } from '#pages/search/AllResults.tsx'
import { Conditions } from '#pages/search/Conditions.tsx'
import {
  CompanyResults,
  ExhibitionResults,
  ExhibitorResults,
  HallResults,
  NewsResults,
} from '#pages/search/KindResults.tsx'
import type { Tab } from '#pages/search/tabs.ts'
import { useMeaning } from '#pages/search/useMeaning.ts'
import { Tabs } from '#ui/list/Tabs.tsx'

interface ResultsProps {
  keyword: string
  tab: Tab
  onTab: (tab: Tab) => void
}

/** What was found: everything at a glance, or one kind as a list. */
export function Results({ keyword, tab, onTab }: ResultsProps) {
  const all = useRead(search.all, { keyword })
  const found = all.data
  const conditions = useRead(search.conditions, { keyword }, { staleTime: 600_000 })
  const read = conditions.data
  const meaning = useMeaning(conditions)
  const isVain = found !== undefined && foundIn(found) === 0
  const isAnswered = meaning !== null && (meaning.rest === '' || isVain)
  const sentence = read && readSentence(read.conditions, read.rest)
  const asked = { keyword, words: sentence?.keyword ?? keyword, onTab }
  return (
    <>
      <Tabs
        label={t('search.everything')}
        tabs={[
          { value: 'all', label: t('search.everything') },
          { value: 'company', label: t('search.companies'), count: countOf(found?.companies) },
          { value: 'exhibition', label: t('search.exhibitions'), count: countOf(found?.exhibitions) },
          { value: 'hall', label: t('search.halls'), count: countOf(found?.halls) },
          { value: 'exhibitor', label: t('title.exhibitors'), count: countOf(found?.exhibitors) },
          { value: 'news', label: t('news.news'), count: countOf(found?.news) },
        ]}
        chosen={tab}
        onChoose={onTab}
      />
      {tab === 'all' && meaning && <Conditions meaning={meaning} restIsVain={isVain} />}
      {tab === 'all' && conditions.isPending && <AllWaiting />}
      {tab === 'all' && !conditions.isPending && (
        <AllResults
          read={all}
          keyword={keyword}
          onTab={onTab}
          meaning={meaning === null ? 'none' : isAnswered ? 'answered' : 'asked'}
        />
      )}
      {tab === 'company' && read && <CompanyResults {...asked} filters={sentence?.companies ?? {}} />}
      {tab === 'exhibition' && read && <ExhibitionResults {...asked} filters={sentence?.exhibitions ?? {}} />}
      {tab === 'hall' && <HallResults keyword={keyword} onTab={onTab} />}
      {tab === 'news' && <NewsResults keyword={keyword} onTab={onTab} />}
      {tab === 'exhibitor' && read && <ExhibitorResults {...asked} />}
    </>
  )
}

/** 1,000+ where there are more than are counted. */
function countOf(group: { total: number; totalIsMore: boolean } | undefined): string | undefined {
  if (!group) return undefined
  return formatNumber(group.total) + (group.totalIsMore ? '+' : '')
}
