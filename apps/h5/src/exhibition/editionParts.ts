import type { NameParts } from '@zhzz/contract/nameParts.ts'

const lead =
  /^(?:(?:19|20)\d\d年?[\s·•-]*)?(?:第[\d〇零一二三四五六七八九十百]+[届屆][\s·•-]*)?(?:(?:19|20)\d\d年?[\s·•-]*)?/u
const wide = /^(?:中国|中國|全国|全國)?(?:[（(][^（）()]*[）)])?(?:国际|國際)?/u
const kind =
  /(?:展览会|展覽會|博览会|博覽會|交易会|交易會|展示会|展示會|展销会|展銷會|订货会|訂貨會|大会|大會|展会|展會|展)?[\s]*(?:[（(][^（）()]*[）)])?$/u

/**
 * How the name of an edition reads, in the parts of a company's: year and number in front, 中国国际, what it is about,
 * 展览会. Null where it has no Chinese to take apart.
 */
export function editionParts(name: string): NameParts | null {
  if (!/\p{Script=Han}/u.test(name)) return null
  const place = lengthOf(lead, name)
  const brand = lengthOf(wide, name.slice(place))
  const rest = name.slice(place + brand)
  const form = lengthOf(kind, rest)
  const trade = rest.length - form
  if (trade < 2) return { place: 0, brand: name.length, trade: 0, form: 0, branch: 0 }
  return { place, brand, trade, form, branch: 0 }
}

function lengthOf(pattern: RegExp, text: string): number {
  return pattern.exec(text)?.[0].length ?? 0
}
