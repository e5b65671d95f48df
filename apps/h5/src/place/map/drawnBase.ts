import type { Output } from '@zhzz/contract/endpoint.ts'
import type { place } from '@zhzz/contract/place/calls.ts'
import L from 'leaflet'

type Landmark = Output<typeof place.map>['landmarks'][number]

const tilePixels = 256
/** A name that begins in the next tile reaches into this one. */
const reachPixels = 160
/** Cities are named from here on; halls, of which a city has several, further in. */
const hallNamesFrom = 10

/** A map without pictures: a grid of degrees, the cities and the halls we know, drawn for each tile. */
export class DrawnBase extends L.GridLayer {
  readonly landmarks: readonly Landmark[]

  constructor(landmarks: readonly Landmark[], options: L.GridLayerOptions) {
    super(options)
    this.landmarks = landmarks
  }

  override createTile({ x, y, z }: L.Coords): HTMLElement {
    const tile = document.createElement('canvas')
    const density = Math.min(2, devicePixelRatio)
    tile.width = tile.height = tilePixels * density
    const pen = tile.getContext('2d')
    if (!pen) return tile
    const look = getComputedStyle(document.documentElement)
    const ink = (name: string) => look.getPropertyValue(name)
    pen.scale(density, density)
    pen.fillStyle = ink('--press')
    pen.fillRect(0, 0, tilePixels, tilePixels)
    const place = (latitude: number, longitude: number) =>
      L.CRS.EPSG3857.latLngToPoint(L.latLng(latitude, longitude), z).subtract([
        x * tilePixels,
        y * tilePixels,
      ])
    pen.strokeStyle = ink('--line-2')
    pen.lineWidth = 1
    this.drawGrid(pen, { x, y, z }, place)
    pen.font = '12px system-ui, sans-serif'
    pen.textBaseline = 'middle'
    for (const { kind, name, latitude, longitude } of this.landmarks) {
      const isHall = kind === 'hall'
      if (isHall && z < hallNamesFrom) continue
      const at = place(latitude, longitude)
      if (at.x < -reachPixels || at.x > tilePixels + 8 || at.y < -12 || at.y > tilePixels + 12) continue
      pen.fillStyle = ink(isHall ? '--green-ink' : '--text-2')
      pen.beginPath()
      pen.arc(at.x, at.y, isHall ? 4 : 3, 0, Math.PI * 2)
      pen.fill()
      pen.fillText(name, at.x + 7, at.y)
    }
    return tile
  }

  /** Lines in steps of which a tile has one to four. */
  private drawGrid(
    pen: CanvasRenderingContext2D,
    { x, y, z }: { x: number; y: number; z: number },
    place: (latitude: number, longitude: number) => L.Point,
  ): void {
    const [from, to] = [
      L.CRS.EPSG3857.pointToLatLng(L.point(x * tilePixels, (y + 1) * tilePixels), z),
      L.CRS.EPSG3857.pointToLatLng(L.point((x + 1) * tilePixels, y * tilePixels), z),
    ]
    const step = 10 ** Math.floor(Math.log10(to.lng - from.lng))
    pen.beginPath()
    for (let at = Math.ceil(from.lng / step) * step; at <= to.lng; at += step) {
      const { x: left } = place(from.lat, at)
      pen.moveTo(left, 0)
      pen.lineTo(left, tilePixels)
    }
    for (let at = Math.ceil(from.lat / step) * step; at <= to.lat; at += step) {
      const { y: top } = place(at, from.lng)
      pen.moveTo(0, top)
      pen.lineTo(tilePixels, top)
    }
    pen.stroke()
  }
}
