import { message } from '@zhzz/contract/message/message.ts'

type Kept = { facts: unknown; createdAt: Date; readAt: Date | null; id: string }

/** A kept message as the contract has it. */
export function shown({ facts, createdAt, readAt, ...row }: Kept) {
  return message.parse({
    ...Object(facts),
    ...row,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  })
}

export const shownColumns = ['id', 'category', 'kind', 'objectId', 'facts', 'createdAt', 'readAt'] as const
