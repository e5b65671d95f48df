import { t } from '#i18n/t.ts'
import { isPagePath, specPages } from '#nav/specPages.ts'

/** What the spec calls a page (§2); the home tab has the title of the product (§1), and so has what is no page. */
export function pageTitle(path: string): string {
  return isPagePath(path) ? t(specPages[path]) : t('shell.appName')
}
