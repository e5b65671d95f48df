/** Quiet drawings for states without content; one style: two tones, no faces. */
const drawings = {
  empty: 'M44 34h52v44H44zM44 48h52M58 62h24M58 70h14M36 86h68',
  search: 'M66 72a20 20 0 1 0 0-40 20 20 0 0 0 0 40zM81 67l17 17M58 52h16M36 88h68',
  network:
    'M40 46a44 44 0 0 1 60 0M50 57a29 29 0 0 1 40 0M60 68a15 15 0 0 1 20 0M70 78v.1M44 84l52-52M36 92h68',
  building: 'M46 88V40h30v48M76 56h18v32M54 50h14M54 60h14M54 70h14M84 66h2M84 76h2M38 88h64M52 40l9-12 9 12',
  lock: 'M50 54h40v32H50zM58 54v-8a12 12 0 0 1 24 0v8M70 66v8M36 92h68',
  error: 'M70 30l34 56H36zM70 50v16M70 75v.1M36 92h68',
} as const

export type Drawing = keyof typeof drawings

export function Illustration({ drawing }: { drawing: Drawing }) {
  return (
    <svg width="140" height="112" viewBox="0 0 140 112" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="70" cy="58" rx="58" ry="46" fill="#eff4f9" />
      <path
        d={drawings[drawing]}
        stroke="#9db4cb"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
