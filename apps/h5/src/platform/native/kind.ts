import type { PlatformKind } from '#platform/kind.ts'

export function platformKind(): PlatformKind {
  return 'native'
}
