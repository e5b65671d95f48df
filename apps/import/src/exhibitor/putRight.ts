import type { Queries } from '@zhzz/db/queries.ts'
import { boothsOf } from '#exhibitor/booth.ts'
import type { ExhibitorRow } from '#exhibitor/row.ts'
import type { Placed } from '#house/housing.ts'

type Entry = { editionId: string; line: number; row: ExhibitorRow }

type PutRight = {
  editionId: string
  listedName: string
  boothNo: string
  pavilion: string | null
  wrongNames: string[]
  wrongBooths: string[]
  wrongPavilions: string[]
  /** The companies it was thought to be of, those that they were joined to in their place. */
  wrongCompanies: string[]
  placed: Placed | null
}

const said = (column: string) => `array(select jsonb_array_elements_text(k.wrong -> '${column}'))`

const find = `
  select x.edition_id as "editionId", x.listed_name as "listedName", x.booth_no as "boothNo", x.pavilion_code as pavilion,
    ${said('listed_name')} as "wrongNames", ${said('booth_no')} as "wrongBooths", ${said('pavilion_code')} as "wrongPavilions",
    array(select coalesce(merged_into_id, id) from company where id::text = any (${said('company_id')})) as "wrongCompanies",
    case when x.company_id is not null then jsonb_build_object('companyId', x.company_id,
      'score', coalesce(x.match_score, 1), 'reasons', x.match_reasons) end as placed
  from fact_correction k join exhibitor x on x.id = k.row_id
  where k.table_name = 'exhibitor' and x.edition_id = any ($1)`

/** What operators put right of the entries of some lists. */
export class EntriesPutRight {
  readonly #known: readonly PutRight[]

  private constructor(known: readonly PutRight[]) {
    this.#known = known
  }

  static async load(client: Queries, entries: readonly Entry[]): Promise<EntriesPutRight> {
    const ids = [...new Set(entries.map(({ editionId }) => editionId))]
    const { rows } = await client.query<PutRight>(find, [ids])
    return new EntriesPutRight(rows)
  }

  /** The row with the name and the booths that are right where it prints those that were wrong. */
  row({ editionId, row }: Entry): ExhibitorRow {
    const known = this.#find(editionId, row.listedName, row.boothNo)
    if (known === undefined) return row
    const { listedName, boothNo, pavilion, wrongBooths, wrongPavilions } = known
    const isWrong = wrongBooths.includes(row.boothNo) || wrongPavilions.includes(row.pavilion ?? '')
    const booths = isWrong ? { pavilion, booths: boothsOf(boothNo, pavilion ?? undefined).booths } : {}
    return { ...row, listedName, boothNo, ...booths }
  }

  /** The company of an entry: not one that an operator said it is not of. */
  placed({ editionId, row }: Entry, found: Placed): Placed {
    const known = this.#find(editionId, row.listedName, row.boothNo)
    return known?.placed && known.wrongCompanies.includes(found.companyId) ? known.placed : found
  }

  #find(editionId: string, name: string, booths: string): PutRight | undefined {
    return this.#known.find(
      (each) =>
        each.editionId === editionId &&
        [each.listedName, ...each.wrongNames].some((one) => one.toLowerCase() === name.toLowerCase()) &&
        [each.boothNo, ...each.wrongBooths].includes(booths),
    )
  }
}
