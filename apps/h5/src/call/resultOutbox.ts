import { Unreachable } from '@zhzz/client/unreachable.ts'
import { call } from '@zhzz/contract/call/calls.ts'
import { type CallResult, callResults } from '@zhzz/contract/call/choices.ts'
import { explain } from '#api/explain.ts'
import { author, createOutbox, type Unsent } from '#api/outbox.ts'
import { send } from '#api/send.ts'
import { outdate } from '#api/useWrite.ts'

/** What came of a call, said where there was no connection. */
interface UnsentResult extends Unsent {
  id: string
  result: CallResult
}

const outbox = createOutbox<UnsentResult>({
  key: 'callResults',
  isItem: isUnsent,
  most: 1,
  async transmit(items) {
    for (const { id, result } of items) {
      await sendResult(id, result)
      forget(id)
    }
  },
  onRefused: (items) => {
    for (const { id } of items) forget(id)
  },
})

/** From now on what waits on this device is sent when that is possible. */
export const { start: startResults } = outbox

function isUnsent(value: unknown): value is UnsentResult {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'author' in value &&
    'result' in value &&
    callResults.some((one) => one === value.result)
  )
}

function forget(id: string): void {
  outbox.change((all) => all.filter((item) => item.id !== id))
}

async function sendResult(id: string, result: CallResult): Promise<void> {
  await send(call.saveResult, { id, result })
  outdate([call.list, call.detail, call.statistics, call.items, call.lists])
}

/** Writes it down; `kept`: on this device, until there is connection. */
export async function saveResult(id: string, result: CallResult): Promise<'saved' | 'kept' | 'refused'> {
  try {
    await sendResult(id, result)
    return 'saved'
  } catch (error) {
    const item = { id, result, author: author() }
    if (
      error instanceof Unreachable &&
      outbox.change((all) => [...all.filter((one) => one.id !== id), item])
    ) {
      outbox.start()
      return 'kept'
    }
    explain(error)
    return 'refused'
  }
}
