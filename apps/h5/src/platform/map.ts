export interface Place {
  name: string
  address: string | null
  /** WGS 84, degrees. */
  longitude: number | null
  latitude: number | null
}

/** Opens the place in a map of its own, from where the person finds the way; nothing is asked of a map before the tap. */
export function openMap({ name, address, longitude, latitude }: Place): void {
  // https://lbs.amap.com/api/uri-api/guide/mobile-web/point
  const query =
    longitude !== null && latitude !== null
      ? `marker?${new URLSearchParams({
          position: `${longitude},${latitude}`,
          name,
          coordinate: 'wgs84',
          callnative: '1',
        }).toString()}`
      : `search?${new URLSearchParams({ keyword: address ? `${name} ${address}` : name, callnative: '1' }).toString()}`
  window.open(`https://uri.amap.com/${query}`, '_blank', 'noopener')
}
