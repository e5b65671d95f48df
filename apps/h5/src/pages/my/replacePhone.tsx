import { useEffect } from 'react'
import { Steps } from '#account/Steps.tsx'
import { t } from '#i18n/t.ts'
import { definePage } from '#nav/definePage.tsx'
import { redirectTo } from '#nav/navigate.ts'
import { usePage } from '#nav/page.ts'
import { to } from '#nav/to.ts'
import { NewPhone } from '#pages/my/phone/NewPhone.tsx'
import { OldPhone } from '#pages/my/phone/OldPhone.tsx'
import { heldPhoneTicket } from '#pages/my/phone/phoneTicket.ts'

export default definePage({ params: ['step?'] }, function ReplacePhonePage({ params }) {
  const { visible } = usePage()
  const ticket = heldPhoneTicket()
  const isNew = params.step === 'new' && ticket !== null
  const isLost = params.step !== undefined && !isNew
  useEffect(() => {
    if (isLost && visible) redirectTo(to('/pages/my/replacePhone'))
  }, [isLost, visible])
  const head = <Steps at={isNew ? 1 : 0} labels={[t('login.stepOld'), t('login.stepNew')]} />
  return isNew ? <NewPhone head={head} ticket={ticket} /> : <OldPhone head={head} />
})
