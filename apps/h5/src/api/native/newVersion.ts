import { Capacitor } from '@capacitor/core'
import { appVersion } from '@zhzz/contract/appVersion/calls.ts'
import { send } from '#api/send.ts'
import { change, newVersion } from '#api/versionState.ts'
import { version } from '#platform/version.ts'
import { hideLoading } from '#ui/overlay/loading.ts'

let address: string | null = null

/** The package is as new as the store's until the server tells of a newer one. */
export function keepsVersions(): Promise<boolean> {
  return Promise.resolve(true)
}

/** Asks the server which version the stores have. */
export async function lookForNewVersion(): Promise<void> {
  if (newVersion() === 'looking' || newVersion() === 'ready') return
  change('looking')
  try {
    const system = Capacitor.getPlatform() === 'ios' ? 'ios' : 'android'
    const { release } = await send(appVersion.latest, { system })
    address = release?.address ?? null
    change(release !== null && release.code > version.code ? 'ready' : 'none')
  } catch {
    change('unreachable')
  }
}

/** The store is another app: it opens beside this one, which goes on. */
export function takeNewVersion(): void {
  hideLoading()
  if (address !== null) location.href = address
}

/** The code of every page lies in the package. */
export function takeNewestVersion(): Promise<boolean> {
  return Promise.resolve(false)
}
