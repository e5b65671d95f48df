import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { t } from '#i18n/t.ts'

/** Name and industry only, never a contact. */
export function companyShare({ name, industryName }: CompanyCard): { title: string; desc: string } {
  return { title: name, desc: industryName ?? t('title.companyDetail') }
}
