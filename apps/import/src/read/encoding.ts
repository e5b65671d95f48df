import { open } from 'node:fs/promises'

export type Encoding = 'utf8' | 'gb18030' | 'big5' | 'utf16le' | 'utf16be'

const probeBytes = 1_048_576

/** The first megabyte of a file, and whether that is all of it. */
export async function probe(path: string): Promise<{ head: Buffer; isWhole: boolean }> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(probeBytes), 0, probeBytes, 0)
    return { head: buffer.subarray(0, bytesRead), isWhole: bytesRead < probeBytes }
  } finally {
    await file.close()
  }
}

/**
 * A mark at the beginning decides; then UTF-8 when the first megabyte is UTF-8 but for a few damaged characters, else
 * GB18030, which every Chinese office program writes, or the Big5 of Hong Kong and Taiwan.
 */
export async function encodingOf(path: string): Promise<Encoding> {
  const { head, isWhole } = await probe(path)
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf8'
  const zeros = [0, 1].map((odd) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length)
  const [even = 0, odd = 0] = zeros
  if (even + odd > head.length / 50) return odd > even ? 'utf16le' : 'utf16be'
  if (isUtf8(head, !isWhole)) return 'utf8'
  return isBig5(head) ? 'big5' : 'gb18030'
}

/** Text in another encoding read as UTF-8 is damaged nearly everywhere; damaged UTF-8 in a few places. */
function isUtf8(bytes: Buffer, isCut: boolean): boolean {
  // `stream` forgives a character cut off at the end of the probe.
  const text = new TextDecoder('utf-8').decode(bytes, { stream: isCut })
  let damaged = 0
  let good = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0xfffd) damaged += 1
    else if (code > 0x7f) good += 1
  }
  return damaged * 20 <= good
}

/** Each keeps its frequent characters in lead bytes that the other uses for rare ones. */
function isBig5(bytes: Buffer): boolean {
  let pairs = 0
  let gb = 0
  let big5 = 0
  for (let at = 0; at + 1 < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x81) continue
    const trail = bytes[++at] ?? 0
    pairs += 1
    if (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) gb += 1
    if (lead >= 0xa4 && lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)) big5 += 1
  }
  return big5 > pairs * 0.8 && gb < pairs * 0.6
}
