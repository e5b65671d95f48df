import { type CallRefusal, callRefusals } from '@zhzz/contract/call/choices.ts'
import type { FailureName } from '@zhzz/contract/failure.ts'
import type { Before, Called } from '#call/called.ts'
import { t } from '#i18n/t.ts'
import { navigateTo } from '#nav/navigate.ts'
import { to } from '#nav/to.ts'
import { ask } from '#ui/overlay/dialog.ts'

export function isRefusal(failure: FailureName): failure is CallRefusal {
  return callRefusals.some((one) => one === failure)
}

/** 4001–4003: why it may not ring now, and what can be done instead. */
export async function explainRefusal(
  refusal: CallRefusal,
  before: Before,
  { companyId, companyName, contact }: Called,
): Promise<void> {
  const answer = await ask({
    title: t(`failure.${refusal}`),
    body: bodyOf(refusal, before),
    actions: [
      { label: t('shell.gotIt'), look: 'quiet' },
      { label: t(refusal === 'outsideCallingHours' ? 'call.write' : 'title.contacts'), look: 'main' },
    ],
  })
  if (answer !== 1) return
  if (refusal === 'outsideCallingHours')
    navigateTo(
      to('/pages/followUp/form', {
        targetType: 'company',
        targetId: companyId,
        contactId: contact.id,
        name: companyName,
      }),
    )
  else navigateTo(to('/pages/enterprise/contactList/contactList', { id: companyId }))
}

function bodyOf(refusal: CallRefusal, { rules, localTime, numberCalls, myCalls, myLimit }: Before): string {
  if (refusal === 'doNotCall') return t('call.doNotCallText')
  if (refusal === 'outsideCallingHours')
    return t('call.hoursText', { time: localTime, from: rules.fromHour, to: rules.toHour })
  return numberCalls >= rules.perNumber
    ? t('call.numberText', { n: numberCalls, most: rules.perNumber })
    : t('call.personText', { n: myCalls, most: myLimit ?? 0 })
}
