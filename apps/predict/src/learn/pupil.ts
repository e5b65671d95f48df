import { type FeatureTable, featureAt, width } from '#features/featureTable.ts'
import { type Settlement, Study, settlementOf } from '#learn/study.ts'
import { nothingTaught, type Place, type Taught } from '#learn/taught.ts'
import type { LearnOptions } from '#learn/usualOptions.ts'
import type { Crew } from '#model/crew.ts'
import { hashed } from '#model/random.ts'
import { TrainingRows } from '#model/trainingRows.ts'

/** What an edition has to teach from the day its list was known: of those who were here before, and of newcomers. */
type Lesson = {
  knownOn: number
  returning: { rows: TrainingRows; said: Settlement[] }
  newcomers: { rows: TrainingRows; said: Settlement[] }
}

const [inLast, inSecond] = [featureAt('inLast'), featureAt('inLast-2')]

/** Is handed editions in order of their cut-offs, learns from each once its list was known, and from none before. */
export class Pupil {
  private readonly options: LearnOptions
  private readonly crew: Crew | undefined
  private readonly returning: Study
  private readonly newcomers: Study
  private pending: Lesson[] = []
  private lessons = 0
  private learntOn = Number.NEGATIVE_INFINITY
  private taught: Taught = nothingTaught

  /** `crew`: trains instead of this thread. */
  constructor(options: LearnOptions, crew?: Crew) {
    this.options = options
    this.crew = crew
    this.returning = new Study(options.returning, width)
    this.newcomers = new Study(options.newcomers, width)
  }

  /** Hands in an edition whose list will be known on a day; `places` are what was said of it, if it was asked for. */
  hear(table: FeatureTable, listed: ReadonlySet<number>, knownOn: number, places: readonly Place[]): void {
    const { scene, candidates, newFrom, values } = table
    const [returning, newcomers] = [new TrainingRows(width, 256), new TrainingRows(width, 256)]
    const { shares } = this.options
    candidates.forEach(({ exhibitor }, row) => {
      const one = values.subarray(row * width, (row + 1) * width)
      const came = listed.has(exhibitor)
      const isNew = row >= newFrom
      const isSure = came || one[inLast] === 1 || one[inSecond] === 1
      const share = isSure ? 1 : isNew ? shares.newcomer : shares.formerly
      const lot = hashed(`${scene.target.id} ${scene.world.exhibitors.keyOf(exhibitor)}`)
      if (lot < share) (isNew ? newcomers : returning).add(one, came, 1 / share)
    })
    const came = (row: number) => listed.has(candidates[row]?.exhibitor ?? -1)
    const said = (isNew: boolean) =>
      settlementOf(
        places.filter(({ row }) => row >= newFrom === isNew),
        came,
      )
    this.pending.push({
      knownOn,
      returning: { rows: returning, said: said(false) },
      newcomers: { rows: newcomers, said: said(true) },
    })
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
    for (const { returning, newcomers } of known.sort((a, b) => a.knownOn - b.knownOn)) {
      this.lessons++
      this.returning.add(returning.rows, returning.said)
      this.newcomers.add(newcomers.rows, newcomers.said)
    }
    for (const study of [this.returning, this.newcomers]) study.calibrate()
    this.taught = { ...this.taught, returning: this.returning.lore, newcomers: this.newcomers.lore }
  }

  private async learn(day: number): Promise<void> {
    const { fewest, learnOn } = this.options
    if (this.lessons < fewest.editions || this.returning.count < fewest.rows) return
    const isDay = learnOn?.some((one) => one <= day && one > this.learntOn)
    this.learntOn = day
    await Promise.all([this.returning, this.newcomers].map((study) => study.learn(isDay, this.crew)))
    const { lore } = this.returning
    const hasLearnt = lore.ensemble !== this.taught.returning.ensemble
    this.taught = {
      returning: lore,
      newcomers: this.newcomers.lore,
      editions: hasLearnt ? this.lessons : this.taught.editions,
    }
  }
}
