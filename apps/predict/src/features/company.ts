import type { FeatureGroup } from '#features/featureGroup.ts'

/** What the registry says of the company. */
export const company: FeatureGroup = {
  factor: 'company',
  names: ['capital'],
  prepare:
    ({ world: { exhibitors } }) =>
    ({ exhibitor }, out, at) =>
      (out[at] = exhibitors.capital[exhibitor] ?? Number.NaN),
}
