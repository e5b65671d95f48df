export const exhibition = {} as const
