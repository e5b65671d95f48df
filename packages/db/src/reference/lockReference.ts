import type { Ask } from '#reference/loadRows.ts'

// Any number.
const advisoryLock = 20_260_102

/**
 * Lets those who write regions, industries and dictionaries go one after the other, until their transactions end: nodes that
 * start at once, and operators. Taken before what is to be written is read.
 */
export async function lockReference(ask: Ask): Promise<void> {
  await ask('select pg_advisory_xact_lock($1)', [advisoryLock])
}
