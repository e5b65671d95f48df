import { isIP } from 'node:net'
import { isPublic } from '#outside/publicAddress.ts'

/** Throws where a feed may not be fetched from. A name is looked at when it is connected to. */
export function allowed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new Error(`${address} is no address`)
  const url = new URL(address, base)
  if (url.protocol !== 'https:') throw new Error(`${url.protocol} is not https:`)
  if (url.username !== '' || url.password !== '')
    throw new Error('a name and a password stand in the address')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is an address of an inner network`)
  return url
}
