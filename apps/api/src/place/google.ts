import { type Point, searchRadius } from '@zhzz/contract/place/place.ts'
import type { PlaceProvider } from '#outside/places.ts'
import { askProvider, listOf, PlaceRefusal, textOf } from '#place/askProvider.ts'
import { placesFrom } from '#place/placeFrom.ts'

type Settings = { key: string; origin: string; geocodingOrigin: string }

const languages = { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW', en: 'en', fr: 'fr', es: 'es' } as const
/** As many as a search near a point gives, which has no second page. */
const pageSize = 20
const fields = ['displayName', 'formattedAddress', 'location'].map((name) => `places.${name}`)

/** Google Places (New) and Geocoding (https://developers.google.com/maps/documentation/places/web-service), in WGS 84. */
export function googlePlaces({ key, origin, geocodingOrigin }: Settings): PlaceProvider {
  async function places(call: string, around: Point, mask: readonly string[], body: object) {
    const answer = Object(
      await askProvider(new URL(`/v1/places:${call}`, origin), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': mask.join(),
        },
        body: JSON.stringify(body),
      }),
    )
    if (answer.error) throw new PlaceRefusal(`google ${answer.error.status} ${textOf(answer.error.message)}`)
    const said = listOf(answer.places).map((row) => {
      const { displayName, formattedAddress, location } = Object(row)
      const { latitude, longitude } = Object(location)
      return {
        name: textOf(Object(displayName).text),
        address: textOf(formattedAddress),
        at: { latitude: Number(latitude), longitude: Number(longitude) },
      }
    })
    return { list: placesFrom(said, around), cursor: textOf(answer.nextPageToken) || null }
  }
  const circle = (center: Point) => ({ circle: { center, radius: searchRadius } })
  return {
    source: 'google',
    nearby: ({ around, locale }) =>
      places('searchNearby', around, fields, {
        locationRestriction: circle(around),
        rankPreference: 'DISTANCE',
        maxResultCount: pageSize,
        languageCode: languages[locale],
      }),
    search: ({ around, keyword, within, locale, cursor }) =>
      places('searchText', around, [...fields, 'nextPageToken'], {
        textQuery: keyword,
        pageSize,
        languageCode: languages[locale],
        ...(within === 'radius' && { locationBias: circle(around) }),
        ...(cursor !== null && { pageToken: cursor }),
      }),
    async regeocode({ around, locale }) {
      const url = new URL('/maps/api/geocode/json', geocodingOrigin)
      const latlng = `${around.latitude},${around.longitude}`
      url.search = String(new URLSearchParams({ latlng, language: languages[locale], key }))
      const { status, results, error_message: message } = Object(await askProvider(url))
      if (status !== 'OK' && status !== 'ZERO_RESULTS')
        throw new PlaceRefusal(`google ${status} ${textOf(message)}`)
      const address = textOf(Object(listOf(results)[0]).formatted_address)
      const [place = null] = placesFrom([{ name: address, address, at: around }], around)
      return { place, regionCode: null }
    },
  }
}
