import type { appVersion } from '@zhzz/contract/appVersion/calls.ts'
import type { Handler } from '#context.ts'

export const latest: Handler<typeof appVersion.latest> = async ({ system }, { deps }) => {
  const { release, stores } = deps.live()
  return { release: release && { ...release, address: stores[system] } }
}
