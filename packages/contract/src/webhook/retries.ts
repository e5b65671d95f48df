/** Seconds between one try of a delivery and the next, as Standard Webhooks proposes; after the last it is dead. */
export const retrySeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const
/** Each is this part longer at most, by lot, so that what failed at once does not come again at once. */
export const retryJitter = 0.1
/** An endpoint that has taken nothing for so many days is switched off. */
export const failingDays = 3
/** The secret before a renewal signs beside the new one for so many hours. */
export const overlapHours = 24
/** Days that events and deliveries are kept, to be sent again. */
export const keptDays = 30
/** Seconds within which a receiver answers. */
export const answerSeconds = 15
