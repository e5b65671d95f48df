import type { Sample } from '#start/metrics/metrics.ts'

type Of = { requests: number; refused: number; failed: number; p95Milliseconds: number | null }

/** Ours, not what was asked; gone: nobody waited for it. */
const ours = new Set(['server', 'busy', 'diskFull', 'gone'])

/** What each call did between two looks at the registry, the most asked first. */
export function callsBetween(before: readonly Sample[], after: readonly Sample[]): (Of & { call: string })[] {
  const was = new Map(before.map((sample) => [keyOf(sample), sample.value]))
  const grown = after
    .filter(({ labels }) => labels['call'] !== undefined)
    .map((sample) => ({ ...sample, value: sample.value - (was.get(keyOf(sample)) ?? 0) }))
  return [...Map.groupBy(grown, ({ labels }) => String(labels['call']))]
    .map(([call, samples]) => ({ call, ...ofCall(samples) }))
    .filter(({ requests }) => requests > 0)
    .toSorted((a, b) => b.requests - a.requests || (a.call < b.call ? -1 : 1))
}

function ofCall(samples: readonly Sample[]): Of {
  const sum = (of: (sample: Sample) => boolean) =>
    samples.filter(of).reduce((total, { value }) => total + value, 0)
  const isFailure = ({ name }: Sample) => name === 'zhzz_call_failures_total'
  const isOurs = (sample: Sample) => ours.has(String(sample.labels['failure']))
  return {
    requests: sum(({ name }) => name === 'zhzz_call_duration_seconds_count'),
    refused: sum((sample) => isFailure(sample) && !isOurs(sample)),
    failed: sum((sample) => isFailure(sample) && isOurs(sample)),
    p95Milliseconds: quantile(
      samples.filter(({ name }) => name === 'zhzz_call_duration_seconds_bucket'),
      0.95,
    ),
  }
}

/** Within its bucket as if all there were equally far apart, as Prometheus does; null: in the last, which has no end. */
function quantile(buckets: readonly Sample[], share: number): number | null {
  const bounds = buckets
    .map(({ labels, value }) => ({ end: Number(labels['le'] === '+Inf' ? Infinity : labels['le']), value }))
    .toSorted((a, b) => a.end - b.end)
  const wanted = (bounds.at(-1)?.value ?? 0) * share
  const at = bounds.findIndex(({ value }) => value >= wanted)
  const { end, value } = bounds[at] ?? { end: Infinity, value: 0 }
  if (end === Infinity) return null
  const below = bounds[at - 1] ?? { end: 0, value: 0 }
  const inside = value === below.value ? 1 : (wanted - below.value) / (value - below.value)
  return Math.round((below.end + (end - below.end) * inside) * 10_000) / 10
}

function keyOf({ name, labels }: Sample): string {
  return `${name} ${JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
}
