import { toGcj02 } from '@zhzz/contract/place/gcj02.ts'
import { fakeServer } from '#testing/fakeServer.ts'
import type { Received } from '#testing/localServer.ts'

/** What a fake says instead of an answer. */
type Trouble = 'refusal' | 'garbage' | 'silence'
export const hall = { latitude: 31.1906, longitude: 121.2998 }
const shifted = toGcj02(hall)
const rows = 14

/** Three servers that speak the providers' protocols: keys and parameters are checked, and pages end. */
export async function fakeProviders() {
  const asked: Received[] = []
  const trouble: Trouble[] = []
  const origin = await fakeServer((received, response) => {
    asked.push(received)
    const now = trouble.shift()
    if (now === 'silence') return undefined
    if (now === 'garbage') return response.end('<html>502 Bad Gateway</html>')
    const url = new URL(received.url, 'http://provider')
    const answer = received.method === 'POST' ? google(received, url) : answers[url.pathname]?.(url)
    if (answer === undefined) return response.writeHead(404).end('{}')
    return response.end(JSON.stringify(now === 'refusal' ? refusals(url.pathname) : answer))
  })
  return { origin, asked, trouble }
}

const answers: Record<string, (url: URL) => object> = {
  '/ws/geocoder/v1/': ({ searchParams: query }) =>
    query.get('key') !== 'key'
      ? { status: 190, message: '无效的KEY' }
      : {
          status: 0,
          message: 'query ok',
          result: {
            address: '上海市青浦区崧泽大道333号',
            formatted_addresses: { recommend: '国家会展中心(上海)' },
            ad_info: { adcode: '310118' },
            ...(query.get('get_poi') === '1' && {
              pois: page(Number(/page_index=(\d+)/.exec(query.get('poi_options') ?? '')?.[1])).map(
                tencentPoi,
              ),
            }),
          },
        },
  '/ws/place/v1/search': ({ searchParams: query }) =>
    query.get('key') !== 'key'
      ? { status: 190, message: '无效的KEY' }
      : {
          status: 0,
          message: 'query ok',
          count: rows,
          data: page(Number(query.get('page_index'))).map(tencentPoi),
        },
  '/v3/place/around': (url) => amap(url),
  '/v3/place/text': (url) => amap(url),
  '/v3/geocode/regeo': () => ({
    status: '1',
    info: 'OK',
    infocode: '10000',
    regeocode: {
      formatted_address: '上海市青浦区徐泾镇国家会展中心',
      addressComponent: { adcode: '310118' },
    },
  }),
  '/maps/api/geocode/json': () => ({
    status: 'OK',
    results: [{ formatted_address: '333 Songze Ave, Shanghai' }],
  }),
}

function page(index: number): number[] {
  return Array.from({ length: rows }, (_, at) => at).slice((index - 1) * 10, index * 10)
}

function tencentPoi(at: number) {
  return {
    id: String(at),
    title: `国家会展中心${at}号门`,
    address: '崧泽大道333号',
    location: { lat: shifted.latitude, lng: shifted.longitude },
    _distance: 1,
  }
}

function amap({ searchParams: query }: URL) {
  if (query.get('key') !== 'key') return { status: '0', info: 'INVALID_USER_KEY', infocode: '10001' }
  return {
    status: '1',
    info: 'OK',
    infocode: '10000',
    count: String(rows),
    pois: page(Number(query.get('page'))).map((at) => ({
      id: String(at),
      name: `国家会展中心${at}号门`,
      // What is empty comes as a list.
      address: at === 0 ? [] : '崧泽大道333号',
      location: `${shifted.longitude},${shifted.latitude}`,
      cityname: '上海市',
      adname: '青浦区',
    })),
  }
}

function google({ headers, body }: Received, { pathname }: URL) {
  if (headers['x-goog-api-key'] !== 'key' || !headers['x-goog-fieldmask'])
    return { error: { code: 403, status: 'PERMISSION_DENIED', message: 'no key' } }
  const { pageToken } = JSON.parse(body.toString())
  const places = [
    { displayName: { text: 'NECC', languageCode: 'en' }, formattedAddress: '333 Songze Ave', location: hall },
  ]
  if (pathname.endsWith('searchNearby')) return { places }
  return { places, ...(pageToken === undefined && { nextPageToken: 'page two' }) }
}

function refusals(pathname: string): object {
  if (pathname.startsWith('/ws/')) return { status: 121, message: '此key每日调用量已达到上限' }
  if (pathname.startsWith('/v3/')) return { status: '0', info: 'DAILY_QUERY_OVER_LIMIT', infocode: '10003' }
  return { error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: 'quota' } }
}
