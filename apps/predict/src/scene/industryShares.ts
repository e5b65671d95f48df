import type { Scene } from '#scene/scene.ts'

/** Of the last list, the share of each industry, 0–1; NaN where the industry is unknown or there was no list. */
export function industryShares(scene: Scene): (industry: number) => number {
  const [last] = scene.earlier
  const listed = last === undefined ? new Int32Array() : scene.listOf(last)
  const counts = new Uint32Array(256)
  for (const one of listed) {
    const industry = scene.world.exhibitors.industry[one] ?? 0
    counts[industry] = (counts[industry] ?? 0) + 1
  }
  return (industry) =>
    industry === 0 || listed.length === 0 ? Number.NaN : (counts[industry] ?? 0) / listed.length
}
