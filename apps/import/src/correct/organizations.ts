import type { Queries } from '@zhzz/db/queries.ts'
import { insertOrganizations } from '#exhibition/organizations.ts'
import { namesOf } from '#value/text.ts'

/** By role the names that an edition shall have and those that it had beside them. */
export type Organizations = ReadonlyMap<string, { names: string[]; gone: string[] }>

const held = 'select name from edition_organization where edition_id = $1 and role = $2 order by name'

/** What differs of the organisations of an edition; a text holds all names of a role, none where it is empty. */
export async function organizationsTold(
  client: Queries,
  editionId: string,
  roles: ReadonlyMap<string, string>,
): Promise<Organizations> {
  const told = new Map<string, { names: string[]; gone: string[] }>()
  for (const [role, text] of roles) {
    const names = namesOf(text)
    const { rows } = await client.query<{ name: string }>(held, [editionId, role])
    const gone = rows.map(({ name }) => name).filter((name) => !names.includes(name))
    const isMore = names.some((name) => rows.every((row) => row.name !== name))
    if (gone.length > 0 || isMore) told.set(role, { names, gone })
  }
  return told
}

/** Those that were wrong go, those that are right come. */
export async function putOrganizations(client: Queries, editionId: string, organizations: Organizations) {
  for (const [role, { names, gone }] of organizations) {
    await client.query(
      'delete from edition_organization where edition_id = $1 and role = $2 and name = any ($3)',
      [editionId, role, gone],
    )
    await insertOrganizations(
      client,
      editionId,
      names.map((name) => ({ role, name })),
    )
  }
}
