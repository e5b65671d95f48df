import { tokensText } from '@zhzz/search/document/tokensText.ts'
import type { ClientBase } from 'pg'
import type { KnownHalls } from '#hall/knownHalls.ts'

const joinEdition = `
  update exhibition_edition set hall_id = $2, region_code = coalesce(region_code, (select code from region where code = $3)),
    search_tokens = search_tokens || $4::tsvector, updated_at = now()
  where id = $1 and hall_id is null`

/** Gives the hall to an edition that has none yet, and the hall's place where it has none. */
export async function giveHall(
  client: ClientBase,
  editionId: string,
  hall: { id: string; regionCode: string | null },
): Promise<void> {
  const tokens = tokensText({ names: [], regionCode: hall.regionCode })
  await client.query(joinEdition, [editionId, hall.id, hall.regionCode, tokens])
}

/** Joins what names its hall in words only, editions and booths, to the halls known by now; says how many editions. */
export async function joinHalls(client: ClientBase, halls: KnownHalls): Promise<number> {
  const { rows: editions } = await client.query<{ id: string; venue: string }>(
    'select id, venue_text as venue from exhibition_edition where hall_id is null and venue_text is not null',
  )
  let joined = 0
  for (const { id, venue } of editions) {
    const hall = halls.find(venue)
    if (!hall) continue
    await giveHall(client, id, hall)
    joined += 1
  }
  const { rows: venues } = await client.query<{ venue: string }>(
    'select distinct venue_text as venue from booth where hall_id is null and venue_text is not null',
  )
  const found = venues.flatMap(({ venue }) => {
    const hall = halls.find(venue)
    return hall ? [{ venue, hall: hall.id }] : []
  })
  if (found.length > 0)
    await client.query(
      `update booth b set hall_id = n.hall from unnest($1::text[], $2::uuid[]) as n (venue, hall)
       where b.venue_text = n.venue and b.hall_id is null`,
      [found.map(({ venue }) => venue), found.map(({ hall }) => hall)],
    )
  return joined
}
