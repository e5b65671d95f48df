import type { Readable } from 'node:stream'

/** First and last byte, both counted from 0 and both included. */
export type Range = { first: number; last: number }

/** Where the bytes of files lie. Keys are ours: `2026/11/<uuid>.webp`. */
export type Storage = {
  /** Puts the file at `path`, which may be gone afterwards; when this resolves it is there for good. */
  put(key: string, path: string, mime: string): Promise<void>
  /** Rejects when there is no such object. */
  get(key: string, range?: Range): Promise<Readable>
  /** Also resolves when there is nothing to remove. */
  remove(key: string): Promise<void>
}

/** The storage does not answer as it should; another try may help. */
export class StorageAway extends Error {}
