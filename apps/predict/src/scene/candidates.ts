import type { Pull } from '#scene/pull.ts'
import { listOf, type Scene } from '#scene/scene.ts'

const mostNewcomers = 800
const mostSeries = 25

/** Who is worth scoring: every earlier exhibitor, and the companies that other series point to most. */
export function candidatesOf(scene: Scene, pull: Map<number, Pull>): number[] {
  const missing = new Map<number, number>()
  const strongest = [...pull].sort((a, b) => b[1].rate * b[1].came - a[1].rate * a[1].came || a[0] - b[0])
  for (const [, { rate, editions }] of strongest.slice(0, mostSeries)) {
    const companies = new Set<number>()
    for (const edition of editions)
      for (const company of listOf(scene.world, edition, scene.cutOff)) companies.add(company)
    for (const company of companies)
      if (!scene.here.has(company)) missing.set(company, (missing.get(company) ?? 1) * (1 - rate))
  }
  const newcomers = [...missing].sort((a, b) => a[1] - b[1] || a[0] - b[0]).slice(0, mostNewcomers)
  return [...scene.here.keys(), ...newcomers.map(([company]) => company)]
}
