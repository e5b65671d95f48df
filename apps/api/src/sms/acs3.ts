import { createHash, createHmac } from 'node:crypto'

type Acs3 = {
  keyId: string
  secret: string
  /** With port, as in the request's header. */
  host: string
  action: string
  version: string
  query: Readonly<Record<string, string>>
  nonce: string
  now: Date
}

/**
 * Aliyun's ACS3-HMAC-SHA256 for a POST on / whose parameters stand in the query, without a body
 * (https://help.aliyun.com/zh/sdk/product-overview/v3-request-structure-and-signature).
 */
export function acs3Request({ keyId, secret, host, action, version, query, nonce, now }: Acs3) {
  const search = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const emptyHash = sha256('')
  const headers = {
    'x-acs-action': action,
    'x-acs-content-sha256': emptyHash,
    'x-acs-date': now.toISOString().replace(/\.\d+Z$/, 'Z'),
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const signed = Object.entries({ host, ...headers })
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const names = signed.map(([name]) => name).join(';')
  const canonical = ['POST', '/', search, lines, names, emptyHash].join('\n')
  const signature = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex')
  const authorization = `ACS3-HMAC-SHA256 Credential=${keyId},SignedHeaders=${names},Signature=${signature}`
  return { search, headers: { ...headers, authorization } }
}

/** RFC 3986; encodeURIComponent leaves five characters more as they are. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
