import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { localServer } from '@zhzz/api/testing/localServer.ts'
import { fakeS3, settings as ofBucket } from '@zhzz/api/upload/fakeS3.ts'
import { photo } from '@zhzz/api/upload/testFiles.ts'
import { upload } from '@zhzz/contract/upload/calls.ts'
import type { RunningServer } from '#kill/runningServer.ts'
import type { Writer } from '#kill/writers.ts'

/** An S3 in this process, and what nodes of ours are told of it. */
export async function startStorage(): Promise<{ settings: NodeJS.ProcessEnv; close: () => void }> {
  const { origin, close } = await localServer(fakeS3().answer)
  const settings = {
    FILES_S3_ENDPOINT: origin,
    FILES_S3_BUCKET: ofBucket.bucket,
    FILES_S3_REGION: ofBucket.region,
    FILES_S3_KEY_ID: ofBucket.keyId,
    FILES_S3_SECRET: ofBucket.secret,
  }
  return { settings, close }
}

/** Pictures are sent to each node in turn; how many of them the other nodes show at once, to the byte. */
export async function sharePictures(api: readonly RunningServer[], person: Writer, count: number) {
  const picture = new Uint8Array(await photo(600, 400))
  let shown = 0
  for (let at = 0; at < count; at++) {
    const to = api[at % api.length]
    if (to === undefined) throw new Error('there is no node')
    const { url, size } = await send(to.origin, person, picture)
    const seen = await Promise.all(
      api
        .filter((other) => other !== to)
        .map(async ({ origin }) => (await bytesAt(`${origin}${url}`)) === size),
    )
    if (seen.every(Boolean)) shown += 1
  }
  return { shown, of: count }
}

/** Until it is taken: what says that it is busy is asked again, with the same key. */
async function send(origin: string, { token }: Writer, picture: Uint8Array<ArrayBuffer>) {
  const query = new URLSearchParams({ scene: 'followUp', clientUid: randomUUID() })
  for (;;) {
    const answer = await fetch(`${origin}${upload.file.path}?${query}`, {
      method: 'POST',
      headers: { 'jwt-token': token, 'content-type': 'image/jpeg' },
      body: picture,
    })
    const { code, data }: { code: number; data: { url: string; size: number } } = JSON.parse(
      await answer.text(),
    )
    if (code === 200) return data
    if (answer.status < 500) throw new Error(`a picture was answered with ${answer.status}`)
    await delay(500)
  }
}

async function bytesAt(url: string): Promise<number> {
  const answer = await fetch(url)
  const { byteLength } = await answer.arrayBuffer()
  return answer.ok ? byteLength : 0
}
