import { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import { useState } from 'react'
import { useReadPages } from '#api/useReadPages.ts'
import { addSeveral } from '#exhibition/mine/addSeveral.ts'
import { t } from '#i18n/t.ts'
import { shanghaiToday } from '#i18n/today.ts'
import { definePage } from '#nav/definePage.tsx'
import { keywordOf } from '#nav/listParams.ts'
import { navigateBack } from '#nav/navigate.ts'
import { useLateParams } from '#nav/page.ts'
import { PickRow, pickRowHeight } from '#pages/exhSchedule/search/PickRow.tsx'
import styles from '#pages/exhSchedule/search/search.module.css'
import { PagedList } from '#reading/PagedList.tsx'
import { History } from '#search/History.tsx'
import { rememberWord } from '#search/searchHistory.ts'
import { BottomBar } from '#ui/BottomBar.tsx'
import { Button } from '#ui/Button.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { typingRest } from '#ui/field/useLater.ts'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

/** As many as one write takes (contract/schedule/calls.ts). */
const mostPicked = 50

export default definePage({ params: ['keyword?'], bar: 'own' }, function ExhScheduleSearchPage({ params }) {
  const keyword = keywordOf(params)
  const pages = useReadPages(
    exhibition.search,
    { keyword, sort: keyword === '' ? 'startDate' : 'relevance', filters: { from: shanghaiToday() } },
    { keepLast: true },
  )
  const [picked, setPicked] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const setLate = useLateParams()
  function search(text: string, rest: number) {
    setLate({ keyword: text.trim() || undefined }, rest)
  }
  function submit(text: string) {
    if (text.trim()) rememberWord(text.trim())
    search(text, 0)
  }
  function pick(id: string) {
    const others = picked.filter((one) => one !== id)
    setPicked(others.length < picked.length ? others : [...picked, id].slice(0, mostPicked))
  }
  async function add() {
    setBusy(true)
    if (await addSeveral(picked)) setPicked([])
    if (keyword !== '') rememberWord(keyword)
    setBusy(false)
  }
  return (
    <>
      <NavBar onBack={() => navigateBack()}>
        <h1 className="only-read">{t('title.exhScheduleSearch')}</h1>
        <SearchBox
          value={params.keyword ?? ''}
          placeholder={t('exhibition.searchPlaceholder')}
          onChange={(text) => search(text, text === '' ? 0 : typingRest)}
          onSubmit={submit}
        />
      </NavBar>
      {keyword === '' && (
        <div className={styles.start}>
          <History onSearch={submit} />
          <p className={styles.hint}>{t('calendar.searchStart')}</p>
        </div>
      )}
      <PagedList
        pages={pages}
        rowKey={(card) => card.id}
        rowHeight={pickRowHeight}
        edge
        empty={
          <Blank
            title={keyword === '' ? t('exhibition.noneFound') : t('exhibition.noneFoundKeyword', { keyword })}
            text={t('exhibition.noneFoundKeywordText')}
          />
        }
      >
        {(card) => <PickRow card={card} picked={picked.includes(card.id)} onPick={() => pick(card.id)} />}
      </PagedList>
      {picked.length > 0 && (
        <BottomBar>
          <Button busy={busy} onClick={() => void add()}>
            {t('calendar.addChosen', { n: picked.length })}
          </Button>
        </BottomBar>
      )}
    </>
  )
})
