import { randomBytes } from 'node:crypto'
import type { wechat } from '@zhzz/contract/wechat/calls.ts'
import type { Handler } from '#context.ts'
import { signatureOf } from '#wechat/signature.ts'

export const getWxSignature: Handler<typeof wechat.getWxSignature> = async ({ url }, { deps, now, fail }) => {
  if (deps.tickets === null) throw fail('wechatUnavailable', { reason: 'notConfigured' })
  const { appId, hosts } = deps.tickets.settings
  // What is signed here WeChat trusts as ours, so a stranger's page never is.
  if (!isPageOf(url, hosts)) throw fail('invalid', { fields: ['url'] })
  const ticket = await deps.tickets.current(now)
  if (ticket === null) throw fail('wechatUnavailable', { reason: 'wechat' })
  const nonceStr = randomBytes(12).toString('base64url')
  const timestamp = Math.floor(now.getTime() / 1000)
  return { appId, timestamp, nonceStr, signature: signatureOf({ ticket, nonceStr, timestamp, url }) }
}

function isPageOf(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  return (url.protocol === 'https:' || url.protocol === 'http:') && hosts.includes(url.hostname)
}
