import { firstIcons } from '#ui/firstIcons.ts'
import type { laterIcons } from '#ui/laterIcons.ts'

export type IconName = keyof typeof firstIcons | keyof typeof laterIcons

let paths: Readonly<Partial<Record<IconName, string>>> = firstIcons

/** Fetches the icons of all screens but the first; no other may be drawn before. */
export async function loadLaterIcons(): Promise<void> {
  const { laterIcons } = await import('#ui/laterIcons.ts')
  paths = { ...firstIcons, ...laterIcons }
}

/** Their stroke is 1.5 px in each of them. */
export type IconSize = 16 | 20 | 24

interface IconProps {
  name: IconName
  size?: IconSize
  /** Of what is chosen. */
  filled?: boolean
}

/** A line icon of our family; silent for screen readers, so its button needs a label. */
export function Icon({ name, size = 20, filled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
