import type { PageParams } from '#nav/pages.gen.ts'
import type { PagePath } from '#nav/specPages.ts'

/** A page and its query, below /h5. */
export type Href = string

type ParamsOf<Path extends PagePath> = Path extends keyof PageParams
  ? PageParams[Path]
  : Record<string, string | undefined>

type Arguments<Path extends PagePath> =
  Partial<Record<string, string>> extends ParamsOf<Path>
    ? [params?: ParamsOf<Path>]
    : [params: ParamsOf<Path>]

/** The query of the given values; absent and empty ones are left out. */
export function queryOf(params: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) if (value) query.set(name, value)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** The one way to write a link: a page of the spec with the parameters that the page declares. */
export function to<Path extends PagePath>(path: Path, ...[params]: Arguments<Path>): Href {
  return (path === '/pages/home/home' ? '/' : path) + queryOf({ ...params })
}
