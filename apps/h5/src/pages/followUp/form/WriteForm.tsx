import { serverNow } from '@zhzz/client/serverTime.ts'
import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useRef, useState } from 'react'
import { explain } from '#api/explain.ts'
import { useRead } from '#api/useRead.ts'
import { useWrite } from '#api/useWrite.ts'
import { HeldBy } from '#company/HeldBy.tsx'
import { errorsOf, type FormErrors, requestOf } from '#followUp/formFields.ts'
import { saveFollowUp } from '#followUp/outbox.ts'
import { outdateFollowUps } from '#followUp/outdated.ts'
import type { TargetType } from '#followUp/targetType.ts'
import { t } from '#i18n/t.ts'
import { here } from '#nav/history.ts'
import { navigateBack, redirectTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { type Draft, useKeptDraft } from '#pages/followUp/form/draft.ts'
import { askAboutFiles } from '#pages/followUp/form/FilesField.tsx'
import { FormBody } from '#pages/followUp/form/FormBody.tsx'
import { RestoredNote } from '#pages/followUp/form/RestoredNote.tsx'
import { SaveBar } from '#pages/followUp/form/SaveBar.tsx'
import { TargetLine } from '#pages/followUp/form/TargetLine.tsx'
import type { StorageKey } from '#platform/storage.ts'
import { askVerdict } from '#prediction/askVerdict.ts'
import { ErrorState } from '#reading/ErrorState.tsx'
import { showFirstError } from '#ui/field/showFirstError.ts'
import { confirmDialog } from '#ui/overlay/dialog.ts'
import { toast, toastUndo } from '#ui/overlay/toast.ts'

/** Spec §9: a second tap within this time is no second save. */
const debounceMilliseconds = 1000

/** The link names nothing that one could write about. */
const gone: readonly FailureName[] = ['notFound', 'invalid']

interface WriteFormProps {
  target: { targetType: TargetType; targetId: string; name: string | undefined }
  /** The call it tells of. */
  callId: string | undefined
  storageKey: StorageKey
  start: Draft
  restored: boolean
  /** Throws the draft away and begins anew. */
  onDrop: () => void
}

/** A new follow-up: written down on this device first, so that a bad network loses nothing. */
export function WriteForm({ target, callId, storageKey, start, restored, onDrop }: WriteFormProps) {
  const { targetType, targetId } = target
  const [fields, setFields] = useState(start.fields)
  const [errors, setErrors] = useState<FormErrors>({})
  const [phase, setPhase] = useState<'writing' | 'saving'>('writing')
  const lastTap = useRef(0)
  const pendingFiles = useRef(0)
  const settling = useWrite(followUp.settleNext, { onDone: outdateFollowUps })
  const history = useRead(followUp.list, { targetType, targetId, limit: 1 })
  const name = history.data?.target.name ?? target.name ?? ''
  const untouched = !restored && fields === start.fields
  // While it is being saved the outbox keeps it: a reload must not bring it back as a draft.
  const isDraft = !untouched && phase === 'writing'
  const forgetDraft = useKeptDraft(storageKey, isDraft ? { fields, clientUid: start.clientUid } : null)

  function tellSaved(settled: string[]) {
    if (settled.length === 0) return toast(t('followUp.saved'))
    toastUndo(t('followUp.savedSettled', { n: settled.length }), t('followUp.undo'), () => {
      for (const id of settled) void settling.send({ id, action: 'reopen' })
    })
  }

  async function save(allowDuplicate: boolean) {
    setPhase('saving')
    const { clientUid } = start
    const outcome = await saveFollowUp(
      {
        ...requestOf(fields, serverNow()),
        targetType,
        targetId,
        clientUid,
        callId: callId ?? null,
        allowDuplicate,
      },
      name,
    )
    if (outcome === 'queued' || 'settled' in outcome) {
      forgetDraft()
      if (outcome === 'queued') toast(t('followUp.queued'))
      else tellSaved(outcome.settled)
      if (outcome !== 'queued' && targetType === 'company' && fields.editionId)
        void askVerdict({ id: targetId, name }, fields.editionId)
      // Opened by a link: what was written is to be seen, not the home page.
      if (here().place.index > 0) return navigateBack()
      return redirectTo(to('/pages/followUp/list', { targetType, targetId, name }))
    }
    setPhase('writing')
    // Nothing was saved: the next tap is not the second of this one.
    lastTap.current = 0
    if (outcome.failure !== 'duplicateFollowUp') return explain(outcome)
    const again = await confirmDialog({
      title: t('followUp.duplicateAsk'),
      body: t('followUp.duplicateAskText'),
      confirm: t('followUp.duplicateSave'),
    })
    if (again) await save(true)
  }

  async function saveWhenAsked() {
    if (await askAboutFiles(pendingFiles.current)) return await save(false)
    lastTap.current = 0
  }

  function submit() {
    const now = serverNow()
    if (phase !== 'writing' || now - lastTap.current < debounceMilliseconds) return
    const found = errorsOf(fields, now)
    setErrors(found)
    if (Object.keys(found).length > 0) return showFirstError()
    lastTap.current = now
    void saveWhenAsked()
  }

  // Without connection the form works; about nothing it does not.
  if (history.error instanceof Failure && gone.includes(history.error.failure))
    return <ErrorState error={history.error} onReload={history.reload} />
  return (
    <>
      {restored && <RestoredNote onDrop={onDrop} />}
      <FormBody
        head={
          <>
            <TargetLine targetType={targetType} name={name} stage={history.data?.target.stage ?? null} />
            <HeldBy heldBy={history.data?.target.heldBy} />
          </>
        }
        target={target}
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
      <SaveBar busy={phase === 'saving'} onSave={submit} />
    </>
  )
}
