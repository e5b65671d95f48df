import { statfs } from 'node:fs/promises'

const gibibyte = 1024 ** 3

export type DiskState = {
  freeBytes: number
  totalBytes: number
  /** Less than 2 GB or a tenth of the disk (whichever is smaller) is free: refuse writes, keep reading. */
  low: boolean
  /** Less than 8 GB or a fifth: what is large (pictures, videos) is refused, while records are still written. */
  tight: boolean
}

/** How full the disk is that holds `folder`. */
export async function diskState(folder: string): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const freeBytes = bavail * bsize
  const totalBytes = blocks * bsize
  return {
    freeBytes,
    totalBytes,
    low: freeBytes < Math.min(2 * gibibyte, totalBytes / 10),
    tight: freeBytes < Math.min(8 * gibibyte, totalBytes / 5),
  }
}
