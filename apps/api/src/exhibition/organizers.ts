import type { exhibition } from '@zhzz/contract/exhibition/calls.ts'
import type { Handler } from '#context.ts'

const most = 20

export const organizers: Handler<typeof exhibition.organizers> = async ({ keyword }, { db }) => {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('editionOrganization')
    .where('role', '=', 'organizer')
    .where('name', 'ilike', pattern)
    .groupBy('name')
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('name')
    .limit(most)
    .select((row) => ['name', row.fn.countAll<number>().as('editionCount')])
    .execute()
}
