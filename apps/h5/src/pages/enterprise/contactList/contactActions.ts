import { company } from '@zhzz/contract/company/calls.ts'
import type { ContactMark, ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { platformKind } from '#platform/kind.ts'
import { saveContact } from '#platform/saveContact.ts'
import { chooseAction } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

export const markWords = {
  valid: 'contact.valid',
  empty: 'contact.empty',
  stopped: 'contact.stopped',
  not_company: 'contact.notCompany',
  refused: 'contact.refused',
} as const satisfies Record<ContactMark, string>

const numberMarks = ['valid', 'empty', 'stopped', 'not_company', 'refused'] as const
/** Of what cannot be dialled. */
const otherMarks = ['valid', 'not_company', 'refused'] as const

/** What can be done with a clear contact beside dialling: keep it in the phone's own list, say what it was found to be. */
export function useContactActions() {
  const mark = useWrite(company.markContact, {
    outdates: [company.contacts],
    onDone: (done) => toast(t(done.mark === null ? 'contact.unmarked' : 'contact.marked')),
  })
  return async (contact: ContactRow, companyName: string): Promise<void> => {
    const { id, type, content, myMark } = contact
    const isPhone = type === 'mobile' || type === 'landline'
    const marks = (isPhone ? numberMarks : otherMarks).filter((one) => one !== myMark)
    // WeChat's browser saves no files.
    const canKeep = (isPhone || type === 'email') && platformKind() !== 'wechat'
    const actions = [
      ...(canKeep ? [{ label: t('contact.keep'), act: () => saveContact(contact, companyName) }] : []),
      ...marks.map((one) => ({
        label: t('contact.markAs', { mark: t(markWords[one]) }),
        act: () => void mark.send({ contactId: id, mark: one }),
      })),
      ...(myMark
        ? [{ label: t('contact.unmark'), act: () => void mark.send({ contactId: id, mark: null }) }]
        : []),
    ]
    const chosen = await chooseAction(
      content,
      actions.map(({ label }) => label),
    )
    if (chosen !== null) actions[chosen]?.act()
  }
}
