import { encodeQuery } from '@zhzz/client/encodeQuery.ts'
import { envelopeOf } from '@zhzz/client/refusal.ts'
import { Unreachable } from '@zhzz/client/unreachable.ts'
import type { Output, Request } from '@zhzz/contract/endpoint.ts'
import { trusted } from '@zhzz/contract/trusted.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import { client } from '#api/client.ts'
import { isOnline } from '#platform/network.ts'

export interface UploadOptions {
  /** 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

/** Spec §9, platform layer; a video has three times as long. */
const pictureMilliseconds = 60_000
const videoMilliseconds = 180_000

/**
 * Sends a file as it is; another try with the same `clientUid` is the same file. By XMLHttpRequest, because `fetch`
 * does not tell how far it is. Rejects like `send`.
 */
export function sendFile(
  file: Blob,
  input: Request<typeof upload.file>,
  { onProgress, signal }: UploadOptions = {},
): Promise<Output<typeof upload.file>> {
  const { token } = client.currentSession()
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.open('POST', client.origin() + upload.file.path + encodeQuery(input))
    const headers = { ...client.headers({}), 'Content-Type': file.type || 'application/octet-stream' }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.timeout = file.type.startsWith('video/') ? videoMilliseconds : pictureMilliseconds
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    )
    const fail = (reason: 'broken' | 'timeout' | 'aborted' | 'network' | 'offline') =>
      reject(new Unreachable(reason))
    request.addEventListener('load', () => {
      const envelope = envelopeIn(request.responseText)
      if (envelope === null) return fail('broken')
      try {
        // As in `send`: the server lets nothing else out.
        resolve(trusted<Output<typeof upload.file>>(client.accepted(envelope, token)))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => fail(isOnline() ? 'network' : 'offline'))
    request.addEventListener('timeout', () => fail('timeout'))
    request.addEventListener('abort', () => fail('aborted'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}

function envelopeIn(text: string) {
  try {
    return envelopeOf(JSON.parse(text, client.revive))
  } catch {
    return null
  }
}
