import { home } from '@zhzz/contract/home/calls.ts'
import { useRead } from '#api/useRead.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { Loaded } from '#reading/Loaded.tsx'
import { Card, Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { SearchLink } from '#ui/SearchBox.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

export default definePage({ bar: 'own' }, function HomePage() {
  const index = useRead(home.index, {})
  return (
    <>
      <NavBar>
        <SearchLink
          placeholder={t('home.searchPlaceholder')}
          onClick={() => navigateTo(to('/pages/search/search'))}
        />
      </NavBar>
      <Cards>
        <Loaded read={index} skeleton={<Skeleton rows={4} height={140} />}>
          {(data) => (
            <Card title={t('home.upcoming')}>
              {data.exhibitions.map((card) => (
                <p key={card.id}>{card.name}</p>
              ))}
            </Card>
          )}
        </Loaded>
      </Cards>
    </>
  )
})
