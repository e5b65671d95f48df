import { home } from '@zhzz/contract/home/calls.ts'
import { useState } from 'react'
import { firstRead } from '#api/readAhead.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { CityPicker } from '#pages/home/CityPicker.tsx'
import { type City, chosenCity } from '#pages/home/chosenCity.ts'
import { FunctionGrid } from '#pages/home/FunctionGrid.tsx'
import { Holdings } from '#pages/home/Holdings.tsx'
import styles from '#pages/home/home.module.css'
import { Recommended } from '#pages/home/Recommended.tsx'
import { ToDo } from '#pages/home/ToDo.tsx'
import { Upcoming } from '#pages/home/Upcoming.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { SearchLink } from '#ui/field/SearchBox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

function homeInput(city: City | null) {
  return city ? { regionCode: city.code } : {}
}

export default definePage(
  { bar: 'own', ahead: () => [firstRead(home.index, homeInput(chosenCity()))] },
  function HomePage() {
    const [city, setCity] = useState(chosenCity)
    const index = useRead(home.index, homeInput(city), { keepLast: true })
    return (
      <>
        <NavBar
          end={
            <IconButton
              icon="bell"
              label={t('home.messages')}
              onClick={() => navigateTo(to('/pages/home/message'))}
            />
          }
        >
          <CityPicker city={city} onChoose={setCity} />
          <SearchLink
            placeholder={t('home.searchPlaceholder')}
            onClick={() => navigateTo(to('/pages/search/search'))}
          />
        </NavBar>
        <h1 className="only-read">{t('shell.appName')}</h1>
        <Cards>
          <FunctionGrid />
          <ToDo />
          <Loaded
            read={index}
            skeleton={
              <div className={styles.waiting}>
                <Skeleton rows={1} height={460} />
                <Skeleton rows={1} height={440} />
              </div>
            }
          >
            {({ exhibitions, companies, counts }) => (
              <>
                <Upcoming exhibitions={exhibitions} />
                <Recommended companies={companies} />
                <Holdings counts={counts} />
              </>
            )}
          </Loaded>
        </Cards>
      </>
    )
  },
)
