import { packagedApp } from '@zhzz/contract/appVersion/packagedApp.ts'
import { version } from '#platform/version.ts'

/** Of the packaged app (spec §3, §7): its version is that of the package. */
export const identity = {
  pkg: packagedApp.id,
  vn: version.name.slice(1),
  platform: 'app',
}
