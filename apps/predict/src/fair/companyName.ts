const letters: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th' }

/** Words that come and go behind the name of one and the same company from list to list. */
const tailWords = new Set(
  (
    'ltd limited inc incorporated co corp corporation company companies group groupe gruppe holding holdings plc ' +
    'gmbh ag kg sa sas sarl spa srl llc lp pvt private pty bhd sdn as asa ab oy oyj bv nv jsc ojsc pjsc cjsc fze ' +
    'sp zoo doo dd ltda cv de sanayi ve ticaret san tic industries international'
  ).split(' '),
)

const headWords = new Set(['the', 'ao', 'oao', 'ooo', 'pao', 'zao', 'fgup', 'jsc', 'pt', 'fsue', 'ojsc'])

/** Plain lower-case words of a printed name, accents folded. */
export function nameWords(name: string): string[] {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœıþ]/g, (letter) => letters[letter] ?? letter)
  return plain
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && word !== 'and' && word !== 'et' && word !== 'und')
}

/**
 * What stays the same however a list prints a company: no accents, spaces, conjunctions or legal forms.
 * "Rohde & Schwarz GmbH", "ROHDE SCHWARZ" and "Rohde-Schwarz" give one value.
 */
export function foldedName(name: string): string {
  const words = nameWords(name)
  let from = 0
  let to = words.length
  while (to - from > 1 && tailWords.has(words[to - 1] ?? '')) to--
  while (to - from > 1 && headWords.has(words[from] ?? '')) from++
  return words.slice(from, to).join('')
}
