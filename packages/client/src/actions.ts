/** Spec §9, the no-more-click: the same write within this time of its answer is the same tap. */
const sameTapMilliseconds = 1500

interface Action<Answer> {
  /** The Idempotency-Key of all tries of the action. */
  key: string
  /** Under way, or come; null after a failure. */
  answer: Promise<Answer> | null
  /** When the answer came; 0 before. */
  doneAt: number
}

/**
 * What a person does, by what they send. While an answer is awaited, and shortly after it came, a second tap joins the
 * first (unless something else was done between); after a failure the same input keeps its key, whatever was sent
 * between, so a tap after a lost answer has one effect; after success the same input is a new action.
 */
export function createActions<Answer>(newKey: () => string) {
  const actions = new Map<string, Action<Answer>>()
  let last = ''

  function joinable(name: string): Promise<Answer> | null {
    const known = actions.get(name)
    if (!known?.answer) return null
    if (known.doneAt === 0) return known.answer
    return last === name && Date.now() - known.doneAt < sameTapMilliseconds ? known.answer : null
  }

  return function begin(
    name: string,
    run: (key: string) => Promise<Answer>,
  ): { answer: Promise<Answer>; joined: boolean } {
    const under = joinable(name)
    if (under) return { answer: under, joined: true }
    const known = actions.get(name)
    const action: Action<Answer> = {
      key: known && known.doneAt === 0 ? known.key : newKey(),
      answer: null,
      doneAt: 0,
    }
    const answer = run(action.key)
    action.answer = answer
    actions.set(name, action)
    last = name
    answer.then(
      () => {
        action.doneAt = Date.now()
      },
      () => {
        action.answer = null
      },
    )
    return { answer, joined: false }
  }
}
