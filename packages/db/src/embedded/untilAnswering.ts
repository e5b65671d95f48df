import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { type Postmaster, shutDown } from '#embedded/postmaster.ts'
import type { Log } from '#log.ts'
import { connect } from '#pool.ts'

type Patience = { url: string; postmaster: Postmaster; logFile: string; log: Log }

const startingUp = '57P03'
// Starting up, shutting down, or the socket is not there yet.
const passing = new Set([startingUp, '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

const patienceWithOrphan = 10_000

/**
 * A superuser's client as soon as the server answers. Fails when the postmaster ends before that, and ends
 * an adopted one that neither answers nor recovers.
 */
export async function untilAnswering({ url, postmaster, logFile, log }: Patience): Promise<Client> {
  let ended: string | undefined
  void postmaster.gone.then((reason) => (ended = reason))
  let nextWord = Date.now() + 5_000
  let lastSign = Date.now()
  for (;;) {
    try {
      return await connect(url)
    } catch (error) {
      if (!isPassing(error)) throw error
      if (codeOf(error) === startingUp) lastSign = Date.now()
    }
    if (ended !== undefined) throw new Error(`PostgreSQL did not start (${ended}): ${lastLines(logFile)}`)
    if (postmaster.adopted && Date.now() - lastSign > patienceWithOrphan) {
      await shutDown(postmaster)
      throw new Error(`the PostgreSQL left running (process ${postmaster.pid}) did not answer and was ended`)
    }
    if (Date.now() > nextWord) {
      log.info('waiting for PostgreSQL to recover from its log')
      nextWord += 5_000
    }
    await delay(10)
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return passing.has(codeOf(error)) || /terminated|timeout/i.test(error.message)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-3).join(' | ')
}
