export const followUp = {} as const
