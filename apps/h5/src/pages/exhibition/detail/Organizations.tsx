import type { ExhibitionDetail } from '@zhzz/contract/exhibition/detail.ts'
import { organizationRoles, wordOf } from '#exhibition/dictionaryText.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/exhibition/detail/Organizations.module.css'
import { Card } from '#ui/Card.tsx'
import { Facts } from '#ui/shown/Facts.tsx'

type Organization = ExhibitionDetail['organizations'][number]

/** 组织机构, grouped by what they do. */
export function Organizations({ organizations }: { organizations: readonly Organization[] }) {
  if (organizations.length === 0) return null
  // The roles in the order of the dictionary: the organiser first; unknown ones last.
  const roles = [
    ...new Set([...Object.keys(organizationRoles), ...organizations.map(({ role }) => role)]),
  ].filter((role) => organizations.some((one) => one.role === role))
  return (
    <Card title={t('exhibition.organizations')}>
      <Facts
        layout="lines"
        facts={roles.map((role) => ({
          label: wordOf(organizationRoles, role),
          value: <Names organizations={organizations.filter((one) => one.role === role)} />,
        }))}
      />
    </Card>
  )
}

function Names({ organizations }: { organizations: readonly Organization[] }) {
  return (
    <ul className={styles.names}>
      {organizations.map(({ name, companyId }) => (
        <li key={name}>
          {companyId ? (
            <button
              type="button"
              className={styles.link}
              onClick={() => navigateTo(to('/pages/enterprise/detail/detail', { id: companyId }))}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  )
}
