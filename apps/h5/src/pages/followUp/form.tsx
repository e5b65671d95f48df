import { newKey } from '@zhzz/client/newKey.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { useEffect, useState } from 'react'
import { useRead } from '#api/useRead.ts'
import { emptyFields, fieldsOf } from '#followUp/formFields.ts'
import { isTargetType, type TargetType } from '#followUp/targetType.ts'
import { resultsOf } from '#followUp/words.ts'
import { withWords } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { navigateBack, redirectTo, switchTab } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { draftKey, readDraft } from '#pages/followUp/form/draft.ts'
import { EditForm } from '#pages/followUp/form/EditForm.tsx'
import { WriteForm } from '#pages/followUp/form/WriteForm.tsx'
import { Loaded } from '#reading/Loaded.tsx'
import { Cards } from '#ui/Card.tsx'
import { NavBar } from '#ui/NavBar.tsx'
import { Blank } from '#ui/shown/Blank.tsx'
import { Skeleton } from '#ui/shown/Skeleton.tsx'

interface FormParams {
  targetType: string
  targetId: string
  editionId?: string
  contactId?: string
  /** The call it tells of, and what came of that. */
  callId?: string
  result?: string
  /** A record: it is edited. */
  id?: string
  /** Of the target, until the server says it. */
  name?: string
}

export default definePage(
  {
    params: ['targetType', 'targetId', 'editionId?', 'contactId?', 'callId?', 'result?', 'id?', 'name?'],
    bar: 'own',
  },
  function FollowUpFormPage({ params }) {
    // What is saved without connection is shown by the list: its code must be here by then.
    useEffect(() => void withWords(import('#pages/followUp/list.tsx')).catch(() => null), [])
    return (
      <>
        <NavBar title={t(params.id ? 'followUp.edit' : 'title.followUpForm')} onBack={() => navigateBack()} />
        {!isTargetType(params.targetType) ? (
          <Blank
            title={t('shell.linkIncomplete')}
            text={t('shell.pageNotFoundAction')}
            action={{ label: t('shell.homePage'), onClick: () => switchTab('/') }}
          />
        ) : params.id ? (
          <Edit {...params} id={params.id} />
        ) : (
          <Write {...params} targetType={params.targetType} />
        )}
      </>
    )
  },
)

function Write(params: Omit<FormParams, 'targetType'> & { targetType: TargetType }) {
  const { targetType, targetId, contactId, editionId } = params
  const key = draftKey(targetType, targetId, undefined)
  const [draft] = useState(() => readDraft(key))
  const [round, setRound] = useState(0)
  const result = resultsOf('phone').find((code) => code === params.result) ?? null
  const fresh = { ...emptyFields, result, contactId: contactId ?? null, editionId: editionId ?? null }
  const restored = round === 0 ? draft : null
  return (
    <WriteForm
      key={round}
      target={{ targetType, targetId, name: params.name }}
      callId={params.callId}
      storageKey={key}
      restored={restored !== null}
      start={restored ?? { fields: fresh, clientUid: newKey() }}
      onDrop={() => setRound(round + 1)}
    />
  )
}

function Edit({ id, targetType, targetId }: FormParams & { id: string }) {
  const read = useRead(followUp.detail, { id }, { staleTime: 0 })
  const key = draftKey(targetType, targetId, id)
  return (
    <Loaded
      read={read}
      skeleton={
        <Cards>
          <Skeleton rows={3} height={200} />
        </Cards>
      }
    >
      {(record) =>
        record.canEdit ? (
          <EditForm
            key={record.version}
            record={record}
            storageKey={key}
            start={readDraft(key)?.fields ?? fieldsOf(record)}
          />
        ) : (
          <Blank
            title={t('followUp.editLate')}
            text={t('followUp.editLateText')}
            action={{
              label: t('followUp.writeAnother'),
              onClick: () => redirectTo(to('/pages/followUp/form', { targetType, targetId })),
            }}
          />
        )
      }
    </Loaded>
  )
}
