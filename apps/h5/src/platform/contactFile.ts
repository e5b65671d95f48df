/** Somebody whom an address book can hold. */
export interface Person {
  name: string | null
  organization: string
  position: string | null
  type: 'mobile' | 'landline' | 'email'
  content: string
}

/** RFC 6350 §3.4 */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** A vCard 3.0: the version that every phone opens. Without a name of its own it goes by the organisation's. */
export function contactFile({ name, organization, position, type, content }: Person): string {
  const shown = escaped(name ?? organization)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${shown};;;;`,
    `FN:${shown}`,
    `ORG:${escaped(organization)}`,
    ...(position ? [`TITLE:${escaped(position)}`] : []),
    type === 'email'
      ? `EMAIL;TYPE=WORK:${escaped(content)}`
      : `TEL;TYPE=${type === 'mobile' ? 'CELL' : 'WORK'}:${escaped(content)}`,
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}
