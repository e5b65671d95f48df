import type { Message } from '@zhzz/contract/message/message.ts'
import { t } from '#i18n/t.ts'
import { here } from '#nav/history.ts'
import { navigateTo } from '#nav/navigate.ts'
import { pageOfMessage } from '#pages/home/message/pageOfMessage.ts'
import { saidIn, titleOf } from '#pages/home/message/said.ts'
import { toastUndo } from '#ui/overlay/toast.ts'

/** A message that has just come, with the way to what it is about; not where the list shows it anyway. */
export function tellMessage(message: Message): void {
  if (here().place.path === '/pages/home/message') return
  const words = [titleOf(message), ...saidIn(message)].join(' · ')
  toastUndo(words, t('message.look'), () => navigateTo(pageOfMessage(message)))
}
