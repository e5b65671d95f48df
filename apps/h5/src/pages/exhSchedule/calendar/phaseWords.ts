export const phaseWords = {
  show: 'calendar.show',
  moveIn: 'calendar.moveIn',
  moveOut: 'calendar.moveOut',
} as const
