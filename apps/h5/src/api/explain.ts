import { Failure, silentCodes, successCodes } from '@zhzz/contract/failure.ts'
import { Refusal } from '#api/refusal.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { Unreachable } from '#api/unreachable.ts'
import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { toast } from '#ui/overlay/toast.ts'

/** The sentence for a failed call, in the chosen language; the server's own words in Chinese, and where we have none. */
export function failureText(error: unknown): string {
  if (error instanceof DeviceRefusal)
    return t(`device.${error.reason}`, { what: t(`device.${error.device}`) })
  if (error instanceof Unreachable) return t(`failure.${error.failure}`)
  if (!(error instanceof Failure)) return t('failure.server')
  if (!(error instanceof Refusal)) return t(`failure.${error.failure}`)
  const { said, sentence } = error
  return said !== '' && (currentLocale() === 'zh-Hans' || sentence === null)
    ? said
    : t(`failure.${sentence ?? 'server'}`)
}

let openRemedy: (error: unknown) => void = () => {}

/** What leads a person to the page where they do what a failed call asks for first. */
export function whenExplained(react: (error: unknown) => void): void {
  openRemedy = react
}

/**
 * The same for a read, whose page shows what it lacks. Nothing is added to a code that counts as success, where the
 * page says what is asked for, nor to a session that has ended, which is said once for all calls.
 */
export function explainRead(error: unknown): void {
  const isSaid =
    error instanceof Failure && (error.failure === 'signedOut' || successCodes.includes(error.code))
  if (!isSaid) explain(error)
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
