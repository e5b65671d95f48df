import type { FeatureGroup } from '#features/featureGroup.ts'
import { daysPerYear, streakOf, timesOf } from '#scene/scene.ts'

const lags = 5
const fade = 0.6

/** The house's own record in this series: recency, frequency, streak, gaps. */
export const seriesRecord = {
  factor: 'recordHere',
  names: [
    'inLast',
    ...Array.from({ length: lags - 1 }, (_, lag) => `inLast-${lag + 2}`),
    'timesHere',
    'shareOfEditions',
    'shareSinceFirst',
    'fadingShare',
    'streak',
    'missedSinceLast',
    'yearsSinceLastHere',
    'yearsSinceFirstHere',
    'longestStreak',
    'returnsHere',
  ] as const,
  prepare: (scene) => {
    const { earlier, target } = scene
    const count = earlier.length
    const fullFade = earlier.reduce((sum, _, lag) => sum + fade ** lag, 0)
    const since = (lag: number) =>
      lag < 0 ? Number.NaN : (target.start - scene.dayOf(earlier[lag])) / daysPerYear
    return ({ house }, out, at) => {
      const mask = scene.here.get(house) ?? 0
      const times = timesOf(mask)
      const [firstLag, lastLag] =
        mask === 0 ? [-1, -1] : [31 - Math.clz32(mask), 31 - Math.clz32(mask & -mask)]
      let fading = 0
      let longest = 0
      let run = 0
      let returns = 0
      for (let lag = count - 1; lag >= 0; lag--) {
        if ((mask >> lag) & 1) {
          if (run > 0) returns++
          fading += fade ** lag
          run++
          if (run > longest) longest = run
        } else run = 0
      }
      const chances = times - (mask & 1)
      for (let lag = 0; lag < lags; lag++) out[at + lag] = lag < count ? (mask >> lag) & 1 : Number.NaN
      out.set(
        [
          times,
          count ? times / count : Number.NaN,
          times ? times / (firstLag + 1) : Number.NaN,
          count ? fading / fullFade : Number.NaN,
          streakOf(mask),
          times ? lastLag : Number.NaN,
          since(lastLag),
          since(firstLag),
          longest,
          times ? (returns + 1) / (chances + 2) : Number.NaN,
        ],
        at + lags,
      )
    }
  },
} satisfies FeatureGroup
