/** Times in ms, from the shortest on, and what the last run answered. */
export type Timed<Answer> = { last: Answer; median: number; p95: number; longest: number }

/** How long `ask` takes, one after the other, after three times that warm up and do not count; it is told which run it is. */
export async function timed<Answer>(
  runs: number,
  ask: (run: number) => Promise<Answer>,
): Promise<Timed<Answer>> {
  let last = await ask(0)
  const times: number[] = []
  for (let run = -2; run < runs; run += 1) {
    const began = performance.now()
    last = await ask(Math.abs(run))
    if (run >= 0) times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (runs - 1))] ?? 0
  return { last, median: at(0.5), p95: at(0.95), longest: at(1) }
}

/** The row of a table. */
export async function timedRow(what: string, runs: number, ask: (run: number) => Promise<unknown>) {
  const { median, p95, longest } = await timed(runs, ask)
  return { what, 'median ms': tenth(median), 'p95 ms': tenth(p95), 'longest ms': tenth(longest) }
}

function tenth(milliseconds: number): number {
  return Math.round(milliseconds * 10) / 10
}
