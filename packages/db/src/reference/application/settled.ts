import type { applicationRows } from '#reference/application/applicationRows.ts'

type Rows = ReturnType<typeof applicationRows>

/** What an operator has set of one application; null, '' and what is left out: as the product brings it. */
export interface ApplicationSetting {
  code: string
  isShown: boolean
  /** Within its group. */
  position: number | null
  pagePath: string | null
  tag: string | null
  /** Of its features, in their order. */
  pictures: readonly string[]
  texts: Readonly<Record<string, { name?: string; summary?: string }>>
}

/** The columns of `application_setting` under the names above, for whoever reads them. */
export const settingColumns = `code, is_shown as "isShown", position, page_path as "pagePath", tag, pictures, texts`

/** The catalogue as it holds: what the product brings, and before it what was set. */
export function settled({ applications, texts }: Rows, settings: readonly ApplicationSetting[]): Rows {
  const settingOf = new Map(settings.map((setting) => [setting.code, setting]))
  return {
    applications: applications.map((row) => {
      const set = settingOf.get(row.code)
      if (set === undefined) return row
      return {
        ...row,
        is_shown: set.isShown,
        page_path: set.pagePath ?? row.page_path,
        tag: set.tag === null ? row.tag : set.tag === 'none' ? null : set.tag,
        position: set.position ?? row.position,
      }
    }),
    texts: texts.map((row) => {
      const set = settingOf.get(row.code)
      if (set === undefined) return row
      const { name = '', summary = '' } = set.texts[row.locale] ?? {}
      return {
        ...row,
        name: name || row.name,
        summary: summary || row.summary,
        features: row.features.map(({ text, picture }, at) => ({
          text,
          picture: set.pictures[at] || picture,
        })),
      }
    }),
  }
}
