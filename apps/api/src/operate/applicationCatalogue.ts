import { applicationGroups } from '@zhzz/contract/application/choices.ts'
import { locales } from '@zhzz/contract/locale.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { applicationRows } from '@zhzz/db/reference/application/applicationRows.ts'
import type { Handler } from '#context.ts'
import { settingsOf } from '#operate/catalogue/settings.ts'

export const applicationCatalogue: Handler<typeof operate.applicationCatalogue> = async (_, { db }) => {
  const settings = await settingsOf(db)
  const { applications, texts } = applicationRows()
  const places = applications.map((row) => ({
    row,
    group: applicationGroups.findIndex((group) => group === row.group_code),
    position: settings.get(row.code)?.position ?? row.position,
  }))
  places.sort((one, other) => one.group - other.group || one.position - other.position)
  const list = places.map(({ row: { code, group_code, icon, page_path, tag } }) => {
    const own = texts.filter((text) => text.code === code)
    const set = settings.get(code)
    const inAll = (say: (locale: string) => { name: string; summary: string }) =>
      Object.fromEntries(locales.map((locale) => [locale, say(locale)]))
    const usualIn = (locale: string) => {
      const { name = '', summary = '' } = own.find((text) => text.locale === locale) ?? {}
      return { name, summary }
    }
    return {
      code,
      group: group_code,
      icon,
      isShown: set?.isShown ?? true,
      pagePath: set?.pagePath ?? null,
      tag: set?.tag ?? null,
      pictures: [...(set?.pictures ?? [])],
      texts: inAll((locale) => ({ name: '', summary: '', ...set?.texts[locale] })),
      usual: {
        pagePath: page_path,
        tag,
        texts: inAll(usualIn),
        features: own.find(({ locale }) => locale === 'zh-Hans')?.features.map(({ text }) => text) ?? [],
      },
      setBy: set?.setBy ?? null,
      setAt: set?.setAt.toISOString() ?? null,
    }
  })
  return operate.applicationCatalogue.output.parse({ list })
}
