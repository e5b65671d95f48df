import { account } from '@zhzz/contract/account/calls.ts'
import type { ViewerInfo } from '@zhzz/contract/account/viewerInfo.ts'
import { person } from '@zhzz/contract/person/calls.ts'
import { useEffect, useState } from 'react'
import { keepViewer } from '#api/session.ts'
import { useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { leaveLogin } from '#nav/signIn.ts'
import { ProfileBoxes } from '#pages/my/profile/ProfileBoxes.tsx'
import {
  keepProfileDraft,
  type ProfileForm,
  profileErrors,
  profileRequest,
} from '#pages/my/profile/profileForm.ts'
import styles from '#pages/my/submitInfo.module.css'
import type { StorageKey } from '#platform/storage.ts'
import { Button } from '#ui/Button.tsx'
import { showFirstError } from '#ui/field/showFirstError.ts'
import { toast } from '#ui/overlay/toast.ts'

interface ProfileFieldsProps {
  viewer: ViewerInfo
  start: ProfileForm
  /** The form begins with what was typed before. */
  restored: boolean
  storageKey: StorageKey
}

/** The form of 填写信息: kept on this device while it is typed, sent, or put off. */
export function ProfileFields({ viewer, start, restored, storageKey }: ProfileFieldsProps) {
  const [form, setForm] = useState(start)
  const [checked, setChecked] = useState(false)
  const done = (info: ViewerInfo) => {
    keepViewer(info)
    leaveLogin()
  }
  const outdates = [account.current, person.accountList]
  const submitting = useWrite(person.submitInfo, { outdates })
  const skipping = useWrite(person.skipInfo, { outdates: [account.current] })
  const errors = checked ? profileErrors(form) : {}
  useEffect(() => {
    if (restored) toast(t('person.restored'))
  }, [restored])

  function change(changed: Partial<ProfileForm>) {
    const next = { ...form, ...changed }
    setForm(next)
    keepProfileDraft(storageKey, next)
  }
  async function submit() {
    setChecked(true)
    if (Object.keys(profileErrors(form)).length > 0) return showFirstError()
    const info = await submitting.send(profileRequest(form))
    if (!info) return
    keepProfileDraft(storageKey, null)
    toast(t('person.submitted'))
    done(info)
  }
  async function skip() {
    const info = await skipping.send({})
    if (info) done(info)
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className={styles.intro}>{t('person.intro')}</p>
      <ProfileBoxes form={form} errors={errors} viewer={viewer} onChange={change} />
      <div className={styles.buttons}>
        <Button type="submit" busy={submitting.isPending}>
          {t('person.submit')}
        </Button>
        {!viewer.profileCompleted && viewer.infoSkipsLeft > 0 && (
          <>
            <Button look="quiet" busy={skipping.isPending} onClick={() => void skip()}>
              {t('person.skip')}
            </Button>
            <p className={styles.note}>{t('person.skipsLeft', { n: viewer.infoSkipsLeft })}</p>
          </>
        )}
      </div>
    </form>
  )
}
