import { linkSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { processSpace, processState } from '#embedded/processes.ts'

type Owner = { pid: number; startTime: string; space: string }

const heartbeat = 500

/** Another live process works with this DATA_DIR. */
export class InUse extends Error {}

/**
 * Makes this process the only one that may start or repair the server of a DATA_DIR, until `release` or
 * its death. The file names its owner by pid and start time, so that a reused pid is not taken for it.
 */
export async function takeStartLock(file: string, dataDir: string): Promise<{ release: () => void }> {
  const me: Owner = {
    pid: process.pid,
    startTime: processState(process.pid)?.startTime ?? '',
    space: processSpace(),
  }
  while (!create(file, me)) {
    const owner = read(file)
    if (owner && (await isHeld(file, owner)))
      throw new InUse(
        `${dataDir} is in use by process ${owner.pid}: stop that one first, or set another DATA_DIR`,
      )
    removeStale(file, owner)
    await delay(10)
  }
  const beat = setInterval(() => touch(file), heartbeat).unref()
  return {
    release() {
      clearInterval(beat)
      if (isSame(read(file), me)) rmSync(file)
    },
  }
}

/** Created under another name and linked, so that nobody ever reads a half-written owner. */
function create(file: string, me: Owner): boolean {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(me))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

function read(file: string): Owner | undefined {
  try {
    const { pid, startTime, space } = JSON.parse(readFileSync(file, 'utf8'))
    return { pid: Number(pid), startTime: String(startTime), space: String(space) }
  } catch {
    return undefined
  }
}

async function isHeld(file: string, owner: Owner): Promise<boolean> {
  if (owner.space === processSpace() && owner.space !== '') {
    const state = processState(owner.pid)
    return state !== undefined && !state.zombie && state.startTime === owner.startTime
  }
  // Its pid means nothing here (another container or boot): alive is who still touches the file.
  const seen = touched(file)
  await delay(4 * heartbeat)
  return touched(file) !== seen
}

/** Two starters may find the same dead owner; only the one that makes the second file removes the first. */
function removeStale(file: string, owner: Owner | undefined) {
  const turn = `${file}.turn`
  if (Date.now() - touched(turn) > 10_000) rmSync(turn, { force: true })
  try {
    writeFileSync(turn, '', { flag: 'wx' })
  } catch {
    return
  }
  if (isSame(read(file), owner)) rmSync(file, { force: true })
  rmSync(turn, { force: true })
}

function isSame(a: Owner | undefined, b: Owner | undefined): boolean {
  return a?.pid === b?.pid && a?.startTime === b?.startTime && a?.space === b?.space
}

function touch(file: string) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // The folder was removed under us; the database itself will say so.
  }
}

function touched(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
