import { platformKind } from '#platform/kind.ts'

/** Whether a provider's page, where people of a company sign in, leads back to us; no address leads to a packaged app. */
export function comesBack(): boolean {
  return platformKind() !== 'native'
}

/** Leaves the app for such a page. */
export function leaveFor(address: string): void {
  location.assign(address)
}

/** What a return says behind the # of the address, once: it is taken out of the address and of the history. */
export function takeSaid(): string | null {
  const said = /^#sso=([\w-]{1,64})$/.exec(location.hash)?.[1] ?? null
  if (said !== null) history.replaceState(history.state, '', location.pathname + location.search)
  return said
}
