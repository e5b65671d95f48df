/** A probability in whole percent. Nothing that lies ahead is certain: never 0 % or 100 %. */
export function chanceText(probability: number): string {
  return `${Math.min(99, Math.max(1, Math.round(probability * 100)))}%`
}
