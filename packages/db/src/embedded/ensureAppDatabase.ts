import type { Client } from 'pg'
import { escapeIdentifier, escapeLiteral } from 'pg'
import { connect } from '#pool.ts'

export const appName = 'zhzz'

/** The product's role, which owns its database and nothing else; made step by step, so a kill between is healed. */
export async function ensureAppDatabase(admin: Client, password: string) {
  const name = escapeIdentifier(appName)
  const role = await admin.query('select from pg_roles where rolname = $1', [appName])
  if (role.rowCount === 0) await admin.query(`create role ${name} login password ${escapeLiteral(password)}`)
  const database = await admin.query('select from pg_database where datname = $1', [appName])
  if (database.rowCount === 0) await admin.query(`create database ${name} owner ${name}`)
}

/** The extension of warmSearch.ts, which only a superuser may make; `url` is his, of the database that is to have it. */
export async function allowWarming(url: string) {
  const admin = await connect(url)
  try {
    await admin.query('create extension if not exists pg_prewarm')
  } finally {
    await admin.end()
  }
}
