import { t, wordOf } from '#words.ts'

/** `5 / 小时`: what a limit allows, and in which time. */
export function everyOf({ points, seconds }: { points: number; seconds: number }): string {
  const every = wordOf('limitEvery', String(seconds))
  return every === String(seconds) ? t('limitEvery-60', { n: points }) : every.replace('{n}', String(points))
}
