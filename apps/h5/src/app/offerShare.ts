import { wechat } from '@zhzz/contract/wechat/calls.ts'
import { hasAgreed, watchConsent } from '#account/consent.ts'
import { send } from '#api/send.ts'
import { here, watchHistory } from '#nav/history.ts'
import { shareDataOf, watchShareData } from '#nav/share.ts'
import { platformKind } from '#platform/kind.ts'
import { sharing } from '#platform/share.ts'

/** A page says what it is a moment after it came on top; WeChat is told once. */
const restMilliseconds = 200

/**
 * In WeChat: tells it what the link of the page on top shows, from 同意 on. Before, and elsewhere, nothing is loaded and
 * nobody is asked.
 */
export function offerShare(): void {
  if (platformKind() !== 'wechat') return
  let timer: ReturnType<typeof setTimeout>
  const offer = async () => {
    if (!hasAgreed()) return
    const { offer } = await sharing()
    await offer(shareDataOf(here().place), (url) => send(wechat.getWxSignature, { url }))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void offer(), restMilliseconds)
  }
  soon()
  watchHistory(soon)
  watchShareData(soon)
  watchConsent(soon)
}
