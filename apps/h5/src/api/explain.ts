import {
  type Reaction,
  reactionTo,
  reactionToRead,
  failureText as textOfFailure,
} from '@zhzz/client/reaction.ts'
import { showUpgrade } from '#api/showUpgrade.tsx'
import { currentLocale } from '#i18n/locale.ts'
import { t } from '#i18n/t.ts'
import { DeviceRefusal } from '#platform/deviceRefusal.ts'
import { toast } from '#ui/overlay/toast.ts'

/** The sentence for a failed call or a refusal of the device, in the chosen language. */
export function failureText(error: unknown): string {
  if (error instanceof DeviceRefusal)
    return t(`device.${error.reason}`, { what: t(`device.${error.device}`) })
  return textOfFailure(error, currentLocale(), (name) => t(`failure.${name}`))
}

let openRemedy: (error: unknown) => void = () => {}

/** What leads a person to the page where they do what a failed call asks for first. */
export function whenExplained(react: (error: unknown) => void): void {
  openRemedy = react
}

/** The default reaction to a failed read. */
export function explainRead(error: unknown): void {
  show(reactionToRead(error), error)
}

/** The default reaction to a failed call (spec §8): its sentence as a toast, except the silent ones. */
export function explain(error: unknown): void {
  show(reactionTo(error), error)
}

function show(reaction: Reaction, error: unknown): void {
  if (reaction === 'upgrade') void showUpgrade(failureText(error))
  if (reaction !== 'sentence') return
  toast(failureText(error))
  openRemedy(error)
}
