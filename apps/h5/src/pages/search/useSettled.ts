import { useEffect, useState } from 'react'

/** The value once it has stayed the same for some milliseconds; `before`: until then, the first time too. */
export function useSettled<Value>(value: Value, milliseconds: number, before: Value): Value {
  const [settled, setSettled] = useState(before)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
