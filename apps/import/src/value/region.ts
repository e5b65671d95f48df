import { regionAt, regionByCode } from '@zhzz/search/text/region.ts'
import { textOf } from '#value/text.ts'

/** A city with two names in one: 城区 of a municipality has the municipality's code. */
const depth = 6

/**
 * GB/T 2260 code (six digits) of what province, city and district columns say, or of an address that begins with them;
 * a code is taken as it is. The narrowest certain region wins. Null when nothing is certain.
 */
export function regionOf(
  parts: readonly (string | null | undefined)[],
  address?: string | null,
): string | null {
  const given = parts.map((part) => textOf(part ?? undefined)).filter((part) => part !== null)
  const code = given.findLast((part) => /^\d{6}$/.test(part) && isKnown(part))
  if (code !== undefined) return code
  return narrowest(given.join('')) ?? wholePlace(given.join('')) ?? (address ? narrowest(address) : null)
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
    while (/[\s省市,，/()（）-]/.test(text.charAt(at)) && at < text.length) at += 1
    const hit = regionAt(text, at, found)
    if (!hit?.certain) break
    found = hit.region.code
    at += hit.length
  }
  return found === undefined ? null : full(found)
}

/** A cell that holds a place alone holds no other word: 阿里, 大同. */
function wholePlace(text: string): string | null {
  const hit = regionAt(text, 0)
  return hit?.length === text.length && hit.region.code.length < depth ? full(hit.region.code) : null
}

function full(code: string): string {
  return code.padEnd(depth, '0')
}

const bracket = /[(（【[]\s*(?:中国)?([^()（）【】[\]]{2,15}?)\s*[)）】\]]/g
const branch = /公司([\u4e00-\u9fff]{2,12})(?:分公司|分部|办事处|代表处)$/

/**
 * GB/T 2260 code of the place that the name of a company tells: where its branch is (…公司上海分公司), the place in
 * brackets (ABB（上海）…), or the one at its head. A place in brackets goes before another at the head: a registered name
 * has there where the company is, and its head may be a brand. Null when nothing is certain.
 */
export function regionOfName(name: string): string | null {
  const branchPlace = narrowest(branch.exec(name)?.[1] ?? '')
  if (branchPlace !== null) return branchPlace
  const head = narrowest(name)
  for (const [, inside = ''] of name.matchAll(bracket)) {
    const place = placeAlone(inside)
    if (place === null) continue
    return head?.startsWith(bare(place)) ? head : place
  }
  return head
}

/** The place of a text that holds places only: 江苏苏州, but not 上海展团. */
function placeAlone(text: string): string | null {
  let at = 0
  let found: string | undefined
  while (at < text.length) {
    const hit = regionAt(text, at, found)
    if (!hit?.certain) return null
    found = hit.region.code
    at += hit.length
  }
  return found === undefined ? null : full(found)
}
