import type { Preview } from '#journal/preview.ts'
import type { LeftReason, UndoCounts } from '#journal/undo.ts'
import type { SourceFacts } from '#openReading.ts'
import type { RunCounts, RunOptions } from '#run.ts'
import type { Said } from '#saidLines.ts'

export type FileAsked = {
  kind: 'try' | 'run'
  dataset: string
  path: string
  options: Pick<RunOptions, 'map' | 'constants' | 'licence' | 'link' | 'isWhole'>
  /** Of a trial: where the rows go that would be rejected. */
  rejectsPath: string
}

/** What the server asks of a thread: a file tried or brought in, or a run taken back. */
export type ImportAsked = { url: string; dataDir: string; work: FileAsked | { kind: 'undo'; run: number } }

/** What the thread tells of it; the last three are an end. */
export type ImportTold =
  | { facts: SourceFacts }
  | { begun: number }
  | { rows: number; share: number }
  | { said: Said[] }
  | { preview: Preview }
  | { counts: RunCounts }
  | { undone: UndoCounts; reasons: LeftReason[]; leftPath: string | null }
  | { failure: string }
