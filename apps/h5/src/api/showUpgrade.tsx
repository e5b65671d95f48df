import { reference } from '@zhzz/contract/reference/calls.ts'
import { send } from '#api/send.ts'
import { t } from '#i18n/t.ts'
import { dial } from '#platform/phone.ts'
import { ask } from '#ui/overlay/dialog.ts'
import { whileLoading } from '#ui/overlay/loading.ts'

async function servicePhone(): Promise<string | null> {
  try {
    return (await send(reference.customerServiceInfo, {})).phone
  } catch {
    return null
  }
}

/** The apply-upgrade dialog of the spec; `reason` says which limit was met. */
export async function showUpgrade(reason?: string): Promise<void> {
  const phone = await whileLoading(t('shell.loading'), servicePhone())
  const answer = await ask({
    title: t('shell.contactManager'),
    body: (
      <>
        {reason && <p>{reason}</p>}
        {phone && <p>{phone}</p>}
        {phone === '' && <p>{t('shell.customerServiceNone')}</p>}
      </>
    ),
    actions: [
      { label: t('shell.gotIt'), look: phone ? ('quiet' as const) : ('main' as const) },
      ...(phone ? [{ label: t('shell.call'), look: 'main' as const }] : []),
    ],
  })
  if (phone && answer === 1) dial(phone)
}
