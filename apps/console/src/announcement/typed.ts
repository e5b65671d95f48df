import type { Request } from '@zhzz/contract/endpoint.ts'
import type { Locale } from '@zhzz/contract/locale.ts'
import { type Audience, mostNumbers } from '@zhzz/contract/operate/announcements.ts'
import type { operate } from '@zhzz/contract/operate/calls.ts'
import { mobilePattern } from '@zhzz/contract/validator.ts'
import { idPattern } from '#people/idPattern.ts'

export type By = Audience['by']
type Words = { title?: string; text?: string }

/** What stands in the form. */
export type Typed = {
  texts: Partial<Record<Locale, Words>>
  pagePath?: string
  codes?: string[]
  lines?: string
  /** of Shanghai, as the browser's field gives it: 2026-12-01T09:00 */
  at?: string
}

export function linesOf(lines: string | undefined): string[] {
  return [...new Set((lines ?? '').split(/[\s,，;；]+/).filter((line) => line !== ''))]
}

/** Each line is what is asked for, and they are not too many. */
export function areLines(by: By, lines: string | undefined): boolean {
  const each = linesOf(lines)
  const pattern = by === 'numbers' ? mobilePattern : idPattern
  return (
    each.length > 0 &&
    each.length <= (by === 'numbers' ? mostNumbers : 100) &&
    each.every((line) => pattern.test(line))
  )
}

export function audienceOf(by: By, { codes = [], lines }: Typed): Audience {
  switch (by) {
    case 'all':
      return { by }
    case 'plan':
      return { by, plans: codes }
    case 'tenant':
      return { by, tenantIds: linesOf(lines) }
    case 'city':
      return { by, cityCodes: codes }
    case 'industry':
      return { by, industryCodes: codes }
    case 'numbers':
      return { by, numbers: linesOf(lines) }
  }
}

/** What the call takes; a language that has no words is left out. */
export function announcementOf(typed: Typed, to: Audience): Request<typeof operate.announce> {
  const wordsIn = (locale: Locale) => {
    const { title = '', text = '' } = typed.texts[locale] ?? {}
    return title === '' && text === '' ? undefined : { title, text }
  }
  return {
    texts: {
      'zh-Hans': wordsIn('zh-Hans') ?? { title: '', text: '' },
      'zh-Hant': wordsIn('zh-Hant'),
      en: wordsIn('en'),
      fr: wordsIn('fr'),
      es: wordsIn('es'),
    },
    pagePath: typed.pagePath || null,
    to,
    dueAt: typed.at ? `${typed.at}:00+08:00` : null,
  }
}
