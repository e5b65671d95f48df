import type { Figures, Outcome } from '@zhzz/contract/schedule/review.ts'
import type { Deal } from '#schedule/review/deals.ts'
import type { Ledger } from '#schedule/review/ledger.ts'

/** Money in 分 while it is added up, so that no cent gets lost. */
export function nothing(): Figures {
  return { targets: 0, contacted: 0, met: 0, cost: null, first: noOutcome(), last: noOutcome() }
}

export function noOutcome(): Outcome {
  return { quoted: 0, quotedAmount: 0, won: 0, wonAmount: 0 }
}

/** Edition → person → what came of it; the person `null` stands for all of them. */
export type Tally = Map<string, Map<string | null, Figures>>

/** The figures of each edition, and of each person there. In 分. */
export function tallyOf({ contacts, targets, costs, deals }: Ledger): Tally {
  const tally: Tally = new Map()
  const at = (editionId: string, personId: string | null): Figures => {
    const people = tally.get(editionId) ?? new Map<string | null, Figures>()
    tally.set(editionId, people)
    const figures = people.get(personId) ?? nothing()
    people.set(personId, figures)
    return figures
  }
  for (const { editionId, personId, contacted, met } of contacts)
    Object.assign(at(editionId, personId), { contacted, met })
  for (const { editionId, personId, targets: count } of targets) at(editionId, personId).targets = count
  for (const { editionId, personId, cost } of costs)
    for (const whose of [null, personId])
      if (editionId !== null) {
        const figures = at(editionId, whose)
        figures.cost = (figures.cost ?? 0) + cost
      }
  for (const deal of deals)
    for (const touch of ['first', 'last'] as const)
      for (const whose of [null, deal.personId]) {
        const editionId = deal[touch]
        if (editionId !== null) addDeal(at(editionId, whose)[touch], deal)
      }
  return tally
}

export function addDeal(outcome: Outcome, { quotedAmount, isWon, wonAmount }: Deal): void {
  outcome.quoted += 1
  outcome.quotedAmount += quotedAmount
  if (isWon) outcome.won += 1
  outcome.wonAmount += wonAmount
}

/** Both together. */
export function sumOf(one: Figures, other: Figures): Figures {
  return {
    targets: one.targets + other.targets,
    contacted: one.contacted + other.contacted,
    met: one.met + other.met,
    cost: one.cost === null && other.cost === null ? null : (one.cost ?? 0) + (other.cost ?? 0),
    first: bothOutcomes(one.first, other.first),
    last: bothOutcomes(one.last, other.last),
  }
}

export function bothOutcomes(one: Outcome, other: Outcome): Outcome {
  return {
    quoted: one.quoted + other.quoted,
    quotedAmount: one.quotedAmount + other.quotedAmount,
    won: one.won + other.won,
    wonAmount: one.wonAmount + other.wonAmount,
  }
}

/** From 分 to 元. */
export function inYuan(figures: Figures): Figures {
  return {
    ...figures,
    cost: figures.cost === null ? null : figures.cost / 100,
    first: outcomeInYuan(figures.first),
    last: outcomeInYuan(figures.last),
  }
}

export function outcomeInYuan(outcome: Outcome): Outcome {
  return { ...outcome, quotedAmount: outcome.quotedAmount / 100, wonAmount: outcome.wonAmount / 100 }
}
