import type { SearchableCompany } from '#document/searchableCompany.ts'

export type NameKind = 'name' | 'shortName' | 'brand' | 'formerName' | 'englishName'
export type Name = { kind: NameKind; text: string }

const letters: Record<NameKind, string> = {
  name: 'n',
  shortName: 's',
  brand: 'b',
  formerName: 'f',
  englishName: 'e',
}
const kinds = new Map<string, NameKind>([
  ['n', 'name'],
  ['s', 'shortName'],
  ['b', 'brand'],
  ['f', 'formerName'],
  ['e', 'englishName'],
])
const between = '\u001f'
/** Characters that COPY's text format or the format of `names` would take for something else. */
const control = /[\u0000-\u001f\\]/gu
const most = 12

/** The names of a company in one text, the registered name first. */
export function writeNames(company: SearchableCompany): string {
  let text = line('name', company.name)
  if (company.shortName) text += between + line('shortName', company.shortName)
  for (const brand of company.brands?.slice(0, most) ?? []) text += between + line('brand', brand)
  for (const former of company.formerNames?.slice(0, most) ?? []) text += between + line('formerName', former)
  if (company.englishName) text += between + line('englishName', company.englishName)
  return text
}

function line(kind: NameKind, name: string): string {
  return letters[kind] + (control.test(name) ? name.replace(control, ' ') : name)
}

export function readNames(text: string): Name[] {
  return text
    .split(between)
    .map((part) => ({ kind: kinds.get(part.charAt(0)) ?? 'name', text: part.slice(1) }))
}
