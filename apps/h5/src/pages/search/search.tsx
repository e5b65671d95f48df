import { useState } from 'react'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { keywordOf } from '#nav/listParams.ts'
import { navigateBack } from '#nav/navigate.ts'
import { scrollToTop, setParams } from '#nav/page.ts'
import { Results } from '#pages/search/Results.tsx'
import { SearchStart } from '#pages/search/SearchStart.tsx'
import { Suggestions } from '#pages/search/Suggestions.tsx'
import { isTab } from '#pages/search/tabs.ts'
import { keyboardHeight, watchKeyboard } from '#platform/keyboard.ts'
import { useOutside } from '#platform/useOutside.ts'
import { rememberWord } from '#search/searchHistory.ts'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { NavBar } from '#ui/NavBar.tsx'

export default definePage({ params: ['keyword?', 'tab?'], bar: 'own' }, function SearchPage({ params }) {
  const keyword = keywordOf(params)
  const [typed, setTyped] = useState(keyword)
  const [asked, setAsked] = useState(keyword)
  const covered = useOutside(watchKeyboard, keyboardHeight)
  if (asked !== keyword) {
    setAsked(keyword)
    setTyped(keyword)
  }

  function submit(word: string) {
    const next = word.trim()
    if (next === '') return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    rememberWord(next)
    setTyped(next)
    scrollToTop()
    setParams({ keyword: next, tab: next === keyword ? params.tab : undefined })
  }

  const wanted = typed.trim()
  return (
    <>
      <NavBar onBack={() => navigateBack()}>
        <h1 className="only-read">{t('title.search')}</h1>
        <SearchBox
          value={typed}
          placeholder={t('search.placeholder')}
          autoFocus={keyword === ''}
          onChange={setTyped}
          onSubmit={submit}
        />
      </NavBar>
      {wanted === '' ? (
        <SearchStart onSearch={submit} />
      ) : wanted === keyword ? (
        <Results
          key={keyword}
          keyword={keyword}
          tab={isTab(params.tab) ? params.tab : 'all'}
          onTab={(tab) => {
            scrollToTop()
            setParams({ tab: tab === 'all' ? undefined : tab })
          }}
        />
      ) : (
        <Suggestions keyword={wanted} onSearch={submit} />
      )}
      {covered > 0 && <div style={{ flex: 'none', height: covered }} />}
    </>
  )
})
