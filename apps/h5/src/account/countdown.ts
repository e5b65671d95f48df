import { useEffect, useState } from 'react'

/** When the code for a phone may be asked for again; over leaving and coming back to the page. */
let endsAt = 0

function secondsLeft(): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
}

/** Seconds until the code may be asked for again (spec §9: 60 s), and how to begin them anew. */
export function useCountdown(): { left: number; begin: (seconds: number) => void } {
  const [left, setLeft] = useState(secondsLeft)
  const running = left > 0
  useEffect(() => {
    setLeft(secondsLeft())
    if (!running) return
    const timer = setInterval(() => setLeft(secondsLeft()), 500)
    return () => clearInterval(timer)
  }, [running])
  return {
    left,
    begin: (seconds) => {
      endsAt = Date.now() + seconds * 1000
      setLeft(secondsLeft())
    },
  }
}
