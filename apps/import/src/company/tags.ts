import { textOf } from '#value/text.ts'

/** Codes of the dictionary company_tag by the words of vendors; the narrower first. */
const words: [RegExp, string][] = [
  [/小巨人|little giant/i, 'little_giant'],
  [/专精特新|specialized|specialised/i, 'specialized_new'],
  [/高新技术|高新企业|国高新|high-?tech/i, 'high_tech'],
  [/科技型中小|科技型企业|tech(?:nology)?[ -]sme/i, 'tech_sme'],
  [/上市|[A-Z]股|主板|创业板|科创板|北交所|listed/i, 'listed'],
  [/规上|规模以上|above[ -](?:scale|designated)/i, 'above_scale'],
  [/海关.*认证|\baeo\b|customs[ -]certified/i, 'customs_certified'],
]

/** The tags of a cell that the dictionary knows; the words of vendors beside them say what no page shows. */
export function tagsOf(value: string | undefined): string[] {
  const text = textOf(value)
  if (text === null) return []
  const codes = text
    .split(/[;；、,，|\n/\s]/)
    .flatMap((word) => words.find(([pattern]) => pattern.test(word))?.[1] ?? [])
  return [...new Set(codes)]
}
