import { t } from '#i18n/t.ts'
import { definePage, type PageDefinition } from '#nav/definePage.tsx'
import { navigateBack } from '#nav/navigate.ts'
import { pageTitle } from '#nav/pageTitle.ts'
import type { PagePath } from '#nav/specPages.ts'
import { Blank } from '#ui/shown/Blank.tsx'

/** Stands in for a page of the specification that is not built yet. */
export function plannedPage(path: PagePath): PageDefinition {
  return definePage({}, () => (
    <Blank
      drawing="building"
      title={t('shell.buildingTitle')}
      text={t('shell.buildingText', { name: pageTitle(path) })}
      action={{ label: t('shell.back'), onClick: () => navigateBack() }}
    />
  ))
}
