import type { Output } from '@zhzz/contract/endpoint.ts'
import { team } from '@zhzz/contract/team/calls.ts'
import { explain } from '#api/explain.ts'
import { send } from '#api/send.ts'
import { t } from '#i18n/t.ts'
import { chooseAction } from '#ui/overlay/choose.ts'

type Assignee = Output<typeof team.assignees>[number]

/** Asks who of the team is to have something; null: nobody. */
export async function askAssignee(title: string): Promise<{ subAccountId: string; name: string } | null> {
  const people = await send(team.assignees, {}).catch(explain)
  if (!people) return null
  const chosen = await chooseAction(title, people.map(nameOf))
  const person = chosen === null ? undefined : people[chosen]
  return person ? { subAccountId: person.subAccountId, name: nameOf(person) } : null
}

function nameOf({ name, isMe }: Assignee): string {
  return isMe ? t('followUp.me') : (name ?? t('mySchedule.unnamed'))
}
