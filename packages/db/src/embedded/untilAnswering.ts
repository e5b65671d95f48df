import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Postmaster } from '#embedded/postmaster.ts'
import type { Log } from '#log.ts'
import { connect } from '#pool.ts'

type Patience = { url: string; postmaster: Postmaster; logFile: string; log: Log }

// Starting up, shutting down, or the socket is not there yet.
const passing = new Set(['57P03', '57P01', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])

/** A superuser's client as soon as the server answers. Fails when the postmaster ends before that. */
export async function untilAnswering({ url, postmaster, logFile, log }: Patience): Promise<Client> {
  let ended: string | undefined
  postmaster.gone.then((reason) => {
    ended = reason
  })
  let nextWord = Date.now() + 5_000
  for (;;) {
    try {
      return await connect(url)
    } catch (error) {
      if (!isPassing(error)) throw error
    }
    if (ended !== undefined) throw new Error(`PostgreSQL did not start (${ended}): ${lastLines(logFile)}`)
    if (Date.now() > nextWord) {
      log.info('waiting for PostgreSQL to recover from its log')
      nextWord += 5_000
    }
    await delay(10)
  }
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return passing.has(code) || /terminated|timeout/i.test(error.message)
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-3).join(' | ')
}
