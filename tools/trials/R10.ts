import { once } from 'node:events'
import { createServer } from 'node:http'
import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { flood, fromNetwork } from '#trial/flood.ts'
import type { Trial } from '#trial/trial.ts'
import { inWords, share, untilAnswers, watch } from '#trial/watch.ts'

const vendorMilliseconds = 4_500

/** A vendor that takes every message, as Aliyun says so, but only after a while. */
async function slowVendor() {
  const vendor = createServer((request, response) => {
    request.resume()
    setTimeout(
      () => response.end(JSON.stringify({ Code: 'OK', Message: 'OK', BizId: 'b', RequestId: 'r' })),
      vendorMilliseconds,
    )
  })
  vendor.listen(0, '127.0.0.1')
  await once(vendor, 'listening')
  const address = vendor.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () => {
    vendor.closeAllConnections()
    vendor.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

export const trial: Trial = {
  figure: 'R10',
  shows: 'thirty codes a second with an SMS vendor that takes 4.5 s for each',
  goal: 'the home page is never refused, and nobody waits longer than five seconds to hear of his code',
  async run({ short, serve, ending, print, must, should }) {
    const vendor = await slowVendor()
    ending(vendor.close)
    const { origin } = await serve({
      TRUST_PROXY: '127.0.0.1',
      SMS: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: 'key',
      ALIYUN_ACCESS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN: 'sign',
      ALIYUN_SMS_TEMPLATE: 'SMS_1',
      ALIYUN_SMS_ORIGIN: vendor.origin,
      // Thirty a second to numbers that nobody has are more than strangers get.
      SMS_PER_MINUTE: '10000',
      SMS_PER_DAY: '100000',
    })
    const url = `${origin}${home.index.path}`
    await untilAnswers(url)
    const visitor = watch(url)
    const codes = await flood({ perSecond: 30, seconds: short ? 6 : 9 }, (at) => ({
      url: `${origin}${account.sendLoginPhoneCode.path}`,
      headers: fromNetwork(at),
      body: { phone: String(12_600_000_000 + at) },
    }))
    const seen = await visitor.stop()
    print(`codes: ${inWords(codes)}`)
    print(`home meanwhile: ${inWords(seen)}`)
    must('every visitor of the home page got it', Object.keys(seen.statuses).join() === '200')
    must('codes went out', (codes.statuses[200] ?? 0) > 0)
    must('no request for a code waited longer than 10 s', share(codes.times, 1) <= 10_000)
    should(`worst of a code: ${share(codes.times, 1).toFixed(0)} ms`, share(codes.times, 1) <= 5_500)
  },
}
