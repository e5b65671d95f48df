import type { ClientBase } from 'pg'
import type { Origin } from '#origin.ts'
import { isNotOlder } from '#precedence.ts'

/**
 * What a file that is the whole list of its editions no longer has. The names seen are kept for the run only: a
 * killed run withdraws nothing, the next one sees all again.
 */
export class WholeList {
  readonly #client: ClientBase

  private constructor(client: ClientBase) {
    this.#client = client
  }

  static async begin(client: ClientBase): Promise<WholeList> {
    await client.query(
      'create temp table seen_entry (edition_id uuid, as_of date, listed_name text, booth_no text, primary key (edition_id, listed_name, booth_no))',
    )
    return new WholeList(client)
  }

  async see(entries: (Origin & { editionId: string; row: { listedName: string; boothNo: string } })[]) {
    await this.#client.query(
      `insert into seen_entry
       select edition_id, as_of, lower(name), booth from unnest($1::uuid[], $2::date[], $3::text[], $4::text[])
         as e (edition_id, as_of, name, booth) on conflict do nothing`,
      [
        entries.map(({ editionId }) => editionId),
        entries.map(({ asOf }) => asOf),
        entries.map(({ row }) => row.listedName),
        entries.map(({ row }) => row.boothNo),
      ],
    )
  }

  /** Withdraws the entries of these editions that were not seen, but for those of a newer list and those that an
   * operator added because lists lack them; says how many. */
  async withdrawOthers(): Promise<number> {
    const { rowCount } = await this.#client.query(
      `update exhibitor x set withdrawn_at = current_date, updated_at = now()
       from (select edition_id, max(as_of) as as_of from seen_entry group by edition_id) list
       where list.edition_id = x.edition_id and withdrawn_at is null
         and ${isNotOlder('x.as_of', { incoming: 'list' })} and not exists (
         select from seen_entry s
         where s.edition_id = x.edition_id and s.listed_name = lower(x.listed_name) and s.booth_no = x.booth_no)
         and not exists (select from fact_correction k where k.row_id = x.id and k.wrong ? 'absent')`,
    )
    return rowCount ?? 0
  }
}
