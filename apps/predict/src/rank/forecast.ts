import type { Target } from '#fair/fair.ts'
import { featureNames } from '#features/featureTable.ts'
import { type BoostedTrees, boostedLogOdds, trainBoostedTrees } from '#model/boostedTrees.ts'
import { fitPlatt, type Platt } from '#model/platt.ts'
import { hashed } from '#model/random.ts'
import { TrainingRows } from '#model/trainingRows.ts'
import { rankOnce } from '#rank/rankOnce.ts'
import type { Occasion, Outcome } from '#rank/walkForward.ts'

export type Forecast = { target: Target; keys: string[]; probability: number[] }

/** Of the candidates that were in neither of the last two editions and did not come, this share teaches. */
const quietShare = 0.25
/** Trained anew once this many times the rows of last time are known. */
const retrainAt = 1.12
const firstLesson = 4000

const options = {
  trees: 150,
  leaves: 24,
  minHessian: 10,
  l2: 5,
  rate: 0.07,
  rowShare: 0.6,
  featureShare: 0.5,
  seed: 1,
}

/** Learns from outcomes as they become known and ranks the candidates of each occasion with what it has learnt. */
export class Forecaster {
  private readonly rows = new TrainingRows(featureNames.length)
  private readonly said = new Map<string, { row: number; logOdds: number }[]>()
  private readonly saidLogOdds: number[] = []
  private readonly happened: boolean[] = []
  private trainedOn = 0
  private model: BoostedTrees | undefined
  private platt: Platt = { slope: 1, shift: 0 }

  learn({ occasion, came }: Outcome): void {
    const { candidates, values } = occasion.table
    const width = featureNames.length
    candidates.forEach(({ key }, row) => {
      const one = values.subarray(row * width, (row + 1) * width)
      const label = came[row] === true
      const loud = label || one[0] === 1 || one[1] === 1
      const name = occasion.scene.history.keyText[key] ?? ''
      if (loud || hashed(`${occasion.target.id} ${name}`) < quietShare) {
        this.rows.add(one, label, loud ? 1 : 1 / quietShare)
      }
    })
    for (const { row, logOdds } of this.said.get(occasion.target.id) ?? []) {
      this.saidLogOdds.push(logOdds)
      this.happened.push(came[row] === true)
    }
    this.said.delete(occasion.target.id)
  }

  /** Ranks up to `limit` names, one per company, best first. */
  forecast({ target, scene, table }: Occasion, limit: number): Forecast {
    this.retrain()
    const logOdds = this.model
      ? boostedLogOdds(this.model, table.values)
      : Float64Array.from(
          table.candidates,
          (_, row) => -3 + 2 * (table.values[row * featureNames.length] || 0),
        )
    const ranked = rankOnce(table.candidates, logOdds, limit)
    if (this.model) {
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
  }

  private probability(logOdds: number): number {
    return 1 / (1 + Math.exp(-(this.platt.slope * logOdds + this.platt.shift)))
  }

  private retrain(): void {
    if (this.rows.count < Math.max(firstLesson, this.trainedOn * retrainAt)) return
    this.model = trainBoostedTrees(this.rows, options)
    this.platt = fitPlatt(this.saidLogOdds.slice(-40_000), this.happened.slice(-40_000))
    this.trainedOn = this.rows.count
  }
}
