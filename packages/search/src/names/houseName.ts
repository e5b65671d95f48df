const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th' }

const joining = new Set(['and', 'et', 'und', 'y', 'amp'])

/** Words that come and go behind the name of one and the same company from list to list. */
const tailWords = new Set(
  (
    'ltd limited inc incorporated co corp corporation company companies group groupe gruppe grupo gruppo holding ' +
    'holdings plc gmbh ges mbh gesmbh ag kg kgaa ohg ev sa sas sasu sarl spa srl sl slu llc lp llp pvt private pte pty ' +
    'bhd sdn as asa aps ab aktiebolag oy oyj ltee bv nv jsc jsco ojsc pjsc cjsc joint stock fze fzco fzc fzllc dmcc wll ' +
    'saog sae tbk persero kft zrt sp zoo doo dd ad ead eood spol sro ltda cv de sanayi ve ticaret san tic anonim sirketi ' +
    'ograniczona odpowiedzialnoscia spolka industries international 주식회사'
  ).split(' '),
)

const headWords = new Set(
  'the ao oao ooo pao zao fgup jsc pt fsue ojsc ао оао ооо пао зао фгуп 주식회사'.split(' '),
)

const chineseForms = /(?:集团)?(?:股份)?(?:有限)?(?:责任)?公司$|集团$/u

/** Plain lower-case words of a printed name, accents folded. */
export function nameWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđßæœıþ]/g, (letter) => letters[letter] ?? letter)
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !joining.has(word))
}

/**
 * What stays the same however a list prints a company: no accents, spaces, conjunctions, legal forms, plurals,
 * or the name's own initials behind it. "Rohde & Schwarz GmbH", "ROHDE SCHWARZ" and "Rohde-Schwarz" give one value.
 */
export function foldedName(name: string): string {
  const kept = partsOf(name).kept.map(oneSpelling).join('')
  return kept.replace(chineseForms, '') || kept
}

/** A name's words, and those around them that come and go from list to list. */
export function partsOf(name: string): { kept: string[]; dropped: string[] } {
  const words = joinLetters(nameWords(name))
  let from = 0
  let to = words.length
  while (to - from > 1 && (tailWords.has(words[to - 1] ?? '') || isInitials(words, from, to - 1))) to--
  while (to - from > 1 && headWords.has(words[from] ?? '')) from++
  return { kept: words.slice(from, to), dropped: [...words.slice(0, from), ...words.slice(to)] }
}

/** "s p a" → "spa": a legal form or a short name printed with dots. */
function joinLetters(words: string[]): string[] {
  const joined: string[] = []
  let run = ''
  for (const word of words) {
    if (/^[a-z]$/.test(word)) run += word
    else {
      if (run) joined.push(run)
      run = ''
      joined.push(word)
    }
  }
  if (run) joined.push(run)
  return joined
}

/** Whether the word at `at` is made of the first letters of the words before it: "Orbita Marine Optics OMO". */
function isInitials(words: string[], from: number, at: number): boolean {
  const word = words[at] ?? ''
  if (word.length < 2 || at - from < 2) return false
  const before = words.slice(from, at)
  const initials = (some: string[]) => some.map((one) => one[0]).join('')
  return word === initials(before) || word === initials(before.filter((one) => one.length > 3))
}

/** Plural to singular, and the spellings of two countries to one. */
function oneSpelling(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  const single = word.length > 4 && word.endsWith('s') && !/[suia]s$/.test(word) ? word.slice(0, -1) : word
  return single.replace(/^defence$/, 'defense').replace(/^centre$/, 'center')
}
