import type { Revive } from '@zhzz/client/fetchEnvelope.ts'
import { filePath } from '@zhzz/contract/upload/calls.ts'
import { siteOrigin } from '#platform/siteOrigin.ts'

/** Pictures and videos of the server have addresses without its name; seen from the package they need it. */
export const revive: Revive = (_key, value) =>
  typeof value === 'string' && value.startsWith(`${filePath}/`) ? siteOrigin() + value : value
