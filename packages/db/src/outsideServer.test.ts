import { randomBytes } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { silent } from '#log.ts'
import { checkOutsideServer } from '#outsideServer.ts'
import { connect } from '#pool.ts'
import { dropDatabase, urlOf } from '#testServer.ts'

const { url } = inject('testServer')
const name = `zhzz_outside_${randomBytes(4).toString('hex')}`

async function make(definition: string): Promise<string> {
  await dropDatabase(url, name)
  const client = await connect(url)
  await client.query(`create database ${name} ${definition}`)
  await client.end()
  return urlOf(url, name)
}

afterAll(() => dropDatabase(url, name))

test('a UTF-8 database that knows Chinese is accepted', async () => {
  const good = await make(`encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`)
  await expect(checkOutsideServer(good, silent)).resolves.toBeUndefined()
})

test('an address that names the host behind the question mark is read as well', async () => {
  const good = new URL(
    await make(`encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`),
  )
  const query = new URLSearchParams({
    host: good.searchParams.get('host') ?? good.hostname,
    port: good.searchParams.get('port') ?? (good.port || '5432'),
  })
  const bare = `postgres://${good.username}:${good.password}@${good.pathname}?${query}`
  expect(URL.canParse(bare)).toBe(false)
  await expect(checkOutsideServer(bare, silent)).resolves.toBeUndefined()
})

test.each(['garbage', 'mysql://user@host/database'])('%s is no address', async (address) => {
  await expect(checkOutsideServer(address, silent)).rejects.toThrow('write postgresql://')
})

test('another encoding is refused', async () => {
  const other = await make(`encoding 'SQL_ASCII' locale 'C' locale_provider 'libc' template template0`)
  await expect(checkOutsideServer(other, silent)).rejects.toThrow('encoded in SQL_ASCII: make one with')
})

test('a locale without Chinese letters is refused', async () => {
  const other = await make(`encoding 'UTF8' locale 'C' locale_provider 'libc' template template0`)
  await expect(checkOutsideServer(other, silent)).rejects.toThrow('does not know Chinese letters')
})

test('a server that is not there is told in one sentence', async () => {
  await expect(checkOutsideServer('postgresql://a:b@127.0.0.1:1/x', silent)).rejects.toThrow(
    /^DATABASE_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check host/,
  )
})

test('a role that may make no tables is refused with the statement to run', async () => {
  const other = await make(`encoding 'UTF8' template template0 lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8'`)
  const admin = await connect(other)
  const role = `${name}_role`
  await admin.query(`create role ${role} login password 'x'`)
  const limited = new URL(other)
  limited.username = role
  limited.password = 'x'
  await expect(checkOutsideServer(limited.href, silent)).rejects.toThrow(
    `alter database ${name} owner to ${role}`,
  )
  await admin.query(`drop role ${role}`)
  await admin.end()
})
