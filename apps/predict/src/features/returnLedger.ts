import type { Held, History } from '#fair/history.ts'

/** One edition after another of the same series, and what share of the first one's companies came to the second. */
type Step = { day: number; country: string; retention: number }

/** A company had been in an edition when the next one of that series opened: did it return? */
export type Chance = { step: Step; returned: boolean }

/** Every chance to return seen so far; goes through each list once, as lists become known. */
export class ReturnLedger {
  /** In order of time. */
  readonly all: { key: number; chance: Chance }[] = []
  /** Per key of the earlier list, in order of time. */
  readonly byKey = new Map<number, Chance[]>()
  private readonly history: History
  private readonly latest = new Map<number, Held>()
  private readonly listeners: ((key: number, chance: Chance) => void)[] = []
  private seen = 0

  constructor(history: History) {
    this.history = history
  }

  onChance(listener: (key: number, chance: Chance) => void): void {
    this.listeners.push(listener)
  }

  catchUp(): void {
    for (let held = this.history.editions[this.seen]; held; held = this.history.editions[this.seen]) {
      const before = this.latest.get(held.series)
      if (before) this.enter(before, held)
      this.latest.set(held.series, held)
      this.seen++
    }
  }

  private enter(before: Held, after: Held): void {
    const came = new Set(after.keys.map((key) => this.history.companyId(key)))
    const returned = before.keys.map((key) => came.has(this.history.companyId(key)))
    const step = {
      day: after.day,
      country: after.country,
      retention: returned.filter(Boolean).length / before.keys.length,
    }
    before.keys.forEach((key, at) => {
      const chance = { step, returned: returned[at] === true }
      const known = this.byKey.get(key)
      if (known) known.push(chance)
      else this.byKey.set(key, [chance])
      this.all.push({ key, chance })
      for (const listener of this.listeners) listener(key, chance)
    })
  }
}
