import { t } from '#i18n/t.ts'
import { navigateTo, switchTab } from '#nav/navigate.ts'
import type { PageParams } from '#nav/pages.gen.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/home/FunctionRow.module.css'
import { Icon, type IconName } from '#ui/Icon.tsx'

/** Pages that are built; a door that says 建设中 is none. */
const functions = [
  { label: 'home.companies', icon: 'building', path: '/pages/enterprise/list/list' },
  { label: 'home.exhibitions', icon: 'fair', path: '/pages/exhibition/list/list' },
  { label: 'home.prediction', icon: 'trend', path: '/pages/prediction/list' },
  { label: 'home.followUps', icon: 'note', path: '/pages/my/followUp' },
] as const satisfies readonly { label: string; icon: IconName; path: keyof PageParams }[]

/** The ways into the product that are used most; the others stand in 全部应用. */
export function FunctionRow() {
  return (
    <nav className={styles.row} aria-label={t('home.functions')}>
      {functions.map(({ label, icon, path }) => (
        <button key={path} type="button" className={styles.item} onClick={() => navigateTo(to(path))}>
          <Icon name={icon} size={24} />
          <span>{t(label)}</span>
        </button>
      ))}
      <AllFunctions />
    </nav>
  )
}

export function AllFunctions() {
  return (
    <button type="button" className={styles.item} onClick={() => switchTab('/pages/home/application')}>
      <Icon name="apps" size={24} />
      <span>{t('home.allFunctions')}</span>
    </button>
  )
}
