import styles from '#ui/field/SearchBox.module.css'
import { Icon } from '#ui/Icon.tsx'

/** Looks like the search box and opens the search page. */
export function SearchLink({ placeholder, onClick }: { placeholder: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.box} onClick={onClick}>
      <Icon name="search" />
      <span className={styles.hint}>{placeholder}</span>
    </button>
  )
}
