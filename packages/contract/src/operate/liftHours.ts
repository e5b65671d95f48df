/** For how long the limits of a number may be lifted. */
export const liftHours = [1, 24] as const
export type LiftHours = (typeof liftHours)[number]
