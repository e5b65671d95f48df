import encodeQr from 'qr'

/** A QR code of the text, as the address of a picture that needs nothing fetched. */
export function qrPicture(text: string): string {
  const svg = encodeQr(text, 'svg').replace('<svg ', '<svg shape-rendering="crispEdges" ')
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
