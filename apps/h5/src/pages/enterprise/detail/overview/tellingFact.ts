import type { CompanyDetail, ModuleName } from '@zhzz/contract/company/detail.ts'
import { sentFields } from '@zhzz/contract/companyModule/companyModule.ts'
import { type CompanyModules, companyModules } from '@zhzz/contract/companyModule/companyModules.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { shownTexts } from '#company/module/shownTexts.ts'
import { formatShortMonth } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'

/** The one fact of a module that tells most: the largest share, the newest entry; null: none is known. */
export function tellingFact(module: ModuleName, detail: CompanyDetail): string | null {
  const { exhibitionProfile, changes, moduleTops } = detail
  if (module === 'exhibitionHistory') return latestText(exhibitionProfile.latest[0]?.startDate)
  if (module === 'enterpriseInfo')
    return changes.count === 0
      ? null
      : [t('overview.changes', { n: changes.count }), latestText(changes.latestDate)]
          .filter(Boolean)
          .join(' ')
  const top = moduleTops[module] ?? null
  if (top === null || !isDeclared(module)) return null
  const declared = companyModules[module]
  const kind = sentFields(declared)[declared.telling] ?? 'text'
  // allWords.ts has the word of every code of every module.
  const value =
    kind === 'date'
      ? formatShortMonth(String(top))
      : shownTexts(kind, top, { say: (word) => t(trusted<'module.notCollected'>(`${module}.${word}`)) })[0]
  return value === undefined ? null : t(trusted<`${keyof CompanyModules}.top`>(`${module}.top`), { value })
}

function latestText(day: string | null | undefined): string | null {
  return day ? t('overview.latest', { month: formatShortMonth(day) }) : null
}

function isDeclared(module: ModuleName): module is keyof CompanyModules {
  return module in companyModules
}
