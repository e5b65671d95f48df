import { type Ref, useRef, useState } from 'react'
import { t } from '#i18n/t.ts'
import styles from '#ui/field/SearchBox.module.css'
import { Icon } from '#ui/Icon.tsx'

interface SearchBoxProps {
  value: string
  placeholder: string
  /** Every change, but not the half-typed syllables of an input method. */
  onChange: (value: string) => void
  /** Enter or the search key of the soft keyboard. */
  onSubmit?: (value: string) => void
  onFocus?: () => void
  autoFocus?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The search box; grows to the free width of its bar. */
export function SearchBox({
  value,
  placeholder,
  onChange,
  onSubmit,
  onFocus,
  autoFocus,
  ref,
}: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  const [told, setTold] = useState<readonly string[]>([])
  const composing = useRef(false)
  // A page may hand back late what was typed; only a value that was not typed here replaces the text.
  if (value !== seen) {
    setSeen(value)
    if (told.includes(value)) setTold(told.slice(told.indexOf(value) + 1))
    else setTyped(value)
  }
  function change(next: string) {
    setTyped(next)
    if (composing.current) return
    setTold([...told.slice(-20), next])
    onChange(next)
  }
  return (
    <form
      className={styles.box}
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(typed.trim())
      }}
    >
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        enterKeyHint="search"
        className={styles.input}
        value={typed}
        maxLength={100}
        placeholder={placeholder}
        aria-label={placeholder}
        autoComplete="off"
        autoFocus={autoFocus}
        onFocus={onFocus}
        onChange={(event) => change(event.target.value)}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={(event) => {
          composing.current = false
          change(event.currentTarget.value)
        }}
      />
      {typed !== '' && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('shell.clear')}
          onClick={() => change('')}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </form>
  )
}
