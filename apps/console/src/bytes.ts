const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** 1.4 GB, of powers of 1,024. */
export function bytes(many: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(many, 1)) / 10)))
  const amount = many / 1_024 ** power
  return `${amount.toFixed(power > 0 && amount < 10 ? 1 : 0)} ${units[power] ?? ''}`
}
