import type { FactorCode } from '@zhzz/contract/prediction/reason.ts'

/** What the model is given, and under which heading a person finds it. */
export const features = [
  ['inLast', 'recordHere'],
  ['inSecondLast', 'recordHere'],
  ['inThirdLast', 'recordHere'],
  ['timesHere', 'recordHere'],
  ['shareHere', 'recordHere'],
  ['streak', 'recordHere'],
  ['missed', 'recordHere'],
  ['yearsSinceHere', 'recordHere'],
  ['retention', 'exhibitionLoyalty'],
  ['earlierLists', 'exhibitionLoyalty'],
  ['lastListSize', 'exhibitionLoyalty'],
  ['yearsSinceLast', 'exhibitionLoyalty'],
  ['monthsAhead', 'exhibitionLoyalty'],
  ['months12', 'activity'],
  ['months24', 'activity'],
  ['series24', 'activity'],
  ['yearsSinceAnywhere', 'activity'],
  ['timesAnywhere', 'activity'],
  ['returnRate', 'activity'],
  ['upcomingElsewhere', 'activity'],
  ['pullBest', 'similarSeries'],
  ['pullAny', 'similarSeries'],
  ['sameOrganizer', 'organizer'],
  ['industryShare', 'industry'],
  ['sameProvince', 'home'],
  ['distance', 'home'],
  ['provinceShare', 'home'],
  ['boothGrowth', 'booth'],
  ['lastArea', 'booth'],
  ['capital', 'company'],
] as const satisfies readonly (readonly [string, FactorCode])[]

export type FeatureName = (typeof features)[number][0]
export const featureNames: readonly FeatureName[] = features.map(([name]) => name)
export const factorOfFeature: readonly FactorCode[] = features.map(([, factor]) => factor)
export const width = features.length

export function featureAt(name: FeatureName): number {
  return featureNames.indexOf(name)
}
