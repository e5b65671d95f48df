import { open } from 'node:fs/promises'

/** A minute of video has some hundred boxes; one made to keep us busy has more. Of the file and its index together. */
const mostBoxes = 5_000
/** The index (moov) of a minute of video; a thousand times a usual one still fits. */
const mostIndexBytes = 16 * 1024 * 1024

/**
 * Milliseconds that an MP4 or QuickTime file says it lasts (ISO/IEC 14496-12: moov › mvhd, and moov › mvex › mehd for
 * files in fragments); null when it does not say, or is not such a file. Rejects when `signal` says that nobody waits.
 */
export async function videoDuration(path: string, signal?: AbortSignal): Promise<number | null> {
  const budget = { boxes: mostBoxes }
  const moov = await readIndex(path, budget, signal)
  if (moov === null || !hasPicture(moov, budget)) return null
  const mvhd = find(moov, 'mvhd', budget)
  if (mvhd === null || mvhd.length < 32) return null
  const isLong = mvhd[0] === 1
  const scale = mvhd.readUInt32BE(isLong ? 20 : 12)
  const whole = isLong ? Number(mvhd.readBigUInt64BE(24)) : mvhd.readUInt32BE(16)
  const ticks = Math.max(whole, fragmentTicks(moov, budget))
  // All ones: unknown.
  if (scale === 0 || ticks === 0 || ticks >= 0xffffffff) return null
  return Math.round((ticks / scale) * 1000)
}

/** How many more boxes are looked at. */
type Budget = { boxes: number }

/** The content of the file's moov, read once; null when there is none, or it is no index. */
async function readIndex(path: string, budget: Budget, signal?: AbortSignal): Promise<Buffer | null> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    for (let at = 0; at + 8 <= size && budget.boxes > 0; budget.boxes--) {
      signal?.throwIfAborted()
      const head = (await file.read(Buffer.alloc(16), 0, 16, at)).buffer
      const box = boxOf(head, size - at)
      if (box === null) return null
      if (box.name === 'moov') {
        const content = Buffer.alloc(box.length - box.headLength)
        if (content.length > mostIndexBytes) return null
        return (await file.read(content, 0, content.length, at + box.headLength)).buffer
      }
      at += box.length
    }
    return null
  } finally {
    await file.close()
  }
}

/** Boxes stand one behind the other: length, name, content. null for one that does not fit into what is left. */
function boxOf(head: Buffer, left: number) {
  const short = head.readUInt32BE(0)
  if (short === 1 && head.length < 16) return null
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? left : short
  const headLength = short === 1 ? 16 : 8
  if (length < headLength || length > left) return null
  return { name: head.toString('latin1', 4, 8), length, headLength }
}

function* boxes(content: Buffer, budget: Budget) {
  for (let at = 0; at + 8 <= content.length && budget.boxes > 0; budget.boxes--) {
    const box = boxOf(content.subarray(at, at + 16), content.length - at)
    if (box === null) return
    yield { name: box.name, content: content.subarray(at + box.headLength, at + box.length) }
    at += box.length
  }
}

function find(content: Buffer, name: string, budget: Budget): Buffer | null {
  for (const box of boxes(content, budget)) if (box.name === name) return box.content
  return null
}

function hasPicture(moov: Buffer, budget: Budget): boolean {
  for (const track of boxes(moov, budget)) {
    const media = track.name === 'trak' ? find(track.content, 'mdia', budget) : null
    const handler = media && find(media, 'hdlr', budget)
    if (handler?.toString('latin1', 8, 12) === 'vide') return true
  }
  return false
}

function fragmentTicks(moov: Buffer, budget: Budget): number {
  const mvex = find(moov, 'mvex', budget)
  const mehd = mvex && find(mvex, 'mehd', budget)
  if (mehd === null || mehd.length < 8) return 0
  if (mehd[0] !== 1) return mehd.readUInt32BE(4)
  return mehd.length < 12 ? 0 : Number(mehd.readBigUInt64BE(4))
}
