import { type FileHandle, open } from 'node:fs/promises'

/**
 * Milliseconds that an MP4 or QuickTime file says it lasts (ISO/IEC 14496-12: moov › mvhd, and moov › mvex › mehd for
 * files in fragments); null when it does not say, or is not such a file.
 */
export async function videoDuration(path: string): Promise<number | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const moov = await find(file, 'moov', 0, size)
    if (!moov || !(await hasPicture(file, moov))) return null
    const mvhd = await find(file, 'mvhd', moov.start, moov.end)
    if (!mvhd) return null
    const head = await bytes(file, mvhd.start, 32)
    const isLong = head[0] === 1
    const scale = head.readUInt32BE(isLong ? 20 : 12)
    const whole = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
    const ticks = Math.max(whole, await fragmentTicks(file, moov))
    // All ones: unknown.
    if (scale === 0 || ticks === 0 || ticks >= 0xffffffff) return null
    return Math.round((ticks / scale) * 1000)
  } finally {
    await file.close()
  }
}

type Box = { start: number; end: number }

/** Boxes stand one behind the other: length, name, content. The search ends at the first that does not fit. */
async function* boxes(file: FileHandle, from: number, to: number) {
  let at = from
  // A file of a minute has some thousand boxes; one made to keep us busy has more.
  for (let seen = 0; at + 8 <= to && seen < 10_000; seen++) {
    const head = await bytes(file, at, 16)
    const short = head.readUInt32BE(0)
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    const headLength = short === 1 ? 16 : 8
    if (length < headLength || at + length > to) return
    yield { name: head.toString('latin1', 4, 8), start: at + headLength, end: at + length }
    at += length
  }
}

async function find(file: FileHandle, name: string, from: number, to: number): Promise<Box | null> {
  for await (const box of boxes(file, from, to)) if (box.name === name) return box
  return null
}

async function hasPicture(file: FileHandle, moov: Box): Promise<boolean> {
  for await (const track of boxes(file, moov.start, moov.end)) {
    const media = track.name === 'trak' ? await find(file, 'mdia', track.start, track.end) : null
    const handler = media && (await find(file, 'hdlr', media.start, media.end))
    if (handler && (await bytes(file, handler.start, 12)).toString('latin1', 8, 12) === 'vide') return true
  }
  return false
}

async function fragmentTicks(file: FileHandle, moov: Box): Promise<number> {
  const mvex = await find(file, 'mvex', moov.start, moov.end)
  const mehd = mvex && (await find(file, 'mehd', mvex.start, mvex.end))
  if (!mehd) return 0
  const head = await bytes(file, mehd.start, 12)
  return head[0] === 1 ? Number(head.readBigUInt64BE(4)) : head.readUInt32BE(4)
}

/** Zeros where the file has ended. */
async function bytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  return (await file.read(Buffer.alloc(length), 0, length, at)).buffer
}
