import type { CompanyCard } from '@zhzz/contract/company/card.ts'
import { keepInAnswers } from '#api/keepInAnswers.ts'

type MyState = NonNullable<CompanyCard['myState']>

const untouched: MyState = { favorited: false, unlocked: false, followedAt: null }

/** Writes what the person just did with a company into every answer that shows it, its entries in lists too. */
export function keepMyState(companyId: string, change: Partial<MyState>): void {
  keepInAnswers((thing) => {
    const { id, companyId: entryOf, myState } = thing
    if (myState === undefined || (id !== companyId && entryOf !== companyId)) return null
    return { ...thing, myState: { ...untouched, ...(typeof myState === 'object' && myState), ...change } }
  })
}
