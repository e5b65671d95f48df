import { BlockList, isIP } from 'node:net'

/** Whether an address is one of our proxies; with `named only` this machine itself does not count unless named. */
type IsTrusted = (address: string, how?: 'named only') => boolean

const ranges: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** Reads TRUST_PROXY: addresses, ranges and the three words above, comma-separated. Throws a sentence on anything else. */
export function trustedProxies(text: string): IsTrusted {
  const named = new BlockList()
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  for (const part of parts.flatMap((part) => ranges[part] ?? [part])) add(named, part)
  const isIn = (list: BlockList, address: string) =>
    isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
  return (address, how) => isIn(named, address) || (how === undefined && isIn(here, address))
}

const here = new BlockList()
for (const range of ranges['loopback'] ?? []) add(here, range)

function add(list: BlockList, range: string) {
  const [address = '', bits] = range.split('/')
  const version = isIP(address)
  const most = version === 6 ? 128 : 32
  if (version === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
    throw new Error(
      `TRUST_PROXY names "${range}", which is no address and no range: write those of your proxies, as 127.0.0.1,10.0.0.0/8`,
    )
  list.addSubnet(address, bits === undefined ? most : Number(bits), version === 6 ? 'ipv6' : 'ipv4')
}
