import { isMobile } from '@zhzz/contract/validator.ts'

export type Telephone = { type: 'mobile' | 'landline'; content: string; name: string | null }

/** A number with its area code and extension: it begins with a digit, a bracket or a plus and holds no letters but those of an extension. */
const shape = /[+(]?\d[\d\s()+\-–—.]*\d(?:\s*(?:转|分机|ext\.?|#|x)\s*\d{1,6})?/gi
const title =
  /^(?:联系|办公)?(?:手机|电话|座机|固话|传真|热线|号码|tel|phone|mobile|mob|cell|t|m|微信同号|同微信)[.:]?$/i

/**
 * The telephones of a cell as vendors write them: several between `/ 、 ; ，` or blanks, with the person before or in
 * brackets behind (`张经理 13800000000；0571-88888888转801（前台）`). What cannot be one comes back as `unread`.
 */
export function telephonesOf(cell: string | undefined): { telephones: Telephone[]; unread: string[] } {
  const telephones: Telephone[] = []
  const unread: string[] = []
  for (const piece of (cell ?? '')
    .normalize('NFKC')
    .split(/[;、,|/\n]|(?<=\d{5})\s+(?=1\d{10}(?!\d)|0\d{2,3}-)/)) {
    if (piece.trim() === '') continue
    const found = ofPiece(piece)
    if (found.length === 0) unread.push(piece.trim())
    telephones.push(...found)
  }
  return { telephones, unread }
}

function ofPiece(piece: string): Telephone[] {
  const numbers = [...piece.matchAll(shape)]
    .map(([text]) => readNumber(text))
    .filter((number) => number !== null)
  const words = piece
    .replace(shape, ' ')
    .split(/[\s():：-]+/)
    .filter((word) => word !== '' && !title.test(word))
  const [word = ''] = words
  const isName = words.length === 1 && /^(?:\p{Script=Han}{2,6}|[A-Za-z]{2,20})$/u.test(word)
  return numbers.map((number) => ({ ...number, name: isName ? word : null }))
}

const extension = /(?:转|分机|ext\.?|#|x|(?<=\d{7})-)\s*\d{1,6}$/i

/**
 * Mobile: 1, then 2–9, then nine digits. Landline: area code, 7 or 8 digits, an extension; 400 and 800 numbers; those
 * of other countries with their code. A Chinese country code is taken off.
 */
function readNumber(text: string): Pick<Telephone, 'type' | 'content'> | null {
  const printed = text
    .trim()
    .replace(/\.0$/, '')
    .replace(/^\((?=[^)]*$)/, '')
  const bare = printed
    .replace(extension, '')
    .replace(/[\s().\-–—]/g, '')
    .replace(/^\+?(?:00)?86(?=1[2-9]\d{9}$|0\d{9,11}$)/, '')
  if (isMobile(bare)) return { type: 'mobile', content: bare }
  const ownCode = /^(?:\+|00)86([1-9]\d{8,10})$/.exec(bare)?.[1]
  if (ownCode !== undefined)
    return { type: 'landline', content: `0${ownCode}${extension.exec(printed)?.[0] ?? ''}` }
  const isLandline = /^(?:0[1-9]\d{8,10}|[2-8]\d{6,7}|[48]00\d{7}|(?:\+|00)[1-9]\d{7,14})$/.test(bare)
  return isLandline ? { type: 'landline', content: printed } : null
}
