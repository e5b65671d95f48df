import styles from '#exhibition/EnglishName.module.css'
import { currentLocale } from '#i18n/locale.ts'

/** The official English name under the original one, for those who read another language than Chinese. */
export function EnglishName({ name, original }: { name: string | null; original: string }) {
  if (!name || name === original || currentLocale().startsWith('zh')) return null
  return <span className={styles.name}>{name}</span>
}
