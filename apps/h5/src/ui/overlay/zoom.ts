/** How a picture lies: scaled about its middle, then moved, in px. */
export interface View {
  scale: number
  x: number
  y: number
}

export const unzoomed: View = { scale: 1, x: 0, y: 0 }

/** Plans of halls are read at it. */
const largest = 5

interface Point {
  x: number
  y: number
}

/** The picture may be moved so far that its edge reaches the edge of the frame. */
function within(view: View, frame: { width: number; height: number }): View {
  const scale = Math.min(largest, Math.max(1, view.scale))
  const reach = (size: number) => ((scale - 1) * size) / 2
  const limit = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return { scale, x: limit(view.x, reach(frame.width)), y: limit(view.y, reach(frame.height)) }
}

/** `view` with another scale; the point of the picture under `at` (from the middle of the frame) stays there. */
export function zoomAt(view: View, scale: number, at: Point, frame: { width: number; height: number }): View {
  const next = Math.min(largest, Math.max(1, scale))
  const ratio = next / view.scale
  return within({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

export function moveBy(view: View, by: Point, frame: { width: number; height: number }): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}
