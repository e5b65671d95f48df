import type { Output } from '@zhzz/contract/endpoint.ts'
import type { home } from '@zhzz/contract/home/calls.ts'
import { Holdings } from '#pages/home/Holdings.tsx'
import { Recommended } from '#pages/home/Recommended.tsx'

/** What stands under the first screen. */
export function BelowFold({ companies, counts }: Pick<Output<typeof home.index>, 'companies' | 'counts'>) {
  return (
    <>
      <Recommended companies={companies} />
      <Holdings counts={counts} />
    </>
  )
}
