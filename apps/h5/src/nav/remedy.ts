import { Failure, type FailureName } from '@zhzz/contract/failure.ts'
import { here } from '#nav/history.ts'
import { navigateTo } from '#nav/navigate.ts'
import type { PagePath } from '#nav/specPages.ts'
import { to } from '#nav/to.ts'

/** Codes 1505 and 1064 (screens.md §2): the page where that is done which the call asks for first. */
const remedies: {
  readonly [Name in FailureName]?: '/pages/my/submitInfo' | '/pages/my/enterpriseAuthentication'
} = {
  profileIncomplete: '/pages/my/submitInfo',
  companyNotAuthenticated: '/pages/my/enterpriseAuthentication',
}

/** The page that takes away the reason of a failed call, where there is one. */
export function remedyOf(error: unknown): PagePath | undefined {
  return error instanceof Failure ? remedies[error.failure] : undefined
}

/** Opens that page above this one, from which one comes back here. */
export function openRemedy(error: unknown): void {
  const path = error instanceof Failure ? remedies[error.failure] : undefined
  if (path && here().place.path !== path) navigateTo(to(path))
}
