import { person } from '@zhzz/contract/person/calls.ts'
import type { PrivacyRequest } from '@zhzz/contract/person/privacyRequest.ts'
import { useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { PrivacySheet } from '#pages/person/PrivacySheet.tsx'
import { kindWords, privacyStateWords } from '#pages/person/privacyWords.ts'
import styles from '#pages/person/secret.module.css'
import { Button } from '#ui/Button.tsx'

/** 个人信息请求: what one has asked, by when it is answered, and the way to ask. */
export function PrivacyRequests() {
  const [isOpen, setOpen] = useState(false)
  const { data: asked } = useRead(person.privacyRequests, {}, { staleTime: 0 })
  return (
    <>
      <p className={styles.text}>{t('person.privacyRequestText')}</p>
      {asked?.map((one) => (
        <Asked key={one.id} asked={one} />
      ))}
      <div className={styles.action}>
        <Button look="line" size="small" onClick={() => setOpen(true)}>
          {t('person.privacyAsk')}
        </Button>
      </div>
      {isOpen && <PrivacySheet onClose={() => setOpen(false)} />}
    </>
  )
}

function Asked({
  asked: { no, kind, content, state, answer, dueOn, createdAt, answeredAt },
}: {
  asked: PrivacyRequest
}) {
  const until =
    answeredAt === null ? t('person.privacyDue', { day: formatDate(dueOn) }) : formatDate(answeredAt)
  return (
    <article>
      <p className={styles.term}>
        {[`${t(kindWords[kind])} ${no}`, t(privacyStateWords[state]), until].join(' · ')}
      </p>
      <p className={styles.text}>
        {formatDate(createdAt)} {content}
      </p>
      {answer !== '' && <p className={styles.text}>{t('report.answer', { text: answer })}</p>}
    </article>
  )
}
