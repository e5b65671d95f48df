import type { EnsembleOptions } from '#model/ensemble.ts'

/** Rows up to which every member is trained in full. */
const fullRows = 300_000

/**
 * Fewer trees and epochs where there are more rows, so that one training never takes much longer than on `fullRows`.
 * It goes by the number of rows and not by the clock: the same data always gives the same model.
 */
export function withinBudget({ members, nets }: EnsembleOptions, rows: number): EnsembleOptions {
  const share = Math.min(1, fullRows / rows)
  return {
    members: members.map((member) => {
      const trees = Math.max(20, Math.round(member.trees * share))
      return { ...member, trees, rate: Math.min(0.2, (member.rate * member.trees) / trees) }
    }),
    nets: nets.map((net) => ({ ...net, epochs: Math.max(1, Math.round(net.epochs * share)) })),
  }
}
