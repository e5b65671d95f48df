import { lookup } from 'node:dns'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/** Addresses of machines that are nobody else's business: RFC 6890, and what carries an address inside another. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
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
] as const)
  inner.addSubnet(network, bits, 'ipv6')
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')

/** An address on the open internet. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !inner.check(address, 'ipv4')
  return isIPv6(address) && outer.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/** Looks a name up for the connection itself, and refuses it when one of its addresses is not public: asked once, nothing can change between. */
export const publicLookup: LookupFunction = (name, options, callback) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error !== null || first === undefined)
      return callback(error ?? new Error(`${name} has no address`), '')
    if (!addresses.every(({ address }) => isPublic(address)))
      return callback(new Error(`${name} is an address of an inner network`), '')
    if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
