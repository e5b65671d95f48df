import { fromGcj02, toGcj02 } from '@zhzz/contract/place/gcj02.ts'
import { type Point, placePageSize, searchRadius } from '@zhzz/contract/place/place.ts'
import type { AskedPlaces, PlaceProvider } from '#outside/places.ts'
import { askProvider, listOf, PlaceRefusal, pageOf, textOf } from '#place/askProvider.ts'
import { placesFrom } from '#place/placeFrom.ts'

type Settings = { key: string; origin: string }

/** 腾讯位置服务, WebService v1 (https://lbs.qq.com/service/webService/webServiceGuide/webServiceOverview), in GCJ-02. */
export function tencentPlaces({ key, origin }: Settings): PlaceProvider {
  async function ask(path: string, query: Record<string, string>): Promise<object> {
    const url = new URL(path, origin)
    url.search = String(new URLSearchParams({ ...query, key, output: 'json' }))
    const answer = Object(await askProvider(url))
    if (answer.status !== 0) throw new PlaceRefusal(`tencent ${answer.status} ${textOf(answer.message)}`)
    return answer
  }
  const geocoder = async (around: Point, options: Record<string, string>) => {
    const answer = Object(await ask('/ws/geocoder/v1/', { location: inOrder(around), ...options }))
    return Object(answer.result)
  }
  return {
    source: 'tencent',
    async nearby({ around, cursor }: AskedPlaces) {
      const page = pageOf(cursor)
      const { pois } = await geocoder(around, {
        get_poi: '1',
        poi_options: `page_size=${placePageSize};page_index=${page};radius=${searchRadius}`,
      })
      return pageFrom(listOf(pois), around, page)
    },
    async search({ around, keyword, within, cursor }) {
      const page = pageOf(cursor)
      const boundary =
        within === 'radius'
          ? `nearby(${inOrder(around)},${searchRadius})`
          : `region(全国,0,${inOrder(around)})`
      const { data } = Object(
        await ask('/ws/place/v1/search', {
          keyword,
          boundary,
          page_size: String(placePageSize),
          page_index: String(page),
        }),
      )
      return pageFrom(listOf(data), around, page)
    },
    async regeocode({ around }) {
      const { address, formatted_addresses: formatted, ad_info: area } = await geocoder(around, {})
      const name = textOf(Object(formatted).recommend) || textOf(address)
      const [place = null] = placesFrom([{ name, address: textOf(address), at: around }], around)
      return { place, regionCode: textOf(Object(area).adcode) || null }
    },
  }
}

function inOrder(point: Point): string {
  const { latitude, longitude } = toGcj02(point)
  return `${latitude.toFixed(6)},${longitude.toFixed(6)}`
}

function pageFrom(rows: unknown[], around: Point, page: number) {
  const said = rows.map((row) => {
    const { title, address, location } = Object(row)
    const { lat, lng } = Object(location)
    const at = fromGcj02({ latitude: Number(lat), longitude: Number(lng) })
    return { name: textOf(title), address: textOf(address), at }
  })
  return { list: placesFrom(said, around), cursor: rows.length < placePageSize ? null : String(page + 1) }
}
