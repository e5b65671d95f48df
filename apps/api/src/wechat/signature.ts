import { createHash } from 'node:crypto'

type Signed = { ticket: string; nonceStr: string; timestamp: number; url: string }

/** The JS-SDK's signature: raw values, the address exactly as the browser shows it but without `#…`. */
export function signatureOf({ ticket, nonceStr, timestamp, url }: Signed): string {
  const page = url.split('#')[0] ?? ''
  return createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${page}`)
    .digest('hex')
}
