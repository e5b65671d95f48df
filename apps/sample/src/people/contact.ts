import { type ContactType, foldContact, maskContact, maskName } from '@zhzz/db/contactText.ts'
import type { CopyValue } from '@zhzz/db/copyRows.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import type { SampleCompany } from '#company/company.ts'
import { between, pick, type Random, randomOf } from '#random.ts'
import { kinds, sampleId } from '#sampleId.ts'
import { givens, surnames } from '#words/names.ts'

const positions = [
  '总经理',
  '销售总监',
  '市场经理',
  '市场专员',
  '采购经理',
  '外贸经理',
  '行政主管',
  '展会负责人',
]
const departments = ['市场部', '销售部', '采购部', '外贸部', '行政部', '总经办']
const sources = ['展会会刊', '企业官网', '企业年报', '招聘网站', '招投标公告']
const statuses = ['valid', 'valid', 'valid', 'valid', 'silent', 'empty', 'stopped', 'unknown', 'unknown']
/** Area codes of the landlines; 0000 begins no subscriber number. */
const areaCodes: Record<string, string> = {
  '31': '021',
  '44': '0755',
  '32': '0512',
  '33': '0571',
  '11': '010',
  '12': '022',
  '50': '023',
  '51': '028',
  '42': '027',
}

/** Rows of the contacts of company number `index`, sealed; no number or address leads anywhere. */
export function* contactRows(
  company: SampleCompany,
  index: number,
  seed: number,
  sealing: Sealing,
): Generator<CopyValue[]> {
  for (let at = 0; at < company.contactCount; at++) {
    const random = randomOf(seed, kinds.contact, index * 8 + at)
    const type = typeOf(at, random)
    const content = contentOf(type, company, index * 8 + at)
    const name =
      type === 'landline'
        ? null
        : pick(surnames, random, 0.6) + pick(givens, random) + (random() < 0.5 ? pick(givens, random) : '')
    const checked = random() < 0.7
    yield [
      sampleId('contact', index * 8 + at),
      company.id,
      type,
      sealing.encrypt(content),
      sealing.blindIndex(foldContact(type, content)),
      maskContact(type, content),
      name,
      name === null ? null : maskName(name),
      type === 'landline' ? '总机' : pick(positions, random),
      pick(departments, random),
      type === 'mobile' || type === 'landline' ? company.place.name : null,
      type === 'email' || !checked ? 'unknown' : pick(statuses, random),
      checked && type !== 'email' ? `2026-0${between(1, 9, random)}-1${between(0, 9, random)}` : null,
      at === 0 && random() < 0.3 ? ['recommended'] : [],
      random() < 0.01,
      '示例数据',
      pick(sources, random),
    ]
  }
}

/** The kinds of contacts of company number `index`, without making them. */
export function contactTypesOf(contactCount: number, index: number, seed: number): ContactType[] {
  return Array.from({ length: contactCount }, (_, at) =>
    typeOf(at, randomOf(seed, kinds.contact, index * 8 + at)),
  )
}

function typeOf(at: number, random: Random): ContactType {
  if (at === 1) return 'landline'
  if (at === 3) return 'email'
  return random() < 0.8 ? 'mobile' : 'email'
}

function contentOf(type: ContactType, company: SampleCompany, number: number): string {
  // Numbers that begin with 12 are given to nobody.
  if (type === 'mobile')
    return `12${String((number * 7_368_787 + 100_000_000) % 1_000_000_000).padStart(9, '0')}`
  if (type === 'landline')
    return `${areaCodes[company.regionCode.slice(0, 2)] ?? '0571'}-0000${String(number % 10_000).padStart(4, '0')}`
  return `contact${number}@c${Math.floor(number / 8)}.example.com`
}
