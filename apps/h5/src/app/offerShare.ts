import { wechat } from '@zhzz/contract/wechat/calls.ts'
import { send } from '#api/send.ts'
import { here, watchHistory } from '#nav/history.ts'
import { shareDataOf, watchShareData } from '#nav/share.ts'
import { sharing } from '#platform/share.ts'

/** A page says what it is a moment after it came on top; WeChat is told once. */
const restMilliseconds = 200

/**
 * In WeChat: tells it what the link of the page on top shows. Nobody but our own server is asked, so it needs no 同意;
 * the question for a page that is no longer on top is taken back.
 */
export function offerShare(): void {
  let timer: ReturnType<typeof setTimeout>
  const offer = async () => {
    const { offer } = await sharing()
    await offer(shareDataOf(here().place), (url) => send(wechat.getWxSignature, { url }, { abort: true }))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void offer(), restMilliseconds)
  }
  soon()
  watchHistory(soon)
  watchShareData(soon)
}
