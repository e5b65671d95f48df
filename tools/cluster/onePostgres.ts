import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from '@zhzz/db/pool.ts'
import { asPostgres, type Program, startProgram } from '#cluster/program.ts'
import { until } from '#cluster/until.ts'
import { freePort } from '#kill/runningServer.ts'

const programs = '/usr/lib/postgresql/15/bin'

/** Debian's PostgreSQL 15 alone, with an empty database `zhzz` of the role `zhzz`; `folder` is one that everybody may enter. */
export async function startOnePostgres(folder: string): Promise<{ program: Program; port: number }> {
  const place = join(folder, 'one')
  mkdirSync(place)
  chmodSync(place, 0o777)
  const port = await freePort()
  const data = join(place, 'data')
  as([
    join(programs, 'initdb'),
    '-D',
    data,
    '-U',
    'postgres',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-A',
    'trust',
  ])
  const settings = [`port=${port}`, `unix_socket_directories=${place}`, 'max_connections=200']
  const words = [join(programs, 'postgres'), '-D', data, ...settings.flatMap((each) => ['-c', each])]
  const program = startProgram(folder, 'one', [...asPostgres, ...words])
  const address = `postgres://postgres@127.0.0.1:${port}/postgres`
  await until('PostgreSQL', () =>
    connect(address).then(
      (client) => client.end().then(() => true),
      () => false,
    ),
  )
  const client = await connect(address)
  await client.query('create role zhzz login')
  await client.query("create database zhzz owner zhzz encoding 'UTF8' template template0")
  await client.end()
  return { program, port }
}

function as(words: readonly string[]) {
  const [path = '', ...rest] = [...asPostgres, ...words]
  const { status, stderr, error } = spawnSync(path, rest, { cwd: '/', encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb: ${error?.message ?? stderr}`)
}
