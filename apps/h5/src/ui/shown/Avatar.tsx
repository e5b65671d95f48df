import { useState } from 'react'
import styles from '#ui/shown/Avatar.module.css'
import { hueOfText, tintColours } from '#ui/shown/hues.ts'

/** The characters that name it: two, or the first letter of a Latin name. */
function initials(name: string): string {
  const words = name.replace(/^[^\p{L}\p{N}]+/u, '') || name
  return Array.from(words)
    .slice(0, /^[A-Za-z]/.test(words) ? 1 : 2)
    .join('')
    .toUpperCase()
}

interface AvatarProps {
  name: string
  /** What of the name is shown; absent: its beginning. */
  shown?: string
  src?: string | null
  size?: number
}

/** A logo or portrait; without one the first characters of the name on a colour of its own. */
export function Avatar({ name, shown = name, src, size = 44 }: AvatarProps) {
  const [broken, setBroken] = useState(false)
  const box = { width: size, height: size }
  if (src && !broken) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  }
  const colours = { ...tintColours(hueOfText(name)), fontSize: size * 0.34 }
  return (
    <span className={styles.avatar} style={{ ...box, ...colours }} aria-hidden="true" translate="no">
      {initials(shown)}
    </span>
  )
}
