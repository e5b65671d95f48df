import { type FeatureTable, featureAt, width } from '#features/featureTable.ts'
import { anchorWeight } from '#learn/anchor.ts'
import { nothingTaught, type Place, type Taught } from '#learn/taught.ts'
import type { LearnOptions, Rhythm } from '#learn/usualOptions.ts'
import { trainEnsemble } from '#model/ensemble.ts'
import { fitPlatt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { type RowData, TrainingRows } from '#model/trainingRows.ts'

/** What an edition has to teach from the day its list was known. */
type Lesson = {
  knownOn: number
  rows: TrainingRows
  /** What had been said of it, and what came of it. */
  said: { logOdds: number; came: boolean }[]
}

/** How many of the latest settled places the calibration is fitted on. */
const calibrationPlaces = 20_000
/** Places of a ranking that are settled. */
const settledPlaces = 500

const [inLast, inSecond, timesHere] = [featureAt('inLast'), featureAt('inLast-2'), featureAt('timesHere')]

/** Is handed editions in order of their cut-offs, learns from each once its list was known, and from none before. */
export class Pupil {
  private readonly options: LearnOptions
  private readonly rows = new TrainingRows(width)
  private pending: Lesson[] = []
  private readonly logOdds: number[] = []
  private readonly happened: boolean[] = []
  private readonly learntFrom = { boosted: 0, nets: 0 }
  private lessons = 0
  private learntOn = Number.NEGATIVE_INFINITY
  private taught: Taught = nothingTaught

  constructor(options: LearnOptions) {
    this.options = options
  }

  /** Hands in an edition whose list will be known on a day; `places` are what was said of it, if it was asked for. */
  hear(table: FeatureTable, listed: ReadonlySet<number>, knownOn: number, places: readonly Place[]): void {
    const { scene, candidates, values } = table
    const rows = new TrainingRows(width, 256)
    const { shares } = this.options
    candidates.forEach(({ exhibitor }, row) => {
      const one = values.subarray(row * width, (row + 1) * width)
      const came = listed.has(exhibitor)
      const share =
        came || one[inLast] === 1 || one[inSecond] === 1
          ? 1
          : (one[timesHere] ?? 0) > 0
            ? shares.formerly
            : shares.newcomer
      const lot = hashed(`${scene.target.id} ${scene.world.exhibitors.keyOf(exhibitor)}`)
      if (lot < share) rows.add(one, came, 1 / share)
    })
    const said = places.slice(0, settledPlaces).map(({ row, logOdds }) => ({
      logOdds,
      came: listed.has(candidates[row]?.exhibitor ?? -1),
    }))
    this.pending.push({ knownOn, rows, said })
  }

  /** What has been learnt by a day. */
  async on(day: number): Promise<Taught> {
    this.take(day)
    await this.learn(day)
    return this.taught
  }

  private take(day: number): void {
    const known = this.pending.filter(({ knownOn }) => knownOn <= day)
    if (known.length === 0) return
    this.pending = this.pending.filter(({ knownOn }) => knownOn > day)
    for (const { rows, said } of known.sort((a, b) => a.knownOn - b.knownOn)) {
      this.lessons++
      this.rows.addAll(rows)
      for (const { logOdds, came } of said) {
        this.logOdds.push(logOdds)
        this.happened.push(came)
      }
    }
    // How far the model may be believed changes with the times (a year of cancelled fairs), so by every new outcome.
    const platt = fitPlatt(this.logOdds.slice(-calibrationPlaces), this.happened.slice(-calibrationPlaces))
    this.taught = { ...this.taught, platt }
  }

  private async learn(day: number): Promise<void> {
    const { members, nets, threads, boostedRhythm, netRhythm, fewest } = this.options
    if (this.lessons < fewest.editions || this.rows.count < fewest.rows) return
    const forBoosted = this.lessonsOf('boosted', boostedRhythm, day)
    const forNets = this.lessonsOf('nets', netRhythm, day)
    this.learntOn = day
    if (!forBoosted && !forNets) return
    const { ensemble } = this.taught
    const [boosted, dense] = [
      forBoosted
        ? (await trainEnsemble(forBoosted, { members, nets: [] }, threads)).boosted
        : ensemble.boosted,
      forNets ? (await trainEnsemble(forNets, { members: [], nets }, threads)).nets : ensemble.nets,
    ]
    this.taught = {
      ...this.taught,
      ensemble: { boosted, nets: dense },
      anchor: anchorWeight(this.rows.count),
      editions: this.lessons,
    }
  }

  /** What this kind of member is to learn from now; undefined while it is too early to learn anew. */
  private lessonsOf(
    kind: 'boosted' | 'nets',
    { times, more, latest }: Rhythm,
    day: number,
  ): RowData | undefined {
    const last = this.learntFrom[kind]
    const { count } = this.rows
    const { learnOn } = this.options
    const isDue = learnOn
      ? learnOn.some((one) => one <= day && one > this.learntOn)
      : count >= Math.min(last * times, last + more)
    if (!isDue || count === last) return undefined
    this.learntFrom[kind] = count
    return this.rows.latest(latest)
  }
}
