import { useEffect, useState } from 'react'

/** Spec §9: how long what is asked for must rest before the list follows. */
const listRestMilliseconds = 1_000

/** A value that follows another when that has rested. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), listRestMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
