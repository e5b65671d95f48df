import type { OccupancyPhase } from '@zhzz/contract/hall/occupancy.ts'

/** 布展, 展期, 撤展, 占用 */
export const phaseWords = {
  moveIn: 'hall.phaseMoveIn',
  show: 'hall.phaseShow',
  moveOut: 'exhibition.dateMoveOut',
  held: 'hall.phaseHeld',
} as const satisfies Record<OccupancyPhase, string>
