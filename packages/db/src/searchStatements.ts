/** One of the ways through company_search_hits: the table of a tier, the condition on its index, what the filters ask. */
type Way = { table: string; lookup: string; filtering: string }
type Statement = { tiers: readonly number[]; sql: (way: Way) => string }

/** By the number in the function's variable `lookup`; the latter two of the tiers from 2 on only. */
const lookups = [
  's.tokens @@ condition',
  's.placed @> numbers',
  's.placed && numbers',
  's.placed && numbers and s.placed && sections',
  's.texts @> numbers',
]
/** The first two tiers know no areas. */
const lookupsAbove = [0, 1, 4]

const filtering = `
  and (capital_min is null or s.registered_capital >= capital_min)
  and (capital_max is null or s.registered_capital < capital_max)
  and (establish_from is null or s.establish_date >= establish_from)
  and (establish_to is null or s.establish_date <= establish_to)
  and (exhibition_min is null or s.exhibition_count >= exhibition_min)
  and (exhibition_max is null or s.exhibition_count < exhibition_max)
  and (exhibited_from is null or s.latest_exhibition_date >= exhibited_from)
  and (not need_contact or s.contact_count > 0) and (not need_website or s.has_website)
  and (not need_green or s.status_group = 'green')`

const checked = '(check_now is null or ts_match_vq(s.tokens, check_now))'

const statements: Readonly<Record<string, Statement>> = {
  rows: {
    tiers: [0, 1, 2, 3],
    sql: ({ table, lookup, filtering }) => `
for hit in
  select s.company_id as id, s.prominence as rank, s.names as texts from ${table} s
  where ${lookup} and ${checked}
    and (resume_prominence is null
      or s.prominence < resume_prominence or (s.prominence = resume_prominence and s.company_id > resume_id))${filtering}
  order by -s.prominence, s.company_id limit left_to_take
loop
  stage := number; tier := level; prominence := hit.rank; company_id := hit.id; names := hit.texts;
  left_to_take := left_to_take - 1;
  return next;
end loop;`,
  },
  'rows and count': {
    tiers: [2, 3],
    sql: ({ table, lookup, filtering }) => `
for hit in
  select best.id, best.rank, best.hits, s.names as texts from (
    select s.ctid as place, s.company_id as id, s.prominence as rank, count(*) over () as hits
    from ${table} s
    where ${lookup} and ${checked}${filtering}
    order by -s.prominence, s.company_id limit left_to_take) as best
  join ${table} s on s.ctid = best.place order by -best.rank, best.id
loop
  stage := number; tier := level; prominence := hit.rank; company_id := hit.id; names := hit.texts;
  in_tier := hit.hits; left_to_take := left_to_take - 1;
  return next;
end loop;`,
  },
  count: {
    tiers: [0, 1, 2, 3],
    sql: ({ table, lookup, filtering }) => `
select count(*) into in_tier from (
  select from ${table} s
  where ${lookup} and ${checked}${filtering}
  limit most) as counted_rows;`,
  },
}

/**
 * The text of functions/company_search_hits.sql with its statements. A statement names the table of its tier, for one
 * probe is then 10 µs, a fourth of one that prunes partitions; so each stands there for every tier, way to look up, and
 * with and without filters: 84 in all.
 */
export function withStatements(sql: string): string {
  return sql.replace(/-- \{([\w ]+)\}$/gm, (mark, name: string) => {
    const statement = statements[name]
    if (statement === undefined) throw new Error(`${mark} stands for no statement of searchStatements.ts`)
    return tierByTier(statement)
  })
}

function tierByTier({ tiers, sql }: Statement): string {
  return choice(
    tiers.map((tier) => {
      const numbers = tier < 2 ? lookupsAbove : lookups.keys()
      const ways = [...numbers].flatMap((number) =>
        ['', filtering].map((filtering) => ({
          when: `lookup = ${number} and filters is ${filtering === '' ? '' : 'not '}null`,
          runs: sql({ table: `company_search_${tier}`, lookup: lookups[number] ?? '', filtering }),
        })),
      )
      return { when: `level = ${tier}`, runs: choice(ways) }
    }),
  )
}

function choice(branches: readonly { when: string; runs: string }[]): string {
  const lines = branches.map(({ when, runs }, at) => `${at === 0 ? 'if' : 'elsif'} ${when} then ${runs}`)
  return `${lines.join('\n')}\nend if;`
}
