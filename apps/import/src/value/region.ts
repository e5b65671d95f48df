import { regionAt, regionByCode } from '@zhzz/search/text/region.ts'
import { textOf } from '#value/text.ts'

/** A city with two names in one: 城区 of a municipality has the municipality's code. */
const depth = 6

/**
 * GB/T 2260 code (six digits) of what province, city and district columns say, or of a text (an address, a company
 * name) that begins with them; a code is taken as it is. The narrowest certain region wins. Null when nothing is certain.
 */
export function regionOf(parts: readonly (string | null | undefined)[], text?: string | null): string | null {
  const given = parts.map((part) => textOf(part ?? undefined)).filter((part) => part !== null)
  const code = given.findLast((part) => /^\d{6}$/.test(part) && isKnown(part))
  if (code !== undefined) return code
  return narrowest(given.join('')) ?? (text ? narrowest(text) : null)
}

function isKnown(code: string): boolean {
  return regionByCode.has(bare(code))
}

function bare(code: string): string {
  return code.replace(/0000$/, '').replace(/^(\d{4})00$/, '$1')
}

/** Walks the regions a text begins with, each inside the one before. */
function narrowest(text: string): string | null {
  let at = text.startsWith('中国') ? 2 : 0
  let found: string | undefined
  for (let step = 0; step < 4; step++) {
    while (/[\s省市,，/-]/.test(text.charAt(at)) && at < text.length) at += 1
    const hit = regionAt(text, at, found)
    if (!hit?.certain) break
    found = hit.region.code
    at += hit.length
  }
  return found === undefined ? null : found.padEnd(depth, '0')
}
