import { account } from '@zhzz/contract/account/calls.ts'
import { authentication } from '@zhzz/contract/authentication/calls.ts'
import { isCode, isMobile } from '@zhzz/contract/validator.ts'
import { type ReactNode, useState } from 'react'
import { StepForm } from '#account/StepForm.tsx'
import { Steps } from '#account/Steps.tsx'
import { explain } from '#api/explain.ts'
import { outdate, useWrite } from '#api/useWrite.ts'
import { t } from '#i18n/t.ts'
import { ApplicantStep, type Reached } from '#pages/my/authentication/ApplicantStep.tsx'
import {
  type AuthenticationForm,
  keepAuthenticationDraft,
  stepErrors,
} from '#pages/my/authentication/authenticationForm.ts'
import { CompanyStep } from '#pages/my/authentication/CompanyStep.tsx'
import { ConfirmStep } from '#pages/my/authentication/ConfirmStep.tsx'
import { PictureField } from '#pages/my/authentication/PictureField.tsx'
import { submitRequest } from '#pages/my/authentication/submitRequest.ts'
import type { StorageKey } from '#platform/storage.ts'
import { showFirstError } from '#ui/field/showFirstError.ts'
import { toast } from '#ui/overlay/toast.ts'

interface AuthenticationStepsProps {
  /** What is said above the steps: why it is asked for again. */
  head: ReactNode
  start: AuthenticationForm
  storageKey: StorageKey
  ownPhone: string
}

/** ① licence ② company ③ applicant ④ confirmation, kept on this device while they are filled in. */
export function AuthenticationSteps({ head, start, storageKey, ownPhone }: AuthenticationStepsProps) {
  const [form, setForm] = useState(start)
  const [checked, setChecked] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const [heldBy, setHeldBy] = useState<string | null>(null)
  const [reached, setReached] = useState<Reached>({ phone: null, code: '', wrong: undefined })
  const { step } = form
  const errors = checked ? stepErrors(form, step) : {}

  function update(next: (form: AuthenticationForm) => AuthenticationForm) {
    setForm((known) => {
      const changed = next(known)
      keepAuthenticationDraft(storageKey, changed)
      return changed
    })
  }
  const change = (changed: Partial<AuthenticationForm>) => update((known) => ({ ...known, ...changed }))
  function goTo(next: number) {
    setChecked(false)
    change({ step: next })
  }
  const reach = (changed: Partial<Reached>) => setReached((known) => ({ ...known, ...changed }))

  const submitting = useWrite(authentication.submit, {
    outdates: [authentication.current, account.current],
    onFailure: {
      wrongCode: () => {
        goTo(2)
        reach({ wrong: t('failure.wrongCode') })
      },
      companyTaken: (failure) => {
        goTo(1)
        setHeldBy(String(Object(failure.detail).admin ?? ''))
        showFirstError()
      },
      notFound: () => {
        change({ license: [], letter: [], step: 0 })
        toast(t('authentication.pictureLost'))
      },
      authenticationPending: (failure) => {
        explain(failure)
        outdate([authentication.current])
      },
    },
  })

  function isReached(): boolean {
    if (reached.phone !== null && !isMobile(reached.phone)) return false
    if (isCode(reached.code)) return true
    reach({ wrong: t('account.codeWrong') })
    return false
  }
  async function goOn() {
    setChecked(true)
    if (waiting > 0) return toast(t('authentication.pictureWaits'))
    if (Object.keys(stepErrors(form, step)).length > 0 || (step === 1 && heldBy !== null))
      return showFirstError()
    if (step === 2 && !isReached()) return showFirstError()
    if (step < 3) return goTo(step + 1)
    if (!agreed) return toast(t('authentication.consentFirst'))
    // A draft that came back has no code.
    if (!isReached()) return goTo(2)
    const done = await submitting.send(submitRequest(form, reached))
    if (!done) return undefined
    keepAuthenticationDraft(storageKey, null)
    toast(t('authentication.submitted'))
    return undefined
  }

  return (
    <StepForm
      head={
        <>
          {head}
          <Steps
            at={step}
            labels={[
              t('authentication.stepLicense'),
              t('authentication.stepCompany'),
              t('authentication.stepApplicant'),
              t('authentication.stepConfirm'),
            ]}
          />
        </>
      }
      button={step < 3 ? t('login.next') : t('authentication.submit')}
      busy={submitting.isPending}
      onSubmit={() => void goOn()}
      {...(step > 0 && { back: { label: t('authentication.back'), onClick: () => goTo(step - 1) } })}
    >
      {step === 0 && (
        <PictureField
          label={t('authentication.stepLicense')}
          hint={t('authentication.licenseText')}
          error={errors.license && t(errors.license)}
          files={form.license}
          onChange={(next) => update((known) => ({ ...known, license: next(known.license) }))}
          onPending={setWaiting}
        />
      )}
      {step === 1 && (
        <CompanyStep form={form} errors={errors} heldBy={heldBy} onHeld={setHeldBy} onChange={change} />
      )}
      {step === 2 && (
        <ApplicantStep
          form={form}
          errors={errors}
          checked={checked}
          reached={reached}
          ownPhone={ownPhone}
          onReached={reach}
          onChange={change}
          onLetter={(next) => update((known) => ({ ...known, letter: next(known.letter) }))}
          onPending={setWaiting}
        />
      )}
      {step === 3 && (
        <ConfirmStep form={form} phone={reached.phone ?? ownPhone} agreed={agreed} onAgree={setAgreed} />
      )}
    </StepForm>
  )
}
