import { createWriteStream } from 'node:fs'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Failure } from '@zhzz/contract/failure.ts'
import type { Arrival } from '#outside/arrivals.ts'

type Taking = {
  arrival: Arrival
  /** Bytes that a file may have which begins with these, twelve at most. */
  most(first: Buffer): number
}

/**
 * Writes a body to a file as it comes and counts it: `tooLarge` at the first byte too many, so neither memory nor disk
 * takes more than a file may have. Resolves with how many bytes there were; what fails, the body is read to its end, so
 * that the sender gets an answer.
 */
export async function bodyToFile(body: Readable, path: string, taking: Taking): Promise<number> {
  try {
    const counted = counter(taking)
    // Not the body itself stands in the pipeline: an error would end its socket before the sender has an answer.
    body.pipe(counted)
    body.once(
      'close',
      () => body.readableEnded || counted.destroy(new Failure('invalid', { reason: 'aborted' })),
    )
    await pipeline(counted, createWriteStream(path, { mode: 0o600 }))
    return counted.size()
  } catch (error) {
    body.resume()
    throw error
  }
}

function counter({ arrival, most }: Taking) {
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
    if (size > most(first)) throw new Failure('tooLarge')
    await arrival.take(part.length)
  }
  return Object.assign(counting, { size: () => size })
}
