import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import type { SearchType } from '#pages/enterprise/list/companyList.ts'
import { reportMissing } from '#reading/report/sendReport.tsx'
import { Blank } from '#ui/shown/Blank.tsx'

interface EmptyListProps {
  searchType: SearchType
  keyword: string
  isFiltered: boolean
  onClear: () => void
}

/** Why the list is empty, and the one step that helps. */
export function EmptyList({ searchType, keyword, isFiltered, onClear }: EmptyListProps) {
  if (isFiltered) {
    return (
      <Blank
        title={t('company.noMatch')}
        text={t('company.noMatchText')}
        action={{ label: t('list.clearFilters'), onClick: onClear }}
      />
    )
  }
  if (searchType === 'ALL') {
    return (
      <Blank
        title={keyword === '' ? t('company.noMatch') : t('company.notFound', { keyword })}
        text={t('company.notFoundText')}
        action={{ label: t('company.reportMissing'), onClick: () => void reportMissing(keyword) }}
      />
    )
  }
  const [title, text] =
    searchType === 'MY_COLLECT'
      ? [t('company.noFavorites'), t('company.noFavoritesText')]
      : searchType === 'MY_UNLOCK'
        ? [t('company.noUnlocks'), t('company.noUnlocksText')]
        : [t('company.noFollowed'), t('company.noFollowedText')]
  return (
    <Blank
      title={title}
      text={text}
      action={{
        label: t('company.goFind'),
        onClick: () => navigateTo(to('/pages/enterprise/list/list')),
      }}
    />
  )
}
