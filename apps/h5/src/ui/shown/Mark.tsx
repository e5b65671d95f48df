/** The mark of the product: four booths around an aisle, one of them lit. Readable from 20 px. */
export function Mark({ size = 24 }: { size?: 20 | 24 | 32 | 48 | 64 }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-own-blue>
      <g fill="var(--text)">
        <rect x="1" y="1" width="10" height="7" rx="1.6" />
        <rect x="1" y="10.5" width="6.5" height="12.5" rx="1.6" />
        <rect x="10" y="15" width="13" height="8" rx="1.6" />
      </g>
      <rect x="13.5" y="1" width="9.5" height="11.5" rx="1.6" fill="var(--blue)" />
    </svg>
  )
}
