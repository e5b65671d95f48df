import { company } from '@zhzz/contract/company/calls.ts'
import type { Endpoint, Request } from '@zhzz/contract/endpoint.ts'
import type { ExhibitorRow } from '@zhzz/contract/exhibition/card.ts'
import { followUp } from '@zhzz/contract/followUp/calls.ts'
import { send } from '#api/send.ts'
import type { Answer } from '#exhibition/pack/packStore.ts'
import { canSeal } from '#exhibition/pack/seal.ts'

/** Of so many targets the pages are kept, those of the first halls first. */
const most = 100
const atOnce = 4

/** By call and object: what a page asks beside these (how many rows) does not tell answers apart. */
export function answerKey(name: string, object: string): string {
  return `${name} ${object}`
}

/** What pages of targets, their contacts and 写跟进 ask. Through the calls themselves: they count, lock and mask as ever. */
export async function targetAnswers(
  targets: readonly ExhibitorRow[],
  before: Readonly<Record<string, Answer>>,
): Promise<Record<string, Answer>> {
  const answers: Record<string, Answer> = {}
  const jobs = targets.slice(0, most).flatMap((row) => jobsOf(row))
  async function work(): Promise<void> {
    for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
      const { key, read } = job
      // One that cannot be had now stays as it was.
      const data = await read().catch(() => undefined)
      const answer = data === undefined ? before[key] : { data, at: Date.now() }
      if (answer) answers[key] = answer
    }
  }
  await Promise.all(Array.from({ length: atOnce }, () => work()))
  return answers
}

interface Job {
  key: string
  read: () => Promise<unknown>
}

function jobsOf({ id, companyId }: ExhibitorRow): Job[] {
  if (companyId === null)
    return [job(followUp.list, id, { targetType: 'exhibitor', targetId: id, limit: 20 })]
  return [
    job(company.detail, companyId, { id: companyId }),
    // Numbers that a team has unlocked lie sealed or not at all.
    ...(canSeal() ? [job(company.contacts, companyId, { id: companyId })] : []),
    job(followUp.list, companyId, { targetType: 'company', targetId: companyId, limit: 20 }),
  ]
}

function job<E extends Endpoint>(call: E, object: string, input: Request<E>): Job {
  return { key: answerKey(call.name, object), read: () => send(call, input) }
}
