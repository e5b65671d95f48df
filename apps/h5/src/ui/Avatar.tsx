import { useState } from 'react'
import styles from '#ui/Avatar.module.css'

const hues = [212, 168, 32, 262, 340, 190, 96, 18]

function hash(text: string): number {
  let sum = 0
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return sum
}

/** The characters that name it: the first two, without what many names begin with. */
function initials(name: string): string {
  const short = name.replace(/^[（(]|股份|有限|公司/g, '').trim()
  const latin = /^[A-Za-z]/.test(short)
  return [...short]
    .slice(0, latin ? 1 : 2)
    .join('')
    .toUpperCase()
}

/** A logo or portrait; without one the first characters of the name on a colour of its own. */
export function Avatar({ name, src, size = 44 }: { name: string; src?: string | null; size?: number }) {
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
  const hue = hues[hash(name) % hues.length] ?? 212
  const colours = { background: `hsl(${hue} 45% 93%)`, color: `hsl(${hue} 50% 32%)`, fontSize: size * 0.34 }
  return (
    <span className={styles.avatar} style={{ ...box, ...colours }} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
