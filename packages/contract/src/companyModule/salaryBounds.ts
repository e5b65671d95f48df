/** 元 a month, between the bands of pay. */
export const salaryBounds = [5_000, 8_000, 12_000, 20_000]
