import type { NameParts } from '@zhzz/contract/nameParts.ts'
import { Avatar } from '#ui/shown/Avatar.tsx'

interface CompanyAvatarProps {
  name: string
  parts: NameParts | null
  src: string | null
  size?: number
}

/** The logo of a company, or two characters of what it calls itself: neither its place nor its trade tells it apart. */
export function CompanyAvatar({ name, parts, src, size = 44 }: CompanyAvatarProps) {
  const own = parts ? name.slice(parts.place, parts.place + parts.brand) : name
  return <Avatar name={name} shown={own} src={src} size={size} />
}
