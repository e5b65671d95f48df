import type { CompanySignal } from '@zhzz/contract/company/signal.ts'
import { t } from '#i18n/t.ts'

/** A signal as a sentence. */
export function signalText({ kind, what }: CompanySignal): string {
  return t(`signal.${kind}`, { what: what ?? t('signal.untold') })
}
