import { isIP } from 'node:net'
import { isPublic, type MayReach, type Resolve } from '#outside/publicAddress.ts'

/** Where else than over https to the open internet may be asked. */
export type Reach = {
  mayReach: MayReach
  isPlainAllowed: boolean
  /** Absent: the names of the machine's own resolver. */
  resolve?: Resolve
}

const openInternet: Reach = { mayReach: isPublic, isPlainAllowed: false }

/** Throws where may not be asked. A name is looked at when it is connected to. */
export function allowed(address: string, base?: URL, { mayReach, isPlainAllowed } = openInternet): URL {
  if (!URL.canParse(address, base)) throw new Error(`${address} is no address`)
  const url = new URL(address, base)
  if (url.protocol !== 'https:' && !(isPlainAllowed && url.protocol === 'http:'))
    throw new Error(`${url.protocol} is not https:`)
  if (url.username !== '' || url.password !== '')
    throw new Error('a name and a password stand in the address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !mayReach(host)) throw new Error(`${host} is an address of an inner network`)
  return url
}
