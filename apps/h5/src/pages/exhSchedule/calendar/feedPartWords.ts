export const feedPartWords = {
  show: 'calendar.show',
  moves: 'calendar.moves',
  deadlines: 'calendar.deadlines',
  followUps: 'calendar.followUps',
  hallSlots: 'calendar.hallSlots',
} as const
