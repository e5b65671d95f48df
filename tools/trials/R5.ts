import { home } from '@zhzz/contract/home/calls.ts'
import { postmasterOf } from '#kill/runningServer.ts'
import type { Trial } from '#trial/trial.ts'
import { untilAnswers, watch } from '#trial/watch.ts'

export const trial: Trial = {
  figure: 'R5',
  shows: 'PostgreSQL is killed with -9 while 35 visitors read',
  goal: 'the first right answer within a second, and nothing else but 503 before it',
  async run({ dataDir, short, serve, print, must, should }) {
    const { origin } = await serve()
    const url = `${origin}${home.index.path}`
    for (let round = 1; round <= (short ? 2 : 10); round++) {
      const visitors = Array.from({ length: 35 }, () => watch(url, { every: 250, waits: true }))
      await untilAnswers(url)
      process.kill(postmasterOf(dataDir), 'SIGKILL')
      const outage = await untilAnswers(url)
      const seen = await Promise.all(visitors.map((visitor) => visitor.stop()))
      const statuses = new Set(seen.flatMap((one) => Object.keys(one.statuses)))
      print(`round ${round}: answers again after ${outage.toFixed(0)} ms`)
      must(
        `nothing but 200 and 503: ${[...statuses].join(', ')}`,
        [...statuses].every((status) => ['200', '503'].includes(status)),
      )
      should(`within 1 s: ${outage.toFixed(0)} ms`, outage <= 1_000)
    }
  },
}
