import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openSealing } from '@zhzz/db/key/openSealing.ts'
import { messageOf } from '@zhzz/db/log.ts'
import { connect, createPool } from '@zhzz/db/pool.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { datasetOf } from '#datasets.ts'
import { type LeftReason, undo } from '#journal/undo.ts'
import type { FileAsked, ImportAsked, ImportTold } from '#task/asked.ts'

/** Does one task of the console for the server, which answers calls meanwhile, and tells it how far it is. */
const { url, dataDir, work }: ImportAsked = workerData
const folder = join(dataDir, 'imports')
const pool = createPool(url, { max: 2, statementTimeout: 0, applicationName: 'zhzz import' })
try {
  tell(work.kind === 'undo' ? await takeBack(work.run) : await bringIn(work))
} catch (error) {
  // The file is told by its name, not by where the server had put it for a while.
  const place = work.kind === 'undo' ? '' : `${dirname(work.path)}/`
  tell({ failure: place === '' ? messageOf(error) : messageOf(error).replaceAll(place, '') })
} finally {
  await pool.end()
}

function tell(told: ImportTold) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(told)
}

async function takeBack(run: number): Promise<ImportTold> {
  let reasons: LeftReason[] = []
  let leftPath: string | null = null
  const undone = await undo(pool, run, {
    folder,
    onLeft(told, path) {
      reasons = told
      leftPath = path
    },
  })
  return { undone, reasons, leftPath }
}

async function bringIn({ kind, dataset, path, options, rejectsPath }: FileAsked): Promise<ImportTold> {
  const known = datasetOf(dataset)
  if (known === undefined) throw new Error(`there is no dataset ${dataset}`)
  let shownAt = 0
  const counts = await known.run(pool, path, {
    ...options,
    sealing: await sealingHere(),
    folder,
    rejectsPath,
    ...(kind === 'try' && { onPreview: (preview) => tell({ preview }) }),
    watching: {
      facts: (facts) => tell({ facts }),
      begun: (number) => tell({ begun: number }),
      said: (said) => tell({ said }),
      progress(rows, share) {
        if (performance.now() - shownAt < 500) return
        shownAt = performance.now()
        tell({ rows, share })
      },
    },
  })
  return { counts }
}

/** The key stays in its place: this thread reads it there too. */
async function sealingHere(): Promise<Sealing> {
  const client = await connect(url)
  try {
    return await openSealing(client, { dataDir, secretKey: process.env['SECRET_KEY'] })
  } finally {
    await client.end()
  }
}
