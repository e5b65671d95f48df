import type { Output } from '@zhzz/contract/endpoint.ts'
import type { place } from '@zhzz/contract/place/calls.ts'
import { fromGcj02, toGcj02 } from '@zhzz/contract/place/gcj02.ts'
import type { Point } from '@zhzz/contract/place/place.ts'
import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { DrawnBase } from '#place/map/drawnBase.ts'
import styles from '#place/map/PlaceMap.module.css'

/** Spec §9. */
const zoomLimits = { minZoom: 5, maxZoom: 18 }
const usualZoom = 16

type MapData = Output<typeof place.map>

/** A map in a box of the page. All points are WGS 84, whatever its tiles count in. */
export interface PlaceMap {
  /** Rejects what is no point, as 'moveToLocation:fail …' (spec §8). */
  moveToLocation: (point: Partial<Point> | null) => void
  /** Where the person is; null takes the marker away. */
  showOwn: (point: Point | null) => void
  showChosen: (point: Point | null) => void
  remove: () => void
}

interface Options {
  data: MapData
  centre: Point
  labels: { own: string; chosen: string }
  /** A person moved the map, and where its middle is now. */
  onMoved: (centre: Point) => void
}

export function createPlaceMap(box: HTMLElement, { data, centre, labels, onMoved }: Options): PlaceMap {
  const { tiles, landmarks } = data
  const shown = ({ latitude, longitude }: Point) => {
    const at = tiles?.isGcj02 ? toGcj02({ latitude, longitude }) : { latitude, longitude }
    return L.latLng(at.latitude, at.longitude)
  }
  const told = ({ lat, lng }: L.LatLng) => {
    const at = { latitude: lat, longitude: lng }
    return tiles?.isGcj02 ? fromGcj02(at) : at
  }
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(box, {
    ...zoomLimits,
    zoomAnimation: moves,
    fadeAnimation: moves,
    inertia: moves,
    zoomControl: false,
    attributionControl: false,
    maxBoundsViscosity: 1,
    maxBounds: [
      [-85, -180],
      [85, 180],
    ],
  }).setView(shown(centre), usualZoom)
  if (tiles) {
    L.tileLayer(tiles.address, { ...zoomLimits }).addTo(map)
    if (tiles.attribution)
      L.control.attribution({ prefix: false }).addAttribution(escaped(tiles.attribution)).addTo(map)
  } else {
    new DrawnBase(landmarks, { ...zoomLimits }).addTo(map)
  }
  L.control.scale({ imperial: false }).addTo(map)
  map.on('dragend', () => onMoved(told(map.getCenter())))
  const tell = () => {
    box.dataset['zoom'] = String(map.getZoom())
  }
  map.on('zoomend', tell)
  tell()
  const own = pin(styles.own, labels.own)
  const chosen = pin(styles.chosen, labels.chosen)
  const show = (marker: L.Marker, point: Point | null) => {
    if (point === null) marker.remove()
    else marker.setLatLng(shown(point)).addTo(map)
  }
  return {
    moveToLocation(point) {
      map.panTo(shown(wholePoint(point)), { animate: false })
    },
    showOwn: (point) => show(own, point),
    showChosen: (point) => show(chosen, point),
    remove: () => void map.remove(),
  }
}

function pin(className: string | undefined, label: string): L.Marker {
  const icon = L.divIcon({ className: className ?? '', iconSize: [16, 16] })
  return L.marker([0, 0], { icon, interactive: false, keyboard: false, alt: label, title: label })
}

function wholePoint(point: Partial<Point> | null): Point {
  const { latitude, longitude } = point ?? {}
  if (latitude === undefined || longitude === undefined || !Number.isFinite(latitude + longitude))
    throw new Error('moveToLocation:fail latitude and longitude are needed')
  return { latitude, longitude }
}

/** The operator's words, as words. */
function escaped(text: string): string {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}
