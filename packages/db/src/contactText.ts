export type ContactType = 'mobile' | 'landline' | 'email' | 'wechat' | 'qq' | 'other'

/** The one spelling of a contact under which `content_hash` is made: digits of a number, lower case of the rest. */
export function foldContact(type: ContactType, content: string): string {
  const text = content.normalize('NFKC').trim()
  if (type !== 'mobile' && type !== 'landline') return text.toLowerCase()
  const digits = text.replace(/\D/g, '')
  return type === 'mobile' ? digits.replace(/^(0086|86)(?=1\d{10}$)/, '') : digits
}

/** What is shown before the unlock: `138****5678`, `021-****1234`, `z***@example.com`, `ab****`. */
export function maskContact(type: ContactType, content: string): string {
  if (type === 'mobile') return maskMobile(foldContact(type, content))
  if (type === 'landline') return maskLandline(content)
  if (type === 'email') return content.replace(/^(.).*?(@.*)?$/u, '$1***$2')
  return `${[...content].slice(0, 2).join('')}****`
}

/** `138****5678`. */
export function maskMobile(phone: string): string {
  return `${phone.slice(0, -8)}****${phone.slice(-4)}`
}

/** `张**`: the first character of a person's name. */
export function maskName(name: string): string {
  return `${[...name][0] ?? ''}**`
}

/** Area code and the last four digits stay: `0755-****8888`; an extension is left out. */
function maskLandline(number: string): string {
  const digits = number.replace(/\s*(转|ext\.?|#)\s*\d+$|(?<=\d{7})-\d{1,5}$/i, '').replace(/\D/g, '')
  const area = /^0(?:10|2\d|\d{3})/.exec(digits)?.[0] ?? ''
  return `${area === '' ? '' : `${area}-`}****${digits.slice(-4)}`
}
