import type { OutsideChannel } from '@zhzz/contract/message/channels.ts'
import type { DB } from '@zhzz/db/openDatabase.ts'
import type { Sealing } from '@zhzz/db/sealed.ts'
import { type Kysely, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { keepTarget } from '#message/keepTarget.ts'

type Many = {
  people: number
  /** Messages of each. */
  each: number
  /** What they begin with; each is one of a kind. */
  name: string
  /** Where people are told, and at which address of each. */
  addresses: Partial<Record<OutsideChannel, () => string>>
}

/** For trials and measurements: new people who are told by every channel at any hour, and messages that wait for them. */
export async function tellMany(
  db: Kysely<DB>,
  sealing: Sealing,
  { people, each, name, addresses }: Many,
): Promise<void> {
  const ids = Array.from({ length: people }, () => uuid())
  const tenant = uuid()
  await sql`with team as (insert into tenant (id, name) values (${tenant}, 'trial') returning id),
    known as (insert into account (id, phone_enc, phone_hash, phone_mask)
      select id, '', sha256(id::text::bytea), '' from unnest(${ids}::uuid[]) as id returning id),
    person as (insert into sub_account (id, account_id, tenant_id)
      select known.id, known.id, team.id from known, team returning id)
    insert into personal_setting (sub_account_id, quiet_on) select id, false from person`.execute(db)
  const at = new Date()
  const channels: readonly OutsideChannel[] = ['push', 'email', 'sms', 'robot']
  for (const subAccountId of ids)
    for (const channel of channels) {
      const address = addresses[channel]?.()
      if (address !== undefined)
        await keepTarget(db, sealing, {
          subAccountId,
          channel,
          address,
          locale: 'zh-Hans',
          createdAt: at,
          confirmedAt: at,
        })
    }
  await sql`insert into message (sub_account_id, category, kind, facts, source)
    select person.id, 'exhibition', 'listPublished',
      jsonb_build_object('count', 320, 'name', concat(${name}::text, ' ', person.place, '-', at)), concat('told ', at)
    from unnest(${ids}::uuid[]) with ordinality as person (id, place)
    cross join generate_series(1, ${each}) as at`.execute(db)
}
