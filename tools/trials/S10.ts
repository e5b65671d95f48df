import { agreementsInForce } from '@zhzz/contract/account/agreements.ts'
import { account } from '@zhzz/contract/account/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { flood, fromNetwork } from '#trial/flood.ts'
import type { Trial } from '#trial/trial.ts'
import { inWords, share, untilAnswers, watch } from '#trial/watch.ts'

const agreementVersions = Object.fromEntries(
  agreementsInForce.map(({ document, version }) => [document, version]),
)

export const trial: Trial = {
  figure: 'S10',
  shows: '300 logins a second with wrong passwords, each from another network',
  goal: 'the home page within 300 ms for 95 of 100 visitors, and never refused',
  async run({ short, serve, print, must, should }) {
    const { origin } = await serve({ TRUST_PROXY: '127.0.0.1' })
    const url = `${origin}${home.index.path}`
    await untilAnswers(url)
    const calm = watch(url)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    print(`calm: ${inWords(await calm.stop())}`)
    const visitor = watch(url)
    const logins = await flood({ perSecond: short ? 60 : 300, seconds: short ? 10 : 30 }, (at) => ({
      url: `${origin}${account.userNamePasswordLoginBehavior.path}`,
      headers: fromNetwork(at),
      body: { userName: `stranger${at}`, password: 'not-the-right-one', agreementVersions },
    }))
    const seen = await visitor.stop()
    print(`logins: ${inWords(logins)}`)
    print(`home meanwhile: ${inWords(seen)}`)
    must('every visitor of the home page got it', Object.keys(seen.statuses).join() === '200')
    must(
      'some logins were compared, the others asked to come again',
      Object.keys(logins.statuses).every((status) => ['400', '429', '503'].includes(status)) &&
        (logins.statuses[400] ?? 0) > 0,
    )
    must('no login waited longer than 10 s', share(logins.times, 1) <= 10_000)
    should(
      `p95 of home below 300 ms: ${share(seen.times, 0.95).toFixed(0)} ms`,
      share(seen.times, 0.95) < 300,
    )
  },
}
