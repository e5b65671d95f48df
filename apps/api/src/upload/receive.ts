import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@zhzz/contract/failure.ts'
import { maxPictureBytes, maxVideoBytes } from '@zhzz/contract/upload/limits.ts'
import type { Arrival } from '#outside/arrivals.ts'

export type Received = { path: string; kind: 'picture' | 'video'; size: number }

/**
 * Writes a body to a file of its own as it comes and counts it: `tooLarge` at the first byte too many, so neither
 * memory nor disk takes more than a file may have. What it is is told by its first bytes, never by its name or type.
 */
export async function receive(body: Readable, arrival: Arrival): Promise<Received> {
  const path = join(arrival.folder, 'file')
  try {
    const counted = counter(arrival)
    // Not the body itself stands in the pipeline: an error would end its socket before the sender has an answer.
    body.pipe(counted)
    body.once(
      'close',
      () => body.readableEnded || counted.destroy(new Failure('invalid', { reason: 'aborted' })),
    )
    await pipeline(counted, createWriteStream(path, { mode: 0o600 }))
    const kind = kindOf(await firstBytes(path))
    if (kind === null) throw new Failure('unsupportedFile')
    return { path, kind, size: counted.size() }
  } catch (error) {
    body.resume()
    throw error
  }
}

function counter(arrival: Arrival) {
  let size = 0
  let first = Buffer.alloc(0)
  const counting = new Transform({
    transform(part: Buffer, _encoding, done) {
      admit(part).then(
        // oxlint-disable-next-line promise/no-callback-in-promise -- a stream is told by its callback
        () => done(null, part),
        // oxlint-disable-next-line promise/no-callback-in-promise -- a stream is told by its callback
        (error: Error) => done(error),
      )
    },
  })
  async function admit(part: Buffer) {
    size += part.length
    if (first.length < 12) first = Buffer.concat([first, part.subarray(0, 12)])
    const most = kindOf(first) === 'picture' ? maxPictureBytes : maxVideoBytes
    if (size > most) throw new Failure('tooLarge')
    await arrival.take(part.length)
  }
  return Object.assign(counting, { size: () => size })
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
