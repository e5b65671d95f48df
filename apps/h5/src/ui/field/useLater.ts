import { useEffect, useState } from 'react'

/** Milliseconds after which a person who types has stopped. */
export const typingRest = 300

/** A value that follows another when it has rested. */
export function useLater<Value>(value: Value): Value {
  const [later, setLater] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), typingRest)
    return () => clearTimeout(timer)
  }, [value])
  return later
}
