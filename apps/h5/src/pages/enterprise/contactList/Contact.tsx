import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { copyValue } from '#company/copy.ts'
import { type CalledCompany, dialNumber } from '#company/dialNumber.ts'
import { t } from '#i18n/t.ts'
import { usePermitted } from '#member/permission.ts'
import styles from '#pages/enterprise/contactList/Contact.module.css'
import { ContactNumber } from '#pages/enterprise/contactList/ContactNumber.tsx'
import { contactChips, contactNotes } from '#pages/enterprise/contactList/contactFacts.ts'
import { writeMail } from '#platform/phone.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Chip } from '#ui/shown/Chip.tsx'
import { FactLine } from '#ui/shown/FactLine.tsx'

interface ContactProps {
  contact: ContactRow
  /** What stood in the place of its number until now. */
  masked: string | undefined
  company: CalledCompany
  /** Unlocks, or offers what else can be done with it. */
  onOpen: () => void
}

/** One way to reach a company: who answers, as what, and the number with what can be done with it at once. */
export function Contact({ contact, masked, company, onOpen }: ContactProps) {
  const { type, content, isClear, contactName, position, department, doNotCall } = contact
  const mayCall = usePermitted('zky:outCall:use')
  const isPhone = type === 'mobile' || type === 'landline'
  const role = [position, department].filter(Boolean).join(' ')
  return (
    <article className={styles.contact}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.who}>
          <span className={styles.name}>{contactName ?? t('company.noName')}</span>
          {role && <span className={styles.role}>{role}</span>}
          {contactChips(contact).map(({ word, tone }) => (
            <Chip key={word} tone={tone}>
              {word}
            </Chip>
          ))}
        </span>
        <FactLine
          facts={[
            <ContactNumber key="number" content={content} masked={masked} />,
            contact.phoneArea,
            ...contactNotes(contact).map(({ word, tone }) => (
              <span key={word} className={styles[tone]}>
                {word}
              </span>
            )),
          ]}
        />
        <span className="only-read">
          {isClear ? t('contact.more', { number: content }) : t('company.unlock')}
        </span>
      </button>
      {isClear && (
        <div className={styles.actions}>
          <IconButton
            icon="copy"
            label={t('company.copyNumber', { number: content })}
            onClick={() => void copyValue(content)}
          />
          {isPhone && !doNotCall && mayCall && (
            <IconButton
              icon="phone"
              label={t('company.callNumber', { number: content })}
              onClick={() => void dialNumber(contact, company)}
            />
          )}
          {type === 'email' && (
            <IconButton
              icon="mail"
              label={t('company.mailTo', { number: content })}
              onClick={() => writeMail(content)}
            />
          )}
        </div>
      )}
    </article>
  )
}
