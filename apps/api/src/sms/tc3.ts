import { createHash, createHmac } from 'node:crypto'

type Tc3 = {
  secretId: string
  secretKey: string
  /** Without port; its first label is the service that is signed for. */
  host: string
  contentType: string
  body: string
  now: Date
}

/** The Authorization header of Tencent's TC3-HMAC-SHA256 (https://cloud.tencent.com/document/api/382/52072). */
export function tc3Authorization({ secretId, secretKey, host, contentType, body, now }: Tc3): string {
  const seconds = String(Math.floor(now.getTime() / 1000))
  const day = now.toISOString().slice(0, 10)
  const service = host.split('.')[0] ?? ''
  const names = 'content-type;host'
  const canonical = ['POST', '/', '', `content-type:${contentType}\nhost:${host}\n`, names, sha256(body)]
  const scope = `${day}/${service}/tc3_request`
  const text = ['TC3-HMAC-SHA256', seconds, scope, sha256(canonical.join('\n'))].join('\n')
  const key = hmac(hmac(hmac(`TC3${secretKey}`, day), service), 'tc3_request')
  const signature = hmac(key, text).toString('hex')
  return `TC3-HMAC-SHA256 Credential=${secretId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
