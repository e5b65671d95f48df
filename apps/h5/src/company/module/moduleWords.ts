import type { CompanyModule } from '@zhzz/contract/companyModule/companyModule.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { t } from '#i18n/t.ts'

/** What a module calls its fields, codes and tabs: allWords.ts has every word of every module. */
export function moduleWords({ name }: CompanyModule): (word: string) => string {
  return (word) => t(trusted<'module.notCollected'>(`${name}.${word}`))
}
