/**
 * Which exhibitors are one house: one company that lists print under several names. What is known of that grows with
 * time, so it is asked for a day.
 */
export type Houses = {
  /** The exhibitor that stands for its house on a day. */
  of: (exhibitor: number, day: number) => number
  /** All exhibitors of a house, itself included. */
  members: (house: number, day: number) => readonly number[]
}

/** Where names have been matched to companies already: each exhibitor is a house of its own. */
export const eachAlone: Houses = { of: (exhibitor) => exhibitor, members: (house) => [house] }
