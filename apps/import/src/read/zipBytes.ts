import { crc32, deflateRawSync } from 'node:zlib'

/** A zip file of texts, for tests: what yauzl reads, made without a library. */
export function zipBytes(files: Record<string, string>, declared: Record<string, number> = {}): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const meta = Buffer.alloc(26)
    meta.writeUInt16LE(20, 0)
    meta.writeUInt16LE(8, 4)
    meta.writeUInt32LE(crc32(content), 10)
    meta.writeUInt32LE(packed.length, 14)
    meta.writeUInt32LE(declared[name] ?? content.length, 18)
    meta.writeUInt16LE(Buffer.byteLength(name), 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), meta, Buffer.from(name), packed])
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), meta, tail, Buffer.from(name)]))
    parts.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, central, end])
}
