import type { Rhythm, StudyOptions } from '#learn/usualOptions.ts'
import type { Crew } from '#model/crew.ts'
import { type Ensemble, noEnsemble, trainEnsemble } from '#model/ensemble.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { type RowData, TrainingRows } from '#model/trainingRows.ts'

/** What one model was taught by a day: log-odds from features, and how these come true. */
export type Lore = {
  ensemble: Ensemble
  /** Rows it learnt from. */
  rows: number
  platt: Platt
}

export const noLore: Lore = { ensemble: noEnsemble, rows: 0, platt: { slope: 1, shift: 0 } }

/** What had been said of a place, before calibration, and what came of it. */
export type Settlement = { logOdds: number; came: boolean }

/** How many of the latest settled places the calibration is fitted on. */
const calibrationPlaces = 20_000
/** Places of a ranking that are settled. */
const settledPlaces = 500

/** The settlement of a ranking, as far as it counts. */
export function settlementOf(
  places: readonly { row: number; logOdds: number }[],
  came: (row: number) => boolean,
): Settlement[] {
  return places.slice(0, settledPlaces).map(({ row, logOdds }) => ({ logOdds, came: came(row) }))
}

/** Gathers the rows that one model learns from, and teaches it in its rhythm. */
export class Study {
  private readonly options: StudyOptions
  private readonly rows: TrainingRows
  private readonly said: Settlement[] = []
  private readonly learntFrom = { boosted: 0, nets: 0 }
  lore: Lore = noLore

  constructor(options: StudyOptions, width: number) {
    this.options = options
    this.rows = new TrainingRows(width)
  }

  get count(): number {
    return this.rows.count
  }

  add(rows: TrainingRows, said: readonly Settlement[]): void {
    this.rows.addAll(rows)
    for (const one of said) this.said.push(one)
  }

  // How far the model may be believed changes with the times (a year of cancelled fairs), so by every new outcome.
  calibrate(): void {
    const latest = this.said.slice(-calibrationPlaces)
    this.lore = {
      ...this.lore,
      platt: fitPlatt(
        latest.map(({ logOdds }) => logOdds),
        latest.map(({ came }) => came),
      ),
    }
  }

  /** `isDay`: whether to learn now whatever is known; undefined: by how much is known. */
  async learn(isDay: boolean | undefined, crew: Crew | undefined): Promise<void> {
    const { members, nets, boostedRhythm, netRhythm } = this.options
    const forBoosted = this.due('boosted', boostedRhythm, isDay)
    const forNets = nets.length > 0 ? this.due('nets', netRhythm, isDay) : undefined
    if (!forBoosted && !forNets) return
    const { ensemble } = this.lore
    const [{ boosted }, { nets: dense }] = await Promise.all([
      forBoosted ? trainEnsemble(forBoosted, { members, nets: [] }, crew) : ensemble,
      forNets ? trainEnsemble(forNets, { members: [], nets }, crew) : ensemble,
    ])
    this.lore = { ...this.lore, ensemble: { boosted, nets: dense }, rows: this.rows.count }
  }

  /** What this kind of member is to learn from now; undefined while it is too early to learn anew. */
  private due(
    kind: 'boosted' | 'nets',
    { times, more, latest }: Rhythm,
    isDay: boolean | undefined,
  ): RowData | undefined {
    const last = this.learntFrom[kind]
    const { count } = this.rows
    if (!(isDay ?? count >= Math.min(last * times, last + more)) || count === last) return undefined
    this.learntFrom[kind] = count
    return this.rows.latest(latest)
  }
}
