import { Failure, silentCodes } from '@zhzz/contract/failure.ts'
import { Refusal } from '#api/refusal.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { Unreachable } from '#api/unreachable.ts'
import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { toast } from '#ui/toast.ts'

/** The sentence for a failed call, in the chosen language; the server's own words in Chinese. */
export function failureText(error: unknown): string {
  if (error instanceof DeviceRefusal)
    return t(`device.${error.reason}`, { what: t(`device.${error.device}`) })
  if (error instanceof Unreachable) return t(`failure.${error.failure}`)
  if (!(error instanceof Failure)) return t('failure.server')
  const said = error instanceof Refusal ? error.said : error.message
  return currentLocale() === 'zh-Hans' && said !== '' ? said : t(`failure.${error.failure}`)
}

let openRemedy: (error: unknown) => void = () => {}

/** What leads a person to the page where they do what a failed call asks for first. */
export function whenExplained(react: (error: unknown) => void): void {
  openRemedy = react
}

/** The default reaction to a failed call (spec §8): its sentence as a toast, except the silent ones. */
export function explain(error: unknown): void {
  if (error instanceof Unreachable && error.failure === 'aborted') return
  if (error instanceof Failure && silentCodes.includes(error.code)) return
  // Codes that the spec treats as success: the plan is too low, or its quota is used up.
  if (error instanceof Failure && (error.failure === 'planTooLow' || error.failure === 'quotaUsedUp')) {
    void showUpgrade(failureText(error))
    return
  }
  toast(failureText(error))
  openRemedy(error)
}
