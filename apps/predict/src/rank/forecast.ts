import type { Target } from '#fair/fair.ts'
import { featureNames } from '#features/featureTable.ts'
import type { BoostOptions } from '#model/boostedTrees.ts'
import { type Explanation, ensembleContributions } from '#model/contributions.ts'
import type { NetOptions } from '#model/denseNet.ts'
import { type Ensemble, noEnsemble, trainEnsemble } from '#model/ensemble.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { logOddsOfBest } from '#model/shortlist.ts'
import { TrainingRows } from '#model/trainingRows.ts'
import { rankOnce } from '#rank/rankOnce.ts'
import { withinBudget } from '#rank/trainingBudget.ts'
import type { Occasion, Outcome } from '#rank/walkForward.ts'

/** A ranking of names, best first, each with the probability that the edition's list prints it. */
export type Forecast = { target: Target; keys: string[]; probability: number[] }

export type ForecastOptions = {
  members: BoostOptions[]
  nets: NetOptions[]
  /** Threads to train on besides this one; 0 = train on this one. */
  threads: number
  /** Of the candidates that were in neither of the last two editions and did not come, these shares teach. */
  shares: { formerly: number; newcomer: number }
  /** Trained anew once this many times the rows of last time are known. */
  retrainAt: number
  firstLesson: number
}

const member: BoostOptions = {
  trees: 110,
  leaves: 24,
  minHessian: 10,
  l2: 5,
  rate: 0.09,
  rowShare: 0.5,
  featureShare: 0.3,
  seed: 1,
}

const net: NetOptions = { hidden: [32, 16], epochs: 5, rate: 0.002, shrink: 1e-4, dropout: 0.1, seed: 1 }

export const usualOptions: ForecastOptions = {
  members: [member, { ...member, seed: 2, leaves: 8, trees: 150, rate: 0.12 }],
  nets: [net, { ...net, seed: 2 }],
  threads: 2,
  shares: { formerly: 0.35, newcomer: 0.08 },
  retrainAt: 1.4,
  firstLesson: 4000,
}

const timesInSeries = featureNames.indexOf('timesInSeries')

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
  private trainedOn = 0
  private training: Promise<Ensemble> = Promise.resolve(noEnsemble)
  private underway: Promise<void> = Promise.resolve()
  private calibratedOn = 0
  private ensemble: Ensemble = noEnsemble
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
      this.ensemble = await training
      this.recalibrate()
      const isTaught = this.ensemble !== noEnsemble
      const logOdds = isTaught
        ? logOddsOfBest(this.ensemble, table.values)
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
    if (this.ensemble === noEnsemble) return undefined
    const { base, contributions } = ensembleContributions(this.ensemble, features)
    const { slope, shift } = this.platt
    return { base: slope * base + shift, contributions: contributions.map((value) => slope * value) }
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
    const { firstLesson, retrainAt, members, nets, threads } = this.options
    if (this.rows.count < Math.max(firstLesson, this.trainedOn * retrainAt)) return
    const rows = this.rows.shared()
    const options = withinBudget({ members, nets }, rows.count)
    this.training = this.training.then(() => trainEnsemble(rows, options, threads))
    this.trainedOn = rows.count
  }

  /** How far the model may be believed changes with the times (a year of cancelled fairs), so by every new outcome. */
  private recalibrate(): void {
    if (this.calibratedOn === this.saidLogOdds.length) return
    this.platt = fitPlatt(this.saidLogOdds.slice(-calibrationPlaces), this.happened.slice(-calibrationPlaces))
    this.calibratedOn = this.saidLogOdds.length
  }
}

/** Log-odds before anything has been learnt: were they in the last edition, how often in all. */
function untaught(values: Float32Array, row: number): number {
  const from = row * featureNames.length
  return -2.5 + 2 * (values[from] || 0) + Math.min(values[from + timesInSeries] || 0, 5) / 5
}
