import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calendar } from '@zhzz/contract/calendar/calls.ts'
import { schedule } from '@zhzz/contract/schedule/calls.ts'
import { afterAll, expect, test } from 'vitest'
import { keepEvents } from '#calendar/keepEvents.ts'
import { dayAfter, shanghaiDay } from '#day.ts'
import { testServer } from '#testing/testServer.ts'
import { addEdition, signIn } from '#testing/testWorld.ts'

const server = await testServer()
const { app, call, database, clock } = server
const day = (days: number) => dayAfter(shanghaiDay(clock.now), days)
const utf8 = { ...process.env, LC_ALL: 'C.UTF-8' }
const folder = mkdtempSync(join(tmpdir(), 'calendar-programs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Of Debian's packages of that name; a machine without them says that it did not look. */
function isMissing(program: 'khal' | 'calcurse'): boolean {
  const isThere = spawnSync(program, ['--version']).status === 0
  if (!isThere)
    console.warn(`${program} is not installed (apt-get install ${program}): what it reads is not tested here`)
  return !isThere
}

/** A feed with one exhibition, and the ways it changes: the file as it is served now. */
async function followed() {
  const who = await signIn(server)
  const { id, name } = await addEdition(server, { days: 60 })
  await call(schedule.addMine, { editionIds: [id] }, who)
  const { path } = (await call(calendar.makeFeed, { parts: ['show', 'moves'] }, who)).data
  const file = join(folder, `${id}.ics`)
  return {
    id,
    name,
    async served(facts: object = {}) {
      if (Object.keys(facts).length > 0) {
        await database.db.updateTable('exhibitionEdition').set(facts).where('id', '=', id).execute()
        clock.now = new Date(clock.now.getTime() + 60_000)
        await keepEvents(database.db, clock.now)
      }
      writeFileSync(file, (await app.inject({ url: path })).body)
      return file
    },
  }
}

const moved = {
  startDate: day(90),
  endDate: day(92),
  originalStartDate: day(60),
  originalEndDate: day(60),
  setStatus: 'postponed',
}

test.skipIf(isMissing('khal'))(
  'khal imports the served feed, moves the event by SEQUENCE, and shows it cancelled',
  async () => {
    const config = join(folder, 'khal.conf')
    mkdirSync(join(folder, 'khal'))
    writeFileSync(
      config,
      `[calendars]\n[[fairs]]\npath = ${join(folder, 'khal')}\n[sqlite]\npath = ${join(folder, 'khal.db')}
[locale]\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M\nlocal_timezone = Asia/Shanghai\ndefault_timezone = Asia/Shanghai\n`,
    )
    const khal = (...said: string[]) =>
      execFileSync('khal', ['-c', config, ...said], { encoding: 'utf8', env: utf8 })
    const feed = await followed()
    const read = async (facts?: object) => {
      khal('import', '--batch', '-a', 'fairs', await feed.served(facts))
      const format = '{start-date} {end-date} {status} {title}'
      const lines = khal('list', '--format', format, '--day-format', '', '--once', day(1), '200d')
      return lines.split('\n').flatMap((line) => (line.includes(feed.name) ? line.replace(/ +/g, ' ') : []))
    }
    expect(await read()).toEqual([`${day(60)} ${day(60)} CONFIRMED ${feed.name}`])
    expect(await read(moved)).toEqual([`${day(90)} ${day(92)} CONFIRMED 延期 · ${feed.name}`])
    expect(await read({ setStatus: 'cancelled' })).toEqual([
      `${day(90)} ${day(92)} CANCELLED 取消 · ${feed.name}`,
    ])
  },
)

test.skipIf(isMissing('calcurse'))(
  'calcurse imports the served feed, moved and cancelled, without skipping anything',
  async () => {
    const feed = await followed()
    // It keeps no UID: what follows a feed in it replaces the calendar by the file, as its own example does.
    const read = async (facts?: object) => {
      const home = mkdtempSync(join(folder, 'calcurse-'))
      const run = (...said: string[]) =>
        execFileSync('calcurse', ['-D', home, ...said], { encoding: 'utf8', env: utf8 })
      const told = run('-i', await feed.served(facts))
      const shown = run(
        '--input-datefmt',
        '4',
        '--output-datefmt',
        '%F',
        '-Q',
        '--from',
        day(1),
        '--to',
        day(200),
      )
      return { told, days: shown.match(/^\d{4}-\d\d-\d\d/gm), shown }
    }
    const first = await read()
    expect(first.days).toEqual([day(60)])
    expect(first.shown).toContain(feed.name)
    expect((await read(moved)).days).toEqual([day(90), day(91), day(92)])
    const last = await read({ setStatus: 'cancelled' })
    expect(last.shown).toContain(`取消 · ${feed.name}`)
    expect(last.told).toMatch(/1 event .* 0 skipped/)
  },
)
