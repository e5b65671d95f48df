import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** `commit`: of the sources that lie here; null where they come without their history and `COMMIT` does not say it. */
export type Version = { version: string; commit: string | null }

export async function versionHere(commit: string | undefined, folder = root): Promise<Version> {
  const { version }: { version: string } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  return { version, commit: commit || (await commitOf(join(folder, '.git'))) }
}

/** As git keeps it: HEAD names a branch, which is a file, or a line of packed-refs. */
async function commitOf(git: string): Promise<string | null> {
  const read = (path: string) => readFile(join(git, path), 'utf8').catch(() => '')
  const head = (await read('HEAD')).trim()
  const branch = /^ref: (refs\/[\w./-]+)$/.exec(head)?.[1]
  if (branch === undefined) return commitIn(head)
  const packed = (await read('packed-refs')).split('\n').find((line) => line.endsWith(` ${branch}`))
  return commitIn((await read(branch)).trim()) ?? commitIn(packed ?? '')
}

function commitIn(text: string): string | null {
  return /^[\da-f]{40,64}/.exec(text)?.[0] ?? null
}
