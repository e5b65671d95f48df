export const handOverHows = ['one', 'turns', 'region'] as const
