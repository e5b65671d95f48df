import { serverNow } from '@zhzz/client/serverTime.ts'
import { type FollowUpRecord, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useRef, useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { errorsOf, type FormErrors, type FormFields, requestOf } from '#followUp/formFields.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import { t } from '#i18n/t.ts'
import { navigateBack } from '#nav/navigate.ts'
import { useKeptDraft } from '#pages/followUp/form/draft.ts'
import { askAboutFiles } from '#pages/followUp/form/FilesField.tsx'
import { FormBody } from '#pages/followUp/form/FormBody.tsx'
import { SaveBar } from '#pages/followUp/form/SaveBar.tsx'
import { TargetLine } from '#pages/followUp/form/TargetLine.tsx'
import type { StorageKey } from '#platform/storage.ts'
import { showFirstError } from '#ui/field/showFirstError.ts'
import { tell } from '#ui/overlay/dialog.ts'
import { toast } from '#ui/overlay/toast.ts'

interface EditFormProps {
  record: FollowUpRecord
  storageKey: StorageKey
  start: FormFields
}

/** An own record within its 24 hours. Needs the server: the version before is kept there. */
export function EditForm({ record, storageKey, start }: EditFormProps) {
  const [fields, setFields] = useState(start)
  const [errors, setErrors] = useState<FormErrors>({})
  const pendingFiles = useRef(0)
  const editing = useWrite(followUp.edit, {
    onFailure: { conflict: () => void tell({ body: t('followUp.editConflict') }) },
  })
  const forgetDraft = useKeptDraft(storageKey, fields === start ? null : { fields, clientUid: record.id })

  async function submit() {
    const now = serverNow()
    const found = errorsOf(fields, now, record.nextFollowTime)
    setErrors(found)
    if (Object.keys(found).length > 0) return showFirstError()
    if (!(await askAboutFiles(pendingFiles.current))) return
    const done = await editing.send({ ...requestOf(fields, now), id: record.id, version: record.version })
    if (!done) return
    forgetDraft()
    outdateFollowUps()
    toast(t('followUp.saved'))
    navigateBack()
  }

  return (
    <>
      <FormBody
        head={<TargetLine targetType={record.targetType} name={record.targetName} stage={null} />}
        target={{ targetType: record.targetType, targetId: record.targetId }}
        fields={fields}
        errors={errors}
        onPendingFiles={(count) => {
          pendingFiles.current = count
        }}
        onChange={(next) => {
          setFields(next)
          setErrors({})
        }}
      />
      <SaveBar busy={editing.isPending} onSave={() => void submit()} />
    </>
  )
}
