import { regionStarts, tradeEnds, without } from '#names/anatomy.ts'
import { fold } from '#text/fold.ts'
import { list } from '#text/list.ts'
import { regionAt } from '#text/region.ts'
import { legalForms } from '#text/words.ts'

export type NameParts = { place: number; brand: number; trade: number; form: number; branch: number }

/** Forms of those that are no company; search reads them as words of the name. Longest first. */
const otherForms = list(`
  农民专业合作社联合社 农民专业合作社 农业专业合作社 股份经济合作社 专业合作社 经济合作社 个人独资企业 个体工商户 合作联社
  联合社 合作社 个人独资 个体户
`)
const forms = [...otherForms, ...legalForms]
const company = /有限责任公司|有限公司|(?<![分支子])公司/g
const branches =
  /(?:分公司|支公司|子公司|分行|支行|分厂|分店|分部|分院|分社|营业部|经营部|门市部|办事处|代表处|服务部|项目部|事业部)$/
const openings = '（(【[〔《“「『'

/** Takes a printed Chinese company name apart for the eye; null where there is nothing to set apart. */
export function nameParts(name: string): NameParts | null {
  if (!/\p{Script=Han}/u.test(name)) return null
  const { text, origins } = bare(fold(name))
  const branchAt = branchStart(text)
  const formAt = without(forms, text.slice(0, branchAt)).length
  const head = text.slice(0, formAt)
  if (head === '' || forms.includes(head) || forms.includes(text)) return null
  const regions = regionStarts(head)
  const brandAt = regions.starts.findLast((_, at) => regions.places[at]?.certain ?? true) ?? 0
  const tradeAt = tradeEnds(head, brandAt).at(-1) ?? formAt

  const from = (at: number) =>
    cut(name, at === 0 ? 0 : (origins[at - 1] ?? 0) + 1, origins[at] ?? name.length)
  const branch = branchAt < text.length ? from(branchAt).first : name.length
  const form = Math.min(from(formAt).last, branch)
  const brand = Math.min(from(tradeAt).first, form)
  const place = brandAt === 0 ? 0 : from(brandAt).last
  if (brand - place === name.length) return null
  return {
    place,
    brand: brand - place,
    trade: form - brand,
    form: branch - form,
    branch: name.length - branch,
  }
}

/** The folded name without blanks and regions in brackets, and where each of its characters stands in the name. */
function bare(folded: string) {
  let text = ''
  const origins: number[] = []
  for (const { 0: part, index } of folded.matchAll(/[^ ]+/g)) {
    if (text !== '' && regionAt(part, 0)?.length === part.length) continue
    text += part
    for (let at = 0; at < part.length; at++) origins.push(index + at)
  }
  return { text, origins }
}

/** Where the part behind the last form begins: 北京分公司; without a form its place or 分公司 itself tell it. */
function branchStart(text: string): number {
  const last = [...text.matchAll(company)].findLast(
    ({ 0: word, index }) => word !== '公司' || branches.test(text.slice(index + word.length)),
  )
  if (last) {
    const end = last.index + last[0].length
    return forms.includes(text.slice(end)) ? text.length : end
  }
  const at = text.search(branches)
  if (at < 2 || !/(?:分|支)(?:公司|行)$/.test(text)) return text.length
  for (let from = 2; from < at; from++) if (regionAt(text, from)?.length === at - from) return from
  return at
}

/**
 * Where one part ends and the next begins, between two characters of the bare name. An opening bracket goes with what it
 * opens: `first` also takes a region in brackets (荻澧|（深圳）电子), `last` only what opens the next part (实业|（集团）有限公司).
 */
function cut(name: string, after: number, before: number): { first: number; last: number } {
  let last = before
  while (last > after && openings.includes(name.charAt(last - 1))) last--
  let first = after
  while (first < before && !openings.includes(name.charAt(first))) first++
  return { first, last }
}
