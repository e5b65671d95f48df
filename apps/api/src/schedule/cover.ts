/** An exhibition by who of one's companies will be there: by the company's number, how likely. */
export type Candidate = { presence: ReadonlyMap<number, number> }

type Asked<One extends Candidate> = {
  candidates: readonly One[]
  /** planned already: they stay, and what is met there need not be met again */
  planned: readonly One[]
  /** nobody can go to both */
  clash: (one: One, other: One) => boolean
  /** exhibitions to propose at most */
  most: number
}

/** What brings less than so many companies is not worth a journey. */
const leastGain = 0.05
/** Candidates that get to be the first, and are exchanged: those given first. */
const mostTried = 12
/** An exchange is made as long as it brings more; each one does, so that it ends. */
const leastBetter = 1e-9

/**
 * The exhibitions that together reach most of one's companies, none of which clash: the one that adds most first, and after
 * that exchanges, as long as one for those in its way, or for one more, reaches more. In the order of what each adds.
 */
export function coverOf<One extends Candidate>(asked: Asked<One>): { one: One; adds: number }[] {
  const { candidates, planned, clash, most } = asked
  const possible = candidates.filter((one) => !planned.some((other) => clash(one, other)))
  const tried = possible.slice(0, mostTried)
  const worth = (chosen: readonly One[]) => coveredBy([...planned, ...chosen])
  // One that was taken first may stand in the way of several: each gets to be the first.
  const begun = [[], ...tried.map((one) => [one])].map((first) => filled(asked, possible, first))
  let chosen = begun.reduce((best, other) => (worth(other) > worth(best) + leastBetter ? other : best))
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const one of tried) {
      if (chosen.includes(one)) continue
      const kept = chosen.filter((other) => !clash(one, other))
      for (const rest of [
        ...(kept.length < most ? [kept] : []),
        ...kept.map((_, at) => kept.toSpliced(at, 1)),
      ]) {
        const changed = filled(asked, possible, [...rest, one])
        if (worth(changed) <= worth(chosen) + leastBetter) continue
        chosen = changed
        isBetter = true
        break
      }
    }
  }
  return inOrder(chosen, planned)
}

/** How many companies one is to meet at any of them. */
export function coveredBy(chosen: readonly Candidate[]): number {
  let covered = 0
  for (const missed of missedBy(chosen)) covered += 1 - (missed ?? 1)
  return covered
}

/** Adds what brings most, until there is no room or nothing more that goes together. */
function filled<One extends Candidate>(
  { planned, clash, most }: Asked<One>,
  possible: readonly One[],
  begun: One[],
) {
  const chosen = [...begun]
  const missed = missedBy([...planned, ...chosen])
  let open = possible.filter((one) => !chosen.some((other) => one === other || clash(one, other)))
  while (chosen.length < most) {
    const best = bestOf(open, missed)
    if (best === null) break
    chosen.push(best.one)
    meet(missed, best.one)
    open = open.filter((one) => one !== best.one && !clash(one, best.one))
  }
  return chosen
}

function inOrder<One extends Candidate>(chosen: readonly One[], planned: readonly One[]) {
  const missed = missedBy(planned)
  const order: { one: One; adds: number }[] = []
  let open = [...chosen]
  for (;;) {
    const best = bestOf(open, missed)
    if (best === null) return order
    order.push(best)
    meet(missed, best.one)
    open = open.filter((one) => one !== best.one)
  }
}

function bestOf<One extends Candidate>(open: readonly One[], missed: Missed) {
  let best: { one: One; adds: number } | null = null
  for (const one of open) {
    let adds = 0
    for (const [company, probability] of one.presence) adds += probability * (missed[company] ?? 1)
    if (adds >= leastGain && (best === null || adds > best.adds)) best = { one, adds }
  }
  return best
}

/** By the company's number, how likely it is met nowhere; absent: it is. */
type Missed = (number | undefined)[]

function missedBy(chosen: readonly Candidate[]): Missed {
  const missed: Missed = []
  for (const one of chosen) meet(missed, one)
  return missed
}

function meet(missed: Missed, { presence }: Candidate): void {
  for (const [company, probability] of presence) missed[company] = (missed[company] ?? 1) * (1 - probability)
}
