import type { FirstRead } from '@zhzz/client/react/readAhead.ts'
import { takeAnswer } from '#api/readAhead.ts'
import { currentSession } from '#api/session.ts'

type Given = Pick<FirstRead, 'key' | 'paged'> & { data: unknown }

function isGiven(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && 'key' in value && Array.isArray(value.key)
}

/** Takes the answers that the server put into a page it drew. They are a guest's: whoever is signed in asks anew. */
export function takeGiven(): void {
  const text = document.getElementById('given')?.textContent
  if (!text || currentSession().token !== null) return
  const given: unknown = JSON.parse(text)
  if (Array.isArray(given)) for (const answer of given.filter(isGiven)) takeAnswer(answer, answer.data)
}
