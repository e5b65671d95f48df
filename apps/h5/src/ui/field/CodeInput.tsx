import { type ClipboardEvent, useRef } from 'react'
import { cx } from '#ui/cx.ts'
import styles from '#ui/field/CodeInput.module.css'

interface CodeInputProps {
  id?: string
  /** For screen readers, where no label points to `id`. */
  label?: string
  name?: string
  value: string
  onChange: (code: string) => void
  /** All digits are there: typed, pasted, or filled in from the message. */
  onComplete?: (code: string) => void
  length?: number
  invalid?: boolean
  describedBy?: string | undefined
  autoFocus?: boolean
}

/**
 * The digits of a code in boxes (spec §5: six). One real input lies over them, so that pasting, the code that the
 * system offers from a message, and screen readers work as everywhere.
 */
export function CodeInput({
  id,
  label,
  name = 'code',
  value,
  onChange,
  onComplete,
  length = 6,
  invalid = false,
  describedBy,
  autoFocus = false,
}: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  function take(text: string) {
    const code = text.replace(/\D/g, '').slice(0, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete?.(code)
  }
  /** A whole message may be pasted: `【智慧会展】验证码 123456，5分钟内有效`. */
  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text')
    const found = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(text)?.[0]
    if (found === undefined) return
    event.preventDefault()
    take(found)
  }
  return (
    <div className={cx(styles.box, invalid && styles.invalid)}>
      <input
        ref={input}
        id={id}
        name={name}
        className={styles.input}
        value={value}
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="one-time-code"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that was just asked for
        autoFocus={autoFocus}
        aria-label={label}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event) => take(event.target.value)}
        onPaste={paste}
        // Digits are added and taken away at the end only, as the boxes show it.
        onSelect={() => input.current?.setSelectionRange(value.length, value.length)}
      />
      {Array.from({ length }, (_, at) => (
        <span
          key={at}
          aria-hidden="true"
          className={cx(styles.digit, at === Math.min(value.length, length - 1) && styles.next)}
        >
          {value.charAt(at)}
        </span>
      ))}
    </div>
  )
}
