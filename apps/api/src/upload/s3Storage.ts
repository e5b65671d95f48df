import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { type Storage, StorageAway } from '#outside/storage.ts'

export type S3Settings = {
  /** `https://oss-cn-shanghai.aliyuncs.com`; where paths are off, the bucket becomes its first label. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
  pathStyle: boolean
}

const milliseconds = 60_000

/** Any storage that speaks S3. Each upload carries the signed SHA-256 of its bytes, so that what arrived changed is refused. */
export function s3Storage({ endpoint, bucket, region, keyId, secret, pathStyle }: S3Settings): Storage {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  })
  const base = new URL(endpoint)
  if (pathStyle) base.pathname = `/${bucket}`
  else base.hostname = `${bucket}.${base.hostname}`
  const address = (key: string) => `${base.href.replace(/\/$/, '')}/${key}`

  async function ask(key: string, init: RequestInit) {
    const signal = AbortSignal.timeout(milliseconds)
    const answer = await client
      .fetch(address(key), { ...init, redirect: 'error', signal })
      .catch((error: unknown) => {
        throw new StorageAway(`the storage does not answer ${init.method}`, { cause: error })
      })
    if (answer.ok || (answer.status === 404 && init.method === 'DELETE')) return answer
    await answer.body?.cancel()
    throw new StorageAway(`the storage answers ${init.method} with ${answer.status}`)
  }

  return {
    async put(key, path, mime) {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      const headers = { 'content-type': mime, 'x-amz-content-sha256': hash.digest('hex') }
      // A Blob has a length, which S3 wants to know beforehand.
      await ask(key, { method: 'PUT', headers, body: await openAsBlob(path) })
    },
    async get(key, range) {
      const headers = range && { range: `bytes=${range.first}-${range.last}` }
      const { body } = await ask(key, { method: 'GET', ...(headers && { headers }) })
      return Readable.from(body ?? [], { objectMode: false })
    },
    async remove(key) {
      await ask(key, { method: 'DELETE' })
    },
  }
}
