import { useState } from 'react'
import styles from '#pages/enterprise/contactList/ContactNumber.module.css'

/** How long all digits take to turn, and each of them, ms. */
const allOfThem = 200
const each = 80

interface ContactNumberProps {
  content: string
  /** What stood here until now; what differs turns, from left to right, once. */
  masked: string | undefined
}

/** A number, turning from its mask to what it is where it has just been unlocked. */
export function ContactNumber({ content, masked }: ContactNumberProps) {
  const [isTurned, setTurned] = useState(false)
  if (masked === undefined || masked === content || isTurned || wantsCalm())
    return <span className={styles.number}>{content}</span>
  const characters = Array.from(content)
  const delay = (place: number) =>
    Math.round(((allOfThem - each) * place) / Math.max(1, characters.length - 1))
  return (
    <span className={styles.number} role="img" aria-label={content} data-turning>
      {characters.map((character, place) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a character has no other identity than its place
          key={place}
          className={styles.turning}
          style={{ animationDelay: `${delay(place)}ms` }}
          onAnimationEnd={() => {
            if (place === characters.length - 1) setTurned(true)
          }}
        >
          {character}
        </span>
      ))}
    </span>
  )
}

function wantsCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
