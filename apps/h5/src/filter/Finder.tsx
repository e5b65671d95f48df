import styles from '#filter/Finder.module.css'
import { ErrorState } from '#reading/ErrorState.tsx'
import { SearchBox } from '#ui/field/SearchBox.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface FinderProps {
  text: string
  placeholder: string
  /** What is said when nothing is found. */
  none: string
  /** Id → name; undefined while it is looked for. */
  found: ReadonlyMap<string, string> | undefined
  error: Error | null
  onReload: () => void
  onType: (text: string) => void
  onPick: (id: string) => void
}

/** Looks for something by its name, on a sheet. */
export function Finder({ text, placeholder, none, found, error, onReload, onType, onPick }: FinderProps) {
  return (
    <div className={styles.finder}>
      <div className={styles.box}>
        <SearchBox value={text} placeholder={placeholder} onChange={onType} />
      </div>
      {!found &&
        (error ? <ErrorState error={error} onReload={onReload} /> : <Skeleton rows={5} height={44} />)}
      {found?.size === 0 && <p className={styles.none}>{none}</p>}
      <ul>
        {[...(found ?? [])].map(([id, name]) => (
          <li key={id}>
            <button type="button" className={styles.item} onClick={() => onPick(id)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
