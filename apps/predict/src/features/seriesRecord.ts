import { daysPerYear } from '#fair/day.ts'
import { type FeatureGroup, holds } from '#features/featureGroup.ts'

const lags = 5
const fade = 0.6

/** The company's own record in this series: recency, frequency, streak, gaps. */
export const seriesRecord: FeatureGroup = {
  names: [
    ...Array.from({ length: lags }, (_, lag) => `inEdition-${lag + 1}`),
    'timesInSeries',
    'shareOfEditions',
    'shareSinceFirst',
    'fadingShare',
    'streak',
    'missedSinceLast',
    'yearsSinceLastHere',
    'yearsSinceFirstHere',
    'longestStreak',
    'returnsHere',
  ],
  prepare: ({ history, target, earlier }) => {
    const fullFade = earlier.reduce((sum, _, lag) => sum + fade ** lag, 0)
    return ({ companyId }, out, at) => {
      const { editions } = history.company(companyId)
      let times = 0
      let fading = 0
      let streak = 0
      let longest = 0
      let run = 0
      let firstLag = -1
      let lastLag = -1
      let returns = 0
      let chances = 0
      let before = false
      for (let lag = earlier.length - 1; lag >= 0; lag--) {
        const was = holds(editions, earlier[lag]?.index ?? -1)
        if (before) chances++
        if (was) {
          if (before) returns++
          times++
          fading += fade ** lag
          run++
          if (run > longest) longest = run
          if (firstLag < 0) firstLag = lag
          lastLag = lag
        } else run = 0
        before = was
      }
      streak = run
      for (let lag = 0; lag < lags; lag++) {
        const held = earlier[lag]
        out[at + lag] = held ? Number(holds(editions, held.index)) : Number.NaN
      }
      const since = (lag: number) => (target.start - (earlier[lag]?.day ?? Number.NaN)) / daysPerYear
      out[at + lags] = times
      out[at + lags + 1] = earlier.length ? times / earlier.length : Number.NaN
      out[at + lags + 2] = firstLag < 0 ? Number.NaN : times / (firstLag + 1)
      out[at + lags + 3] = earlier.length ? fading / fullFade : Number.NaN
      out[at + lags + 4] = streak
      out[at + lags + 5] = lastLag < 0 ? Number.NaN : lastLag
      out[at + lags + 6] = lastLag < 0 ? Number.NaN : since(lastLag)
      out[at + lags + 7] = firstLag < 0 ? Number.NaN : since(firstLag)
      out[at + lags + 8] = longest
      out[at + lags + 9] = times === 0 ? Number.NaN : (returns + 1) / (chances + 2)
    }
  },
}
