import { isIPv6 } from 'node:net'

/** The first parts of an address that one household or office shares: /24, of IPv6 /64. */
export function networkOf(ip: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
  if (!isIPv6(inside)) return inside.split('.').slice(0, 3).join('.')
  const [head = '', tail = ''] = inside.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = inside.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : []
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/** 203.0.113.*: enough for its owner to recognise it. */
export function maskIp(ip: string): string {
  const network = networkOf(ip)
  if (network === '') return ''
  return network.includes(':') ? `${network}::*` : `${network}.*`
}
