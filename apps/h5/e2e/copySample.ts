import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, projectFolder, runServer } from '#e2e/runServer.ts'
import { scratchFolder } from '#e2e/scratchFolder.ts'

/** What decides of the sample world: another text in one of them is another world. */
const sources = ['packages', 'apps/sample', 'apps/predict', 'apps/api/src/start']
const keptName = /^zhzz-sample-\w+$/
/** Worlds that are kept, each of some 280 MB. */
const most = 4

/**
 * Copies a DATA_DIR with a small sample world, which the real server filled at its first start: once for each state of the
 * sources and each day, and kept beside the folders of the runs.
 */
export async function copySample(to: string): Promise<void> {
  // With owners and rights: PostgreSQL refuses a folder that is not its own.
  execFileSync('cp', ['-a', await sampleFolder(), to])
}

async function sampleFolder(): Promise<string> {
  const outer = dirname(tmpdir())
  const kept = join(outer, `zhzz-sample-${mark()}`)
  if (existsSync(kept)) {
    utimesSync(kept, new Date(), new Date())
    return kept
  }
  const scratch = scratchFolder('filling-')
  const folder = join(scratch, 'data')
  const env = { DATA_DIR: folder, SAMPLE_COMPANIES: '1200' }
  const server = await runServer(env, await freePort(), join(scratch, 'output.txt'))
  await server.stop()
  try {
    renameSync(folder, kept)
  } catch (error) {
    // Another run was first.
    if (!existsSync(kept)) throw error
  }
  removeOldest(outer)
  return kept
}

function mark(): string {
  const hash = createHash('sha256').update(new Date().toDateString())
  for (const source of sources) {
    const folder = join(projectFolder, source)
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const path of paths.toSorted())
      if (/\.(ts|sql|json|csv)$/.test(path) && !path.includes('node_modules'))
        hash.update(path).update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

function removeOldest(outer: string) {
  const folders = readdirSync(outer).filter((entry) => keptName.test(entry))
  const lastUse = (entry: string) => statSync(join(outer, entry)).mtimeMs
  for (const entry of folders.toSorted((a, b) => lastUse(b) - lastUse(a)).slice(most))
    rmSync(join(outer, entry), { recursive: true, force: true })
}
