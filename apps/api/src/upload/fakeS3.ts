import { createHash, createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Received } from '#testing/localServer.ts'

export const settings = {
  bucket: 'files',
  region: 'cn-test',
  keyId: 'key',
  secret: 'secret',
  pathStyle: true,
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Checks Signature Version 4 as S3 does: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url, headers, body }: Received): boolean {
  const parts = /Credential=([^/]+)\/(.+), SignedHeaders=(.+), Signature=([0-9a-f]{64})$/
  const [, keyId, scope = '', names = '', signature] = parts.exec(headers.authorization ?? '') ?? []
  const [day = '', region = '', service = '', end = ''] = scope.split('/')
  const claimed = String(headers['x-amz-content-sha256'])
  if (method === 'PUT' && claimed !== sha256(body)) return false
  const [path = '', query = ''] = url.split('?')
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, path, query, lines.join(''), names, claimed].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${settings.secret}`, day), region), service), end)
  return keyId === settings.keyId && service === 's3' && hmac(key, text).toString('hex') === signature
}

/** A small S3 with one bucket, to be served: PUT, GET with ranges, DELETE; 403 for what is not signed with its secret. */
export function fakeS3() {
  const objects = new Map<string, Buffer>()
  const answer = (received: Received, response: ServerResponse) => {
    const { method, url, headers, body } = received
    const say = (status: number, bytes?: Buffer) => response.writeHead(status).end(bytes)
    if (!isSigned(received)) return say(403)
    if (!url.startsWith(`/${settings.bucket}/`)) return say(404)
    const key = url.slice(settings.bucket.length + 2)
    if (method === 'PUT') {
      // S3 asks for the length beforehand.
      if (headers['content-length'] === undefined) return say(411)
      objects.set(key, body)
      return say(200)
    }
    if (method === 'DELETE') return say(objects.delete(key) ? 204 : 404)
    const object = objects.get(key)
    if (object === undefined) return say(404)
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
    return first === undefined ? say(200, object) : say(206, object.subarray(Number(first), Number(last) + 1))
  }
  return { answer, objects }
}
