import { t } from '#i18n/t.ts'

/** A free account's tenant is named after its masked number until a company is entered. */
export function tenantLabel(tenantName: string): string {
  return /^\d{3}\*{4}\d{4}$/.test(tenantName) ? t('account.ownSpace') : tenantName
}
