import { contactFile, type Person } from '#platform/contactFile.ts'
import { saveBlob } from '#platform/saveFile.ts'

interface Contact {
  contactName: string | null
  position: string | null
  type: string
  content: string
}

/** Hands a contact to the phone's address book as a file that it opens. */
export function saveContact(
  { contactName: name, position, type, content }: Contact,
  organization: string,
): void {
  const person: Person = {
    name,
    organization,
    position,
    type: type === 'email' || type === 'landline' ? type : 'mobile',
    content,
  }
  const file = new Blob([contactFile(person)], { type: 'text/vcard;charset=utf-8' })
  saveBlob(`${name ?? organization}.vcf`, file)
}
