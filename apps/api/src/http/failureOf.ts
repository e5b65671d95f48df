import { Failure } from '@zhzz/contract/failure.ts'
import { TimeIsUp } from '@zhzz/db/deadline.ts'
import { StorageAway } from '#outside/storage.ts'

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'EAI_AGAIN'])

/**
 * The failure that a caller is told for an error; `server` for everything we did not foresee.
 * PostgreSQL's classes: 22 is data it cannot take; 53100 is a full disk; 08, 53, 57 (shut down, statement timeout), 25006 (read-only), 55P03
 * and 40 (gave way to others, also after our retries) pass, so the caller may try again.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof StorageAway || error instanceof TimeIsUp) return new Failure('busy')
  const code = textOf(error, 'code')
  const status = numberOf(error, 'statusCode')
  if (status === 413) return new Failure('tooLarge')
  if (status !== null && status >= 400 && status < 500) return new Failure('invalid')
  if (/^22[0-9A-Z]{3}$/.test(code)) return new Failure('invalid')
  if (code === '53100' || code === 'ENOSPC') return new Failure('diskFull')
  if (/^(08|53|57|40)[0-9A-Z]{3}$/.test(code) || code === '25006' || code === '55P03')
    return new Failure('busy')
  if (isLostConnection(error)) return new Failure('busy')
  return new Failure('server')
}

/** The database went, or cannot be reached: another may answer. pg and its pool say some of it in words only. */
export function isLostConnection(error: unknown): boolean {
  const code = textOf(error, 'code')
  return (
    unreachable.has(code) ||
    /^(08...|57P0[1-3])$/.test(code) ||
    (error instanceof Error &&
      /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|has stopped answering|Client has encountered a connection error|Cannot use a pool after/.test(
        error.message,
      ))
  )
}

function textOf(error: unknown, key: string): string {
  const value = propertyOf(error, key)
  return typeof value === 'string' ? value : ''
}

function numberOf(error: unknown, key: string): number | null {
  const value = propertyOf(error, key)
  return typeof value === 'number' ? value : null
}

function propertyOf(error: unknown, key: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
}
