import { placeApplications } from '#reference/application/places.ts'
import { salesApplications } from '#reference/application/sales.ts'
import { teamApplications } from '#reference/application/team.ts'

const languages = ['zh-Hans', 'zh-Hant', 'en', 'fr', 'es']

type Application = {
  code: string
  group_code: string
  icon: string
  page_path: string
  tag: string | null
  is_public: boolean
  permission: string | null
  plans: string[]
  grants_plan: string | null
  quota_codes: string[]
  needs: string | null
  position: number
  is_shown: boolean
}

type Words = {
  code: string
  locale: string
  name: string
  summary: string
  problem: string
  audience: string[]
  features: { text: string; picture: string | null }[]
  cases: string[]
  questions: { question: string; answer: string }[]
}

/**
 * The catalogue that the product brings. `[code|group|icon|page|public|permission|plans|quotas|tag|needs]` opens an
 * application; a line below is `what|zh-Hans|zh-Hant|en|fr|es`, what is several comes several times. A page that asks
 * for a plan gives the first of its plans when it is opened, but for what the server needs: that is opened alone.
 */
export function applicationRows() {
  const applications: Application[] = []
  const texts: Words[] = []
  const blocks = [salesApplications, placeApplications, teamApplications]
    .join('')
    .matchAll(/^\[(.*)\]\n([^[]*)/gm)
  for (const [, head = '', body = ''] of blocks) {
    const [
      code = '',
      group = '',
      icon = '',
      page = '',
      isPublic,
      permission,
      plans = '',
      quotas = '',
      tag,
      needs,
    ] = head.split('|')
    const ofPlans = listOf(plans)
    applications.push({
      code,
      group_code: group,
      icon,
      page_path: page,
      tag: tag || null,
      is_public: isPublic === 'public',
      permission: permission || null,
      plans: ofPlans,
      grants_plan: needs ? null : (ofPlans[0] ?? null),
      quota_codes: listOf(quotas),
      needs: needs || null,
      position: applications.length,
      is_shown: true,
    })
    for (const [at, locale] of languages.entries()) texts.push(wordsOf(code, locale, at, body))
  }
  return { applications, texts }
}

function listOf(words: string): string[] {
  return words.split(',').filter((word) => word !== '')
}

function wordsOf(code: string, locale: string, at: number, body: string): Words {
  const lines = body.split('\n').flatMap((line) => {
    const [what = '', ...said] = line.split('|')
    return what === '' ? [] : [{ what, text: said[at] ?? '' }]
  })
  const all = (what: string) => lines.filter((line) => line.what === what).map(({ text }) => text)
  const one = (what: string) => all(what)[0] ?? ''
  const answers = all('answer')
  return {
    code,
    locale,
    name: one('name'),
    summary: one('summary'),
    problem: one('problem'),
    audience: all('for'),
    features: all('feature').map((text) => ({ text, picture: null })),
    cases: all('case'),
    questions: all('question').map((question, n) => ({ question, answer: answers[n] ?? '' })),
  }
}
