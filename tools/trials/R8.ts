import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { company } from '@zhzz/contract/company/calls.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { home } from '@zhzz/contract/home/calls.ts'
import { member } from '@zhzz/contract/member/calls.ts'
import { runningUrl } from '@zhzz/db/embedded/startServer.ts'
import { query } from '#kill/verify.ts'
import { signIn } from '#kill/writers.ts'
import { post } from '#trial/flood.ts'
import { slowWire } from '#trial/slowWire.ts'
import type { Trial } from '#trial/trial.ts'
import { inWords, type Seen, share, untilAnswers, watch } from '#trial/watch.ts'

const slowMilliseconds = 2_000

export const trial: Trial = {
  figure: 'R8',
  shows: 'every statement takes 2 s longer, on connections that are open already',
  goal: 'every answer within 10 s, /livez within 100 ms, and right answers within 5 s of its end',
  async run({ dataDir, serve, ending, print, must, should }) {
    const SECRET_KEY = randomBytes(32).toString('base64')
    await serve({ SECRET_KEY })
    const direct = new URL(runningUrl(dataDir) ?? '')
    const wire = await slowWire(`${direct.searchParams.get('host')}/.s.PGSQL.5432`)
    ending(wire.close)
    const outside = new URL(direct)
    outside.search = ''
    outside.host = `127.0.0.1:${wire.port}`
    const { origin } = await serve({
      SECRET_KEY,
      DATA_DIR: join(dataDir, 'second'),
      DATABASE_URL: outside.href,
    })
    const { token } = await signIn(origin, '12000008001')
    const rows = await query<{ id: string }>(
      dataDir,
      'select company_id as id from contact group by 1 limit 20',
    )
    const headers = { 'jwt-token': token }
    const seen: Seen = { times: [], statuses: {} }
    const act = (at: number) => {
      const companyId = rows[at]?.id ?? ''
      const record = {
        targetType: 'company',
        targetId: companyId,
        clientUid: randomUUID(),
        followType: 'phone',
        content: `跟进 ${randomUUID()}`,
        followTime: new Date(Date.now() - 60_000).toISOString(),
      }
      return [
        post({ url: `${origin}${member.unlock.path}`, headers, body: { companyId } }, seen),
        post({ url: `${origin}${followUp.save.path}`, headers, body: record }, seen),
        watchOnce(`${origin}${company.detail.path}?id=${companyId}`, headers, seen),
        watchOnce(`${origin}${home.index.path}`, headers, seen),
      ]
    }
    await Promise.all([...act(0), ...act(1)])
    must('all is well before', Object.keys(seen.statuses).join() === '200')
    seen.times = []
    seen.statuses = {}
    wire.delay(slowMilliseconds)
    const alive = watch(`${origin}/livez`)
    await Promise.all([...act(2), ...act(3)])
    const livez = await alive.stop()
    seen.times.sort((a, b) => a - b)
    print(`answers: ${inWords(seen)}`)
    print(`livez: ${inWords(livez)}`)
    must(`worst answer: ${share(seen.times, 1).toFixed(0)} ms`, share(seen.times, 1) <= 10_000)
    must(
      `nothing but 200 and 503: ${Object.keys(seen.statuses).join()}`,
      Object.keys(seen.statuses).every((status) => ['200', '503'].includes(status)),
    )
    should(`worst of livez: ${share(livez.times, 1).toFixed(0)} ms`, share(livez.times, 1) <= 100)
    wire.delay(0)
    const back = await untilAnswers(`${origin}${home.index.path}`)
    should(`right again after ${back.toFixed(0)} ms`, back <= 5_000)
  },
}

async function watchOnce(url: string, headers: Record<string, string>, seen: Seen): Promise<void> {
  const began = performance.now()
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(60_000) })
  await answer.arrayBuffer()
  seen.times.push(performance.now() - began)
  seen.statuses[answer.status] = (seen.statuses[answer.status] ?? 0) + 1
}
