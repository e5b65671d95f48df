import type { ClientBase } from 'pg'

const batch = 20_000

/** Rows of a query one after another, through a cursor of the transaction the client is in: never all in memory. */
export async function* rowsOf<Row extends unknown[]>(
  client: ClientBase,
  name: string,
  text: string,
  values: unknown[] = [],
): AsyncGenerator<Row> {
  await client.query(`declare ${name} no scroll cursor for ${text}`, values)
  for (;;) {
    const { rows } = await client.query<Row>({ text: `fetch ${batch} from ${name}`, rowMode: 'array' })
    yield* rows
    if (rows.length < batch) break
  }
  await client.query(`close ${name}`)
}
