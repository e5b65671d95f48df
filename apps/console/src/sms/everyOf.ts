import { type Key, t } from '#words.ts'

const every: Readonly<Record<number, Key>> = {
  60: 'limitEvery-60',
  1_800: 'limitEvery-1800',
  3_600: 'limitEvery-3600',
  86_400: 'limitEvery-86400',
}

/** `5 / 小时`: what a limit allows, and in which time. */
export function everyOf({ points, seconds }: { points: number; seconds: number }): string {
  return t(every[seconds] ?? 'limitEvery', { n: points, seconds })
}
