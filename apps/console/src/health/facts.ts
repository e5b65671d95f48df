import type { Output } from '@zhzz/contract/endpoint.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'

export type Facts = NonNullable<Output<typeof operate.dataHealth>['facts']>

/** 0.9876 as 98.8%: a share that is not whole is never shown as 100%. */
export function percentOf(share: number): string {
  const shown = Math.round(share * 1000) / 10
  if (shown === 100 && share < 1) return '99.9%'
  return shown === 0 && share > 0 ? '<0.1%' : `${shown}%`
}
