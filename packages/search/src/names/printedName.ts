import { type Anatomy, anatomy } from '#names/anatomy.ts'
import { type EnglishName, readEnglish } from '#names/englishName.ts'
import { nameKey } from '#text/fold.ts'

export type PrintedName = { name: string; englishName?: string | null; regionCode?: string | null }

/** A printed name without what lists put around names. */
export type ReadName = {
  /** The name alone; of a name in two languages the Chinese one. */
  name: string
  key: string
  /** Of the name as printed. */
  printedKey: string
  named: Anatomy
  /** It ends with what says that it is a company: a name without such a word may be a brand or cut short. */
  isComplete: boolean
  /** Of a branch: the name of the company it belongs to. */
  parent: string | null
  /** The names in Latin letters: the English name, and the printed one where it has no Chinese. */
  english: EnglishName[]
  isChinese: boolean
  /** A complete name in brackets behind the name, mostly the former one. */
  aside: string | null
  regionCode: string | null
}

const han = /\p{Script=Han}/u
const numbered = /^\s*(?:[(（]\d{1,4}[)）]|(?:No\.?\s*)?\d{1,4}\s*[.、:：)）](?!\d))\s*/i
const behind = /\s*[(（【[]([^()（）【】[\]]*)[)）】\]]\s*$/
/** Brackets at the end that belong to a registered name. */
const ofTheName = /^(?:特殊)?(?:普通|有限)合伙(?:企业)?$|^集团$|^控股$/
/** Where the company stands in the hall. */
const place = /展[位台区]|摊位|号馆|booth|stand|hall/i
const branch = /(?<=公司).+(?:分公司|分部|办事处|分行|分院|营业部)$/

/** Takes off numbers in front, remarks in brackets behind a complete name, and the second language. */
export function readPrinted({ name: printed, englishName, regionCode }: PrintedName): ReadName {
  let name = printed.replace(numbered, '').trim()
  let english = englishName ?? null
  let aside: string | null = null
  for (let note = behind.exec(name); note; note = behind.exec(name)) {
    const [all, inside = ''] = note
    const before = name.slice(0, name.length - all.length)
    const isRemark = place.test(inside) || isComplete(before) || isForeign(inside, before)
    if (ofTheName.test(inside) || !isRemark || nameKey(before) === '') break
    if (isForeign(inside, before)) english ??= inside
    else if (isComplete(inside)) aside = inside.replace(/^(?:原名?|曾用名|曾用|前身)[:：为是]?/, '')
    name = before.trim()
  }
  const [, chinese, latin] =
    /^(.*\p{Script=Han}[)）]?)\s+([A-Za-z][A-Za-z0-9&.,'’()\- ]*\s[A-Za-z0-9&.,'’()\- ]+)$/u.exec(name) ?? []
  if (chinese !== undefined && isComplete(chinese)) {
    name = chinese
    english ??= latin ?? null
  }
  if (name === '') name = printed
  return {
    name,
    key: nameKey(name),
    printedKey: nameKey(printed),
    named: anatomy(name),
    isComplete: isComplete(name),
    parent: branch.test(name) ? name.replace(branch, '') : null,
    english: [english, han.test(name) ? null : name].filter((text) => text !== null).map(readEnglish),
    isChinese: han.test(name),
    aside,
    regionCode: regionCode ?? null,
  }
}

function isForeign(inside: string, before: string): boolean {
  return han.test(before) && !han.test(inside) && /[a-z]{3}/i.test(inside)
}

function isComplete(name: string): boolean {
  return /(?:公司|合伙\)?|事务所|研究院|研究所|大学|学院|协会|集团|中心|厂|ltd|limited|inc|corp|gmbh|llc)$/.test(
    nameKey(name),
  )
}
