import { open } from 'node:fs/promises'

const probeBytes = 1_048_576

/** UTF-8 when the first megabyte is valid UTF-8, else GB18030, which every Chinese office program writes; a BOM decides. */
export async function encodingOf(path: string): Promise<'utf8' | 'gb18030' | 'utf16le'> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(probeBytes), 0, probeBytes, 0)
    const head = buffer.subarray(0, bytesRead)
    if (head[0] === 0xff && head[1] === 0xfe) return 'utf16le'
    if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf8'
    return isUtf8(head, bytesRead === probeBytes) ? 'utf8' : 'gb18030'
  } finally {
    await file.close()
  }
}

function isUtf8(bytes: Buffer, isCut: boolean): boolean {
  try {
    // `stream` forgives a character cut off at the end of the probe.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}
