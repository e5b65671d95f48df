import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { BlockList, isIP, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/**
 * Addresses of machines that are nobody else's business: RFC 6890, what carries an address inside another, and where clouds tell
 * machines about themselves.
 */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6')
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')

/** An address on the open internet. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4')
  return isIPv6(address) && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** Gives every address of a name, as `dns.lookup` does. */
export type Resolve = (
  name: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Which addresses may be connected to. */
export type MayReach = (address: string) => boolean

/** The open internet, and these networks beside it: `10.1.0.0/16`, `fd00::/8`. Throws where one is none. */
export function publicAnd(networks: readonly string[]): MayReach {
  const own = new BlockList()
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/')
    const isFour = isIPv4(address)
    if (isIP(address) === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > (isFour ? 32 : 128))
      throw new Error(`${network} is no network like 10.1.0.0/16`)
    own.addSubnet(address, Number(bits), isFour ? 'ipv4' : 'ipv6')
  }
  return (address) =>
    isPublic(address) || (isIP(address) !== 0 && own.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'))
}

/**
 * Looks a name up for the connection itself, and refuses it when one of its addresses may not be reached: asked once, nothing can
 * change between.
 */
export function lookupWithin(mayReach: MayReach, resolve: Resolve = lookup): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error !== null || first === undefined)
        return callback(error ?? new Error(`${name} has no address`), '')
      if (!addresses.every(({ address }) => mayReach(address)))
        return callback(new Error(`${name} is an address of an inner network`), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

export const publicLookup = lookupWithin(isPublic)
