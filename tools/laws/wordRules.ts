import { signalKinds } from '@zhzz/contract/companySignal/signalKinds.ts'
import { saidWords } from '@zhzz/contract/message/saidWords.ts'
import type { SourceFile } from './sourceFile.ts'

/** A text by its language; forms for numbers are joined. */
type Rows = Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>

const ofApp = /^(?:apps\/h5|packages\/client)\/src\/(?!i18n\/words\/)/
const isTest = /\.test\.tsx?$/
/** Domains whose keys are values of code: a template names them all (`failure.${error.failure}`). */
const ofValues = ['device', 'failure', 'match']
/** Keys that a template names by a value, in domains that have other keys too. */
const namedByValue: Readonly<Record<string, readonly string[]>> = {
  application: [
    'sales',
    'exhibition',
    'hall',
    'team',
    'up',
    'down',
    'add',
    'takeOut',
    'opened',
    'trial',
    'asked',
    'closed',
    'coming',
    'hot',
    'new',
  ],
  exhibition: [
    'upcoming',
    'ongoing',
    'ended',
    'postponed',
    'cancelled',
    'audited',
    'published',
    'estimated',
    'added',
    'lost',
  ],
  followUp: [
    'phone',
    'wechat',
    'visit',
    'onsite',
    'email',
    'sms',
    'other',
    'phraseTalked',
    'phraseSent',
    'phraseQuote',
    'phraseThink',
    'phraseAgain',
    'phraseNobody',
    'phraseNotNow',
    'contentMissing',
    'nextPast',
    'budgetWrong',
    'timeFuture',
  ],
  login: ['weak', 'medium', 'strong'],
  prediction: [
    'high',
    'mid',
    'low',
    'builder',
    'forwarder',
    'organizer',
    'hall',
    'notUnlocked',
    'unlocked',
    'notFollowed',
    'followed',
    'favorited',
  ],
  message: Object.keys(saidWords),
  signal: Object.keys(signalKinds),
}
/** Two things that are called alike. */
const alike: readonly (readonly string[])[] = [
  ['failure.ageNeeded', 'login.ageTitle'],
  ['followUp.resultInterested', 'followUp.stageInterested'],
]

/**
 * Keys that nothing names, and rows that say the same in all five languages. The domains of `modules` (company modules)
 * are named by their declarations, and complete by type.
 */
export function wordRules(
  files: readonly SourceFile[],
  words: Rows,
  modules: readonly string[] = [],
): string[] {
  const texts = files.filter(({ path }) => ofApp.test(path) && !isTest.test(path))
  const quoted = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(['"`])(\w+\.\w+)\1/g)].map(([, , key = '']) => key)),
  )
  const isOfValues = (domain: string) => ofValues.includes(domain) || modules.includes(domain)
  const faults = texts
    .filter(({ text }) => /\bt\(\s*`\$\{/.test(text))
    .map(({ path }) => `${path}: a template of a key begins with its domain`)
  const first = new Map<string, string>()
  for (const [domain, rows] of Object.entries(words))
    for (const [name, row] of Object.entries(rows)) {
      const key = `${domain}.${name}`
      const isNamed = isOfValues(domain) || namedByValue[domain]?.includes(name) || quoted.has(key)
      if (!isNamed) faults.push(`${key}: nothing says it`)
      if (modules.includes(domain)) continue
      const said = JSON.stringify(row)
      const other = first.get(said)
      if (other === undefined) first.set(said, key)
      else if (!alike.some((pair) => pair.includes(key) && pair.includes(other)))
        faults.push(`${key}: the same words as ${other}`)
    }
  return faults
}

interface Thing {
  column: number
  never: RegExp
  say: string
  /** Where another word is the name of something else. */
  but?: readonly string[]
}

/** One word per thing (README), in the languages that the product is written in. */
const things: readonly Thing[] = [
  { column: 0, never: /同事|队友|组员/, say: '成员' },
  { column: 1, never: /同事|隊友|組員/, say: '成員' },
  { column: 2, never: /\b(?:colleague|teammate|co-?worker)s?\b/i, say: 'member' },
  { column: 0, never: /主办方|主办机构|组织单位|组织方|组展/, say: '主办单位' },
  { column: 1, never: /主辦方|主辦機構|組織單位|組織方|組展/, say: '主辦單位' },
  { column: 2, never: /\borgani[sz]ing (?:body|party|company)\b|\borganizers?\b/i, say: 'organiser' },
  { column: 0, never: /展览会|展销会/, say: '展会' },
  {
    column: 2,
    never: /\b(?:fairs?|trade[ -]shows?|(?:the|this|that|a|similar|coming|other) shows?)\b/i,
    say: 'exhibition',
  },
  { column: 0, never: /目标(?:客户|届次)/, say: '目标, of marked exhibitors, or 目标展会 of the profile' },
]

/** Words of the screen that name a thing by another word than the glossary's. */
export function glossary(words: Rows): string[] {
  return Object.entries(words).flatMap(([domain, rows]) =>
    Object.entries(rows).flatMap(([name, row]) =>
      things.flatMap(({ column, never, say, but }) => {
        const key = `${domain}.${name}`
        const found = but?.includes(key) ? undefined : never.exec(JSON.stringify(row[column] ?? ''))?.[0]
        return found === undefined ? [] : [`${key}: "${found}", say ${say}`]
      }),
    ),
  )
}

/** Names of code that have a word of their own in the glossary. */
const otherNames: readonly { names: RegExp; say: string }[] = [
  { names: /\b\w*(?:[Cc]olleague|[Tt]eammate|[Cc]oworker)\w*(?=\s*[(:=])/, say: 'member' },
  { names: /\b(?:const|function|interface|type) \w*(?:Organiser|organiser)\w*/, say: 'organizer' },
  { names: /\b(?:const|function|interface|type) \w*(?:TradeShow|tradeShow)\w*/, say: 'exhibition' },
]

/** Code that names a thing by another word than the glossary's. */
export function codeGlossary(files: readonly SourceFile[]): string[] {
  return files
    .filter(
      ({ path }) =>
        /^(?:apps|packages)\/[^/]+\/src\//.test(path) &&
        !/\/(?:predict|testing)\/|\.test\.|\/i18n\/words\//.test(path),
    )
    .flatMap(({ path, text }) =>
      otherNames.flatMap(({ names, say }) => {
        const found = names.exec(text)?.[0]
        return found === undefined ? [] : [`${path}: ${found}, say ${say}`]
      }),
    )
}
