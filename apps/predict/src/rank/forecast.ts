import type { Target } from '#fair/fair.ts'
import { featureNames } from '#features/featureTable.ts'
import { type Explanation, ensembleContributions } from '#model/contributions.ts'
import { type Ensemble, noEnsemble, trainEnsemble } from '#model/ensemble.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { logOddsOfBest } from '#model/shortlist.ts'
import { type RowData, TrainingRows } from '#model/trainingRows.ts'
import { addAnchor, anchorWeight, explainAnchor, untaught } from '#rank/anchor.ts'
import { type ForecastOptions, type Lessons, usualOptions } from '#rank/forecastOptions.ts'
import { rankOnce } from '#rank/rankOnce.ts'
import type { Occasion, Outcome } from '#rank/walkForward.ts'

/** A ranking of names, best first, each with the probability that the edition's list prints it. */
export type Forecast = { target: Target; keys: string[]; probability: number[] }

const timesInSeries = featureNames.indexOf('timesInSeries')

/** What a training gives, and how much the anchor counts beside it. */
type Taught = { ensemble: Ensemble; anchor: number }

const untaughtModel: Taught = { ensemble: noEnsemble, anchor: 0 }

/** How many of the latest settled places the calibration is fitted on. */
const calibrationPlaces = 20_000

/**
 * Learns from outcomes as they become known and ranks the candidates of each occasion with what it has learnt.
 * What a forecast may know is fixed when it is asked for; the work is done in that order, but may still go on while
 * later outcomes are handed in, so that training takes place beside the making of features.
 */
export class Forecaster {
  private readonly options: ForecastOptions
  private readonly rows = new TrainingRows(featureNames.length)
  private readonly said = new Map<string, { row: number; logOdds: number }[]>()
  private readonly saidLogOdds: number[] = []
  private readonly happened: boolean[] = []
  private readonly trainedOn = { boosted: 0, nets: 0 }
  private training: Promise<Taught> = Promise.resolve(untaughtModel)
  private underway: Promise<void> = Promise.resolve()
  private calibratedOn = 0
  private taught: Taught = untaughtModel
  private platt: Platt = { slope: 1, shift: 0 }

  constructor(options: ForecastOptions = usualOptions) {
    this.options = options
  }

  learn({ occasion, came }: Outcome): void {
    const { target, scene, table } = occasion
    const { candidates, values } = table
    const { shares } = this.options
    const width = featureNames.length
    candidates.forEach(({ key }, row) => {
      const one = values.subarray(row * width, (row + 1) * width)
      const label = came[row] === true
      const share =
        label || one[0] === 1 || one[1] === 1
          ? 1
          : (one[timesInSeries] ?? 0) > 0
            ? shares.formerly
            : shares.newcomer
      const name = scene.history.keyText[key] ?? ''
      if (hashed(`${target.id} ${name}`) < share) this.rows.add(one, label, 1 / share)
    })
    this.settle(target.id, came)
  }

  /** Ranks up to `limit` names, one per company. */
  forecast({ target, scene, table }: Occasion, limit: number): Promise<Forecast> {
    this.retrain()
    const { training } = this
    return this.inTurn(async () => {
      this.taught = await training
      this.recalibrate()
      const { ensemble, anchor } = this.taught
      const isTaught = ensemble !== noEnsemble
      const logOdds = isTaught
        ? addAnchor(logOddsOfBest(ensemble, table.values), table.values, anchor)
        : Float64Array.from(table.candidates, (_, row) => untaught(table.values, row))
      const ranked = rankOnce(table.candidates, logOdds, limit)
      if (isTaught) {
        this.said.set(
          target.id,
          ranked.map((row) => ({ row, logOdds: logOdds[row] ?? 0 })),
        )
      }
      return {
        target,
        keys: ranked.map((row) => scene.history.keyText[table.candidates[row]?.key ?? -1] ?? ''),
        probability: ranked.map((row) => this.probability(logOdds[row] ?? 0)),
      }
    })
  }

  /**
   * Why the model of now says what it says of one row of a feature table (`featureNames` names its values):
   * base + sum of contributions is the calibrated log-odds, so 1 / (1 + e^-sum) is the probability that
   * `forecast` gives. Signed: above 0 speaks for coming. Undefined before the first training.
   */
  explain(features: Float32Array): Explanation | undefined {
    const { ensemble, anchor } = this.taught
    if (ensemble === noEnsemble) return undefined
    const { base, contributions } = ensembleContributions(ensemble, features)
    const { slope, shift } = this.platt
    return {
      base: slope * base + shift,
      contributions: explainAnchor(contributions, features, anchor).map((value) => slope * value),
    }
  }

  private inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const result = this.underway.then(work)
    this.underway = result.then(
      () => {},
      () => {},
    )
    return result
  }

  private settle(editionId: string, came: boolean[]): void {
    void this.inTurn(() => {
      for (const { row, logOdds } of this.said.get(editionId) ?? []) {
        this.saidLogOdds.push(logOdds)
        this.happened.push(came[row] === true)
      }
      this.said.delete(editionId)
    })
  }

  private probability(logOdds: number): number {
    return 1 / (1 + Math.exp(-(this.platt.slope * logOdds + this.platt.shift)))
  }

  private retrain(): void {
    const { members, nets, threads, boostedLessons, netLessons } = this.options
    const forBoosted = this.lessonsOf('boosted', boostedLessons)
    const forNets = this.lessonsOf('nets', netLessons)
    if (!forBoosted && !forNets) return
    const anchor = anchorWeight(this.rows.count)
    this.training = this.training.then(async ({ ensemble: { boosted, nets: known } }) => ({
      ensemble: {
        boosted: forBoosted
          ? (await trainEnsemble(forBoosted, { members, nets: [] }, threads)).boosted
          : boosted,
        nets: forNets ? (await trainEnsemble(forNets, { members: [], nets }, threads)).nets : known,
      },
      anchor,
    }))
  }

  /** What this kind of member is to learn from now; undefined while it is too early to learn anew. */
  private lessonsOf(kind: 'boosted' | 'nets', { times, more, latest }: Lessons): RowData | undefined {
    const last = this.trainedOn[kind]
    const { count } = this.rows
    if (count < Math.max(this.options.firstLesson, Math.min(last * times, last + more))) return undefined
    this.trainedOn[kind] = count
    return this.rows.latest(latest)
  }

  /** How far the model may be believed changes with the times (a year of cancelled fairs), so by every new outcome. */
  private recalibrate(): void {
    if (this.calibratedOn === this.saidLogOdds.length) return
    this.platt = fitPlatt(this.saidLogOdds.slice(-calibrationPlaces), this.happened.slice(-calibrationPlaces))
    this.calibratedOn = this.saidLogOdds.length
  }
}
