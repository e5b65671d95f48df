import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { lazy, Suspense, useState } from 'react'
import { firstRead } from '#api/readAhead.ts'
import { useSession } from '#api/session.ts'
import { useRead } from '#api/useRead.ts'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { type City, chosenCity } from '#nav/chosenCity.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { badgeText } from '#nav/tabs.ts'
import { to } from '#nav/to.ts'
import { CityPicker } from '#pages/home/CityPicker.tsx'
import { FunctionRow } from '#pages/home/FunctionRow.tsx'
import { HomeSections } from '#pages/home/HomeSections.tsx'
import { HomeSkeleton } from '#pages/home/HomeSkeleton.tsx'
import styles from '#pages/home/home.module.css'
import { Cards } from '#ui/Card.tsx'
import { SearchLink } from '#ui/field/SearchLink.tsx'
import { loadLaterIcons } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Mark } from '#ui/shown/Mark.tsx'

/** What a person's own day adds comes with code of its own: a first visit is a guest's. */
const OwnDay = lazy(async () => {
  const [{ OwnDay: component }] = await Promise.all([
    withWords(import('#pages/home/OwnDay.tsx')),
    loadLaterIcons(),
  ])
  return { default: component }
})

const OwnFunctions = lazy(async () => {
  const [{ OwnFunctions: component }] = await Promise.all([
    withWords(import('#pages/home/OwnFunctions.tsx')),
    loadLaterIcons(),
  ])
  return { default: component }
})

function homeInput(city: City | null) {
  return city ? { regionCode: city.code } : {}
}

export default definePage(
  { bar: 'own', ahead: () => [firstRead(home.index, homeInput(chosenCity()))] },
  function HomePage() {
    const [city, setCity] = useState(chosenCity)
    const { token } = useSession()
    const index = useRead(home.index, homeInput(city), { keepLast: true })
    const { data: counts } = useRead(account.statistics, {}, { enabled: token !== null })
    return (
      <>
        <header className={styles.bar}>
          <Mark size={24} />
          <h1 className={styles.name} translate="no">
            {t('shell.appName')}
          </h1>
          <CityPicker city={city} onChoose={setCity} />
          <IconButton
            icon="bell"
            label={t('home.messages')}
            badge={token === null ? '' : badgeText(String(counts?.unreadMessageCount || ''))}
            onClick={() => navigateTo(to('/pages/home/message'))}
          />
        </header>
        <div className={styles.top}>
          <SearchLink
            placeholder={t('home.searchPlaceholder')}
            onClick={() => navigateTo(to('/pages/search/search'))}
          />
          {token === null ? (
            <FunctionRow />
          ) : (
            <Suspense fallback={<FunctionRow />}>
              <OwnFunctions index={index} />
            </Suspense>
          )}
        </div>
        <Cards>
          {token === null ? (
            <HomeSections index={index} isGuest />
          ) : (
            <Suspense fallback={<HomeSkeleton isGuest={false} />}>
              <OwnDay index={index} />
            </Suspense>
          )}
        </Cards>
      </>
    )
  },
)
