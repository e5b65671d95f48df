import { isIPv6 } from 'node:net'

/**
 * Where a call comes from, as limits count it: what one subscriber has at least. Of IPv4 the address, of IPv6 the /64,
 * for whoever has one address of it has all 2^64. A class with a private part, so that no plain address is taken for it.
 */
export class Network {
  readonly #name: string
  readonly #wide: string

  private constructor(name: string, wide: string) {
    this.#name = name
    this.#wide = wide
  }

  static of(ip: string): Network {
    const parts = partsOf(ip)
    const isV6 = parts.length === 8
    return isV6
      ? new Network(`${parts.slice(0, 4).join(':')}::`, `${parts.slice(0, 3).join(':')}::`)
      : new Network(parts.join('.'), parts.slice(0, 3).join('.'))
  }

  /** The neighbours too: of IPv4 the /24, of IPv6 the /48 that a customer of a data centre gets. */
  get wide(): Network {
    return new Network(this.#wide, this.#wide)
  }

  /** What this network does to one account or number. */
  on(what: string): Network {
    return new Network(`${what} ${this.#name}`, `${what} ${this.#wide}`)
  }

  /** Such an address tells no visitor from another: it is the operator, or a proxy that was not named to us. */
  get isOwnMachine(): boolean {
    return this.#name.startsWith('127.') || this.#name === '0:0:0:0::'
  }

  toString(): string {
    return this.#name
  }
}

/** Four numbers, or the eight groups of IPv6 written out. */
function partsOf(ip: string): string[] {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip
  if (!isIPv6(inside)) return inside.split('.')
  const [head = '', tail = ''] = (inside.split('%')[0] ?? '').toLowerCase().split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === '' ? [] : tail.split(':')
  const zeros = inside.includes('::') ? Array<string>(8 - first.length - last.length).fill('0') : []
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** 203.0.113.*: enough for its owner to recognise it. */
export function maskIp(ip: string): string {
  const parts = partsOf(ip)
  if (ip === '') return ''
  return parts.length === 8 ? `${parts.slice(0, 4).join(':')}::*` : `${parts.slice(0, 3).join('.')}.*`
}
