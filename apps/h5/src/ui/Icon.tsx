import { firstIcons } from '#ui/firstIcons.ts'
import type { laterIcons } from '#ui/laterIcons.ts'

export type IconName = keyof typeof firstIcons | keyof typeof laterIcons

let paths: Readonly<Partial<Record<IconName, string>>> = firstIcons

/** Fetches the icons of all screens but the first; no other may be drawn before. */
export async function loadLaterIcons(): Promise<void> {
  const { laterIcons } = await import('#ui/laterIcons.ts')
  paths = { ...firstIcons, ...laterIcons }
}

/** A line icon of our family; silent for screen readers, so its button needs a label. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
