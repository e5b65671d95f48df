import { t } from '#i18n/t.ts'

/** The roles of a tenant in words; roles that the app does not know stand as they are. */
export function roleNames(roles: readonly string[]): string {
  const words: Readonly<Record<string, string>> = {
    owner: t('account.roleOwner'),
    manager: t('account.roleManager'),
    member: t('account.roleMember'),
    reader: t('account.roleReader'),
    admin: t('account.roleAdmin'),
  }
  return roles.map((role) => words[role] ?? role).join(' · ')
}
