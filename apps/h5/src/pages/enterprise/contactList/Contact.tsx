import type { ContactRow } from '@zhzz/contract/member/contactRow.ts'
import { copyValue } from '#company/copy.ts'
import { dialNumber } from '#company/dialNumber.ts'
import { numberStatusName, numberStatusTones } from '#company/numberStatus.ts'
import { relativeTime } from '#i18n/relativeTime.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import styles from '#pages/enterprise/contactList/Contact.module.css'
import { markWords, useContactActions } from '#pages/enterprise/contactList/contactActions.ts'
import { labelName } from '#pages/enterprise/contactList/labelName.ts'
import { writeMail } from '#platform/phone.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { Chip, Chips } from '#ui/shown/Chip.tsx'

interface ContactProps {
  contact: ContactRow
  companyId: string
  companyName: string
  registrationStatus: string | null
}

/** One way to reach a company: the number, how far to trust it, and what can be done with it. */
export function Contact({ contact, companyId, companyName, registrationStatus }: ContactProps) {
  const offer = useContactActions()
  const { type, content, isClear, contactName, position, department, phoneArea, doNotCall } = contact
  const isPhone = type === 'mobile' || type === 'landline'
  const who = [contactName ?? t('company.noName'), position, department].filter(Boolean).join(' · ')
  return (
    <article className={styles.contact}>
      <div className={styles.body}>
        <p className={styles.content}>
          <span className={styles.number}>{content}</span>
          {phoneArea && <span className={styles.area}>{phoneArea}</span>}
        </p>
        <p className={styles.who}>{who}</p>
        <Trust contact={contact} />
        <Sources sources={contact.sources} />
      </div>
      {isClear && (
        <div className={styles.actions}>
          {isPhone && !doNotCall && (
            <IconButton
              icon="phone"
              label={t('company.callNumber', { number: content })}
              onClick={() => void dialNumber(contact, registrationStatus)}
            />
          )}
          {type === 'email' && (
            <IconButton
              icon="mail"
              label={t('company.mailTo', { number: content })}
              onClick={() => writeMail(content)}
            />
          )}
          <IconButton
            icon="copy"
            label={t('company.copyNumber', { number: content })}
            onClick={() => void copyValue(content)}
          />
          <IconButton
            icon="dots"
            label={t('contact.more', { number: content })}
            onClick={() => void offer(contact, companyName)}
          />
          <IconButton
            icon="edit"
            label={t('company.followUpWith', { name: contactName ?? content })}
            onClick={() =>
              navigateTo(
                to('/pages/followUp/form', {
                  targetType: 'company',
                  targetId: companyId,
                  contactId: contact.id,
                }),
              )
            }
          />
        </div>
      )}
    </article>
  )
}

function Trust({ contact }: { contact: ContactRow }) {
  const { type, numberStatus, statusCheckedAt, repeatCount, labels, doNotCall, myMark } = contact
  const isNumber = type === 'mobile' || type === 'landline'
  const status = numberStatusName(numberStatus)
  const checked =
    statusCheckedAt &&
    numberStatus !== 'unknown' &&
    t('company.checkedAt', { time: relativeTime(statusCheckedAt) })
  return (
    <Chips>
      {myMark && <Chip tone="amber">{t('contact.mine', { mark: t(markWords[myMark]) })}</Chip>}
      {doNotCall && myMark !== 'refused' && <Chip tone="red">{t('company.doNotCall')}</Chip>}
      {isNumber && (
        <Chip tone={numberStatusTones[numberStatus]}>{checked ? `${status} · ${checked}` : status}</Chip>
      )}
      {repeatCount > 1 && <Chip tone="amber">{t('company.sharedNumber', { n: repeatCount })}</Chip>}
      {labels.map((label) => (
        <Chip key={label}>{labelName(label)}</Chip>
      ))}
    </Chips>
  )
}

function Sources({ sources }: { sources: ContactRow['sources'] }) {
  if (sources.length === 0) return null
  const names = sources.map(({ sourceName, seenAt }) =>
    seenAt === null ? sourceName : `${sourceName} ${seenAt.slice(0, 7)}`,
  )
  return <p className={styles.sources}>{t('company.sources', { names: names.join(t('exhibition.glue')) })}</p>
}
