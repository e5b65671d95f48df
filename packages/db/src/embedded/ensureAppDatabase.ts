import type { Client } from 'pg'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { connect } from '#pool.ts'

export const appName = 'zhzz'

/** The product's role, which owns its database, may ask for checkpoints and nothing else; made step by step, so a kill between is healed. */
export async function ensureAppDatabase(admin: Client, password: string) {
  const name = escapeIdentifier(appName)
  const role = await admin.query('select from pg_roles where rolname = $1', [appName])
  if (role.rowCount === 0) await admin.query(`create role ${name} login password ${escapeLiteral(password)}`)
  await admin.query(`grant pg_checkpoint to ${name}`)
  const database = await admin.query('select from pg_database where datname = $1', [appName])
  if (database.rowCount === 0) await admin.query(`create database ${name} owner ${name}`)
}

/**
 * What only a superuser may give: the extension of warmSearch.ts, and to end a file of the log, as trimLog.ts does. `url`
 * is his, of the database that is to have it.
 */
export async function allowUpkeep(url: string) {
  const admin = await connect(url)
  try {
    await admin.query('create extension if not exists pg_prewarm')
    await admin.query(`grant execute on function pg_switch_wal() to ${escapeIdentifier(appName)}`)
  } finally {
    await admin.end()
  }
}
