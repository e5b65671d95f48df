import { person } from '@zhzz/contract/person/calls.ts'
import { longestPrivacyContent, type PrivacyKind, privacyKinds } from '@zhzz/contract/person/privacyKinds.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { formatDate } from '#i18n/format.ts'
import { t } from '#i18n/t.ts'
import { kindWords } from '#pages/person/privacyWords.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceList } from '#ui/field/ChoiceList.tsx'
import { TextArea } from '#ui/field/TextField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { SheetForm } from '#ui/overlay/SheetForm.tsx'
import { toast } from '#ui/overlay/toast.ts'

/** What is asked, in the person's words. */
export function PrivacySheet({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<PrivacyKind | null>(null)
  const [content, setContent] = useState('')
  const asking = useWrite(person.askPrivacy, {
    outdates: [person.privacyRequests],
    onDone({ no, dueOn }) {
      toast(t('person.privacyAsked', { no: String(no), day: formatDate(dueOn) }))
      onClose()
    },
    onFailure: { conflict: () => toast(t('person.privacyAskedBefore')) },
  })
  const text = content.trim()
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('person.privacyRequest')}
      footer={
        <Button
          busy={asking.isPending}
          disabled={kind === null || text === ''}
          onClick={() => kind !== null && void asking.send({ kind, content: text })}
        >
          {t('report.submit')}
        </Button>
      }
    >
      <SheetForm>
        <ChoiceList<PrivacyKind>
          inline
          label={t('person.privacyRequest')}
          choices={privacyKinds.map((value) => ({ value, label: t(kindWords[value]) }))}
          chosen={kind}
          onChoose={setKind}
        />
        <TextArea
          label={t('person.privacyWish')}
          required
          maxLength={longestPrivacyContent}
          value={content}
          onChange={setContent}
        />
      </SheetForm>
    </Sheet>
  )
}
