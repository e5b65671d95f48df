import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Failure } from '@zhzz/contract/failure.ts'
import { maxPictureBytes, maxVideoBytes } from '@zhzz/contract/upload/limits.ts'
import type { Arrival } from '#outside/arrivals.ts'
import { bodyToFile } from '#upload/bodyToFile.ts'

export type Received = { path: string; kind: 'picture' | 'video'; size: number }

/** A body written to a file of its own. What it is is told by its first bytes, never by its name or type. */
export async function receive(body: Readable, arrival: Arrival): Promise<Received> {
  const path = join(arrival.folder, 'file')
  const size = await bodyToFile(body, path, {
    arrival,
    most: (first) => (kindOf(first) === 'picture' ? maxPictureBytes : maxVideoBytes),
  })
  const kind = kindOf(await firstBytes(path))
  if (kind === null) throw new Failure('unsupportedFile')
  return { path, kind, size }
}

/** JPEG, PNG, WebP, GIF; MP4 and QuickTime. Everything else, SVG too, is nothing we keep. */
function kindOf(first: Buffer): 'picture' | 'video' | null {
  const hex = first.toString('hex')
  const at = (from: number, to: number) => first.toString('latin1', from, to)
  if (hex.startsWith('ffd8ff') || hex.startsWith('89504e470d0a1a0a') || at(0, 4) === 'GIF8') return 'picture'
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return 'picture'
  if (at(4, 8) === 'ftyp' && !/^(heic|heix|mif1|msf1|avif)/.test(at(8, 12))) return 'video'
  return null
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
