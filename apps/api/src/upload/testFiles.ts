import sharp from 'sharp'

/** A photograph as a telephone makes it: turned, with its place and its owner. */
export function photo(width = 1200, height = 800): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#1e78dc' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'canary-owner', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 13/1 4812/100', GPSLongitude: '121/1 28/1 1320/100' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** An MP4 of so many seconds by its own word; `fragments` says it in the other place. */
export function video(seconds: number, { fragments = false, handler = 'vide', filling = 1000 } = {}): Buffer {
  const mvhd = Buffer.alloc(100)
  mvhd.writeUInt32BE(600, 12)
  if (!fragments) mvhd.writeUInt32BE(Math.round(seconds * 600), 16)
  const hdlr = Buffer.alloc(24)
  hdlr.write(handler, 8, 'latin1')
  const mehd = Buffer.alloc(8)
  mehd.writeUInt32BE(Math.round(seconds * 600), 4)
  const track = box('trak', box('mdia', box('hdlr', hdlr)))
  const more = fragments ? [box('mvex', box('mehd', mehd))] : []
  const moov = box('moov', box('mvhd', mvhd), track, ...more)
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1')),
    box('mdat', Buffer.alloc(filling, 7)),
    moov,
  ])
}
