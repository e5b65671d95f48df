import { company } from '@zhzz/contract/company/calls.ts'
import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { createElement } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { contactOrigin } from '#pages/enterprise/contactList/contactFacts.ts'
import { markWords } from '#pages/enterprise/contactList/markWords.ts'
import { platformKind } from '#platform/kind.ts'
import { saveContact } from '#platform/saveContact.ts'
import { chooseAction } from '#ui/overlay/choose.ts'
import { toast } from '#ui/overlay/toast.ts'

const numberMarks = ['valid', 'empty', 'stopped', 'not_company', 'refused'] as const
/** Of what cannot be dialled. */
const otherMarks = ['valid', 'not_company', 'refused'] as const

/**
 * What can be done with a clear contact beside dialling: note what was said, keep it in the phone's own list, say what it
 * was found to be. Above stands where it comes from.
 */
export function useContactActions(companyId: string, companyName: string) {
  const mark = useWrite(company.markContact, {
    outdates: [company.contacts],
    onDone: (done) => toast(t(done.mark === null ? 'contact.unmarked' : 'contact.marked')),
  })
  return async (contact: ContactRow): Promise<void> => {
    const { id, type, content, contactName, myMark } = contact
    const isPhone = type === 'mobile' || type === 'landline'
    const marks = (isPhone ? numberMarks : otherMarks).filter((one) => one !== myMark)
    // WeChat's browser saves no files.
    const canKeep = (isPhone || type === 'email') && platformKind() !== 'wechat'
    const followUp = to('/pages/followUp/form', {
      targetType: 'company',
      targetId: companyId,
      contactId: id,
    })
    const actions = [
      {
        label: t('company.followUpWith', { name: contactName ?? content }),
        act: () => navigateTo(followUp),
      },
      ...(canKeep ? [{ label: t('contact.keep'), act: () => saveContact(contact, companyName) }] : []),
      ...marks.map((one) => ({
        label: t('contact.markAs', { mark: t(markWords[one]) }),
        act: () => void mark.send({ contactId: id, mark: one }),
      })),
      ...(myMark
        ? [{ label: t('contact.unmark'), act: () => void mark.send({ contactId: id, mark: null }) }]
        : []),
    ]
    const origin = contactOrigin(contact)
    const chosen = await chooseAction(
      content,
      actions.map(({ label }) => label),
      origin.map((line) => createElement('p', { key: line }, line)),
    )
    if (chosen !== null) actions[chosen]?.act()
  }
}
