import type { ClientBase } from 'pg'

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
      'create temp table seen_entry (edition_id uuid, listed_name text, booth_no text, primary key (edition_id, listed_name, booth_no))',
    )
    return new WholeList(client)
  }

  async see(entries: { editionId: string; row: { listedName: string; boothNo: string } }[]) {
    await this.#client.query(
      `insert into seen_entry select edition_id, lower(name), booth from unnest($1::uuid[], $2::text[], $3::text[])
         as e (edition_id, name, booth) on conflict do nothing`,
      [
        entries.map(({ editionId }) => editionId),
        entries.map(({ row }) => row.listedName),
        entries.map(({ row }) => row.boothNo),
      ],
    )
  }

  /** Withdraws the entries of these editions that were not seen; says how many. */
  async withdrawOthers(): Promise<number> {
    const { rowCount } = await this.#client.query(
      `update exhibitor x set withdrawn_at = current_date, updated_at = now()
       where edition_id in (select edition_id from seen_entry) and withdrawn_at is null and not exists (
         select from seen_entry s
         where s.edition_id = x.edition_id and s.listed_name = lower(x.listed_name) and s.booth_no = x.booth_no)`,
    )
    return rowCount ?? 0
  }
}
