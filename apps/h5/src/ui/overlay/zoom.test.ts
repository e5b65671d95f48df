import { expect, test } from 'vitest'
import { moveBy, unzoomed, zoomAt } from '#ui/overlay/zoom.ts'

const frame = { width: 400, height: 600 }

test('what lies under the fingers stays there', () => {
  const view = zoomAt(unzoomed, 2, { x: 100, y: -50 }, frame)
  // The point that was at (100, -50) is drawn at scale × point + offset.
  expect([view.scale * 100 + view.x, view.scale * -50 + view.y]).toEqual([100, -50])
})

test('nothing is smaller than the frame or larger than five times', () => {
  expect(zoomAt(unzoomed, 0.2, { x: 10, y: 10 }, frame)).toEqual(unzoomed)
  expect(zoomAt(unzoomed, 9, { x: 0, y: 0 }, frame).scale).toBe(5)
})

test('a zoomed picture moves as far as its edge, a plain one not at all', () => {
  expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, frame)).toEqual({ scale: 2, x: 200, y: -300 })
  expect(moveBy(unzoomed, { x: 50, y: 50 }, frame)).toEqual(unzoomed)
})
