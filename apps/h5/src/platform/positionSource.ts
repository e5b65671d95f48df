/** WGS 84, degrees; the radius of doubt in m. */
export interface Position {
  latitude: number
  longitude: number
  accuracy: number
}

/** What each variant of this device call does. */
export interface PositionSource {
  current: () => Promise<Position>
  /** Returns the end of it. */
  watch: (onChange: (position: Position) => void, onError: (message: string) => void) => () => void
}
