import { fromGcj02, toGcj02 } from '@zhzz/contract/place/gcj02.ts'
import { amapSearchRadius, type Point, placePageSize } from '@zhzz/contract/place/place.ts'
import type { PlaceProvider } from '#outside/places.ts'
import { askProvider, listOf, PlaceRefusal, pageOf, textOf } from '#place/askProvider.ts'
import { placesFrom } from '#place/placeFrom.ts'

type Settings = { key: string; origin: string }

/** 高德 Web 服务 v3 (https://lbs.amap.com/api/webservice/guide/api/search), in GCJ-02. What is empty comes as []. */
export function amapPlaces({ key, origin }: Settings): PlaceProvider {
  async function ask(path: string, query: Record<string, string>) {
    const url = new URL(path, origin)
    url.search = String(new URLSearchParams({ ...query, key, output: 'JSON' }))
    const answer = Object(await askProvider(url))
    if (answer.status !== '1') throw new PlaceRefusal(`amap ${answer.infocode} ${textOf(answer.info)}`)
    return answer
  }
  async function places(path: string, around: Point, cursor: string | null, query: Record<string, string>) {
    const page = pageOf(cursor)
    const { pois } = await ask(path, { ...query, offset: String(placePageSize), page: String(page) })
    const said = listOf(pois).map((poi) => {
      const { name, address, location, cityname, adname } = Object(poi)
      const area = [cityname, adname].map(textOf).join('')
      return { name: textOf(name), address: area + textOf(address), at: pointOf(location) }
    })
    return { list: placesFrom(said, around), cursor: said.length < placePageSize ? null : String(page + 1) }
  }
  const circle = (around: Point) => ({
    location: inOrder(around),
    radius: String(amapSearchRadius),
    sortrule: 'distance',
  })
  return {
    source: 'amap',
    nearby: ({ around, cursor }) => places('/v3/place/around', around, cursor, circle(around)),
    search: ({ around, keyword, within, cursor }) =>
      within === 'radius'
        ? places('/v3/place/around', around, cursor, { ...circle(around), keywords: keyword })
        : places('/v3/place/text', around, cursor, { keywords: keyword }),
    async regeocode({ around }) {
      const { regeocode } = await ask('/v3/geocode/regeo', { location: inOrder(around) })
      const { formatted_address: formatted, addressComponent: area } = Object(regeocode)
      const address = textOf(formatted)
      const [place = null] = placesFrom([{ name: address, address, at: around }], around)
      return { place, regionCode: textOf(Object(area).adcode) || null }
    },
  }
}

function inOrder(point: Point): string {
  const { latitude, longitude } = toGcj02(point)
  return `${longitude.toFixed(6)},${latitude.toFixed(6)}`
}

function pointOf(location: unknown): Point {
  const [longitude, latitude] = textOf(location).split(',').map(Number)
  return fromGcj02({ latitude: latitude ?? Number.NaN, longitude: longitude ?? Number.NaN })
}
