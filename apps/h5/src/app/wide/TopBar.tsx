import { useTabMarks } from '#app/tabMarks.ts'
import styles from '#app/wide/TopBar.module.css'
import { writeAddress } from '#filter/writeAddress.ts'
import { t } from '#i18n/t.ts'
import type { Place } from '#nav/history.ts'
import { openFresh, switchTab } from '#nav/navigate.ts'
import { actIn } from '#nav/page.ts'
import { type PagePath, specPages } from '#nav/specPages.ts'
import { badgeText } from '#nav/tabs.ts'
import { to } from '#nav/to.ts'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { Icon, type IconName } from '#ui/Icon.tsx'
import { Badge } from '#ui/shown/Badge.tsx'
import { Mark } from '#ui/shown/Mark.tsx'

const lists = [
  { path: '/pages/enterprise/list/list', label: 'title.companyList' },
  { path: '/pages/exhibition/list/list', label: 'title.exhibitionList' },
  { path: '/pages/prediction/list', label: 'title.predictionList' },
  { path: '/pages/my/followUp', label: 'company.followUps' },
] as const

const ends: readonly { path: PagePath; icon: IconName; open: () => void }[] = [
  { path: '/pages/home/application', icon: 'apps', open: () => switchTab('/pages/home/application') },
  { path: '/pages/home/message', icon: 'bell', open: () => openFresh(to('/pages/home/message')) },
  { path: '/pages/my/my', icon: 'person', open: () => switchTab('/pages/my/my') },
]

/** Lists that are searched where they stand; from any other page the search page opens. */
const searched = [
  '/pages/enterprise/list/list',
  '/pages/exhibition/list/list',
  '/pages/exhibition/moreExh/moreExh',
  '/pages/search/search',
]

function search(place: Place, keyword: string): void {
  if (!searched.includes(place.path)) return openFresh(to('/pages/search/search', { keyword }))
  actIn(place.key)
  writeAddress({ keyword: keyword || undefined })
}

/** The bar over a wide window: home, search, the four lists that people work in, and the two other tabs. */
export function TopBar({ place }: { place: Place }) {
  const keyword = searched.includes(place.path) ? (new URLSearchParams(place.query).get('keyword') ?? '') : ''
  const unread = badgeText(useTabMarks()[2]?.badge ?? '')
  return (
    <header className={styles.bar} data-top-bar>
      <div className={styles.row}>
        <button type="button" className={styles.home} onClick={() => switchTab('/')}>
          <Mark />
          {t('shell.appName')}
        </button>
        <div className={styles.search}>
          <SearchBox
            value={keyword}
            placeholder={t('search.placeholder')}
            onChange={(value) => {
              if (value === '' && keyword !== '') search(place, '')
            }}
            onSubmit={(value) => search(place, value)}
          />
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        </div>
        <div className={styles.lists} role="navigation" aria-label={t('shell.lists')}>
          {lists.map(({ path, label }) => (
            <button
              key={path}
              type="button"
              className={styles.list}
              aria-current={place.path === path ? 'page' : undefined}
              onClick={() => openFresh(to(path))}
            >
              {t(label)}
            </button>
          ))}
        </div>
        {ends.map(({ path, icon, open }) => {
          const badge = icon === 'bell' ? unread : ''
          return (
            <button
              key={path}
              type="button"
              className={styles.end}
              aria-label={badge ? `${t(specPages[path])} ${badge}` : t(specPages[path])}
              title={t(specPages[path])}
              aria-current={place.path === path ? 'page' : undefined}
              onClick={open}
            >
              <Icon name={icon} filled={place.path === path} />
              {badge && <Badge text={badge} />}
            </button>
          )
        })}
      </div>
    </header>
  )
}
