import type { FailureSentence } from '@zhzz/client/reaction.ts'
import { failures } from '@zhzz/contract/failure.ts'
import { failureMessages } from '@zhzz/contract/failureMessages.ts'
import { englishFailures } from '#words/englishFailures.ts'
import { said } from '#words/said.ts'

/** The languages of the console. */
export type Spoken = 'zh-Hans' | 'en'
export type Key = keyof typeof said

let current: Spoken | null = null
const listeners = new Set<() => void>()

export function currentLocale(): Spoken {
  current ??= stored()
  return current
}

function stored(): Spoken {
  const kept = localStorage.getItem('console-language') ?? navigator.language
  return kept.startsWith('en') ? 'en' : 'zh-Hans'
}

export function speak(locale: Spoken): void {
  current = locale
  localStorage.setItem('console-language', locale)
  for (const listener of listeners) listener()
}

export function watchLocale(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The text of a key in the language that is spoken, with its {places} filled. */
export function t(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  const [chinese, english] = said[key]
  const text = currentLocale() === 'en' ? english : chinese
  return text.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place] ?? ''))
}

/** Each of these values of the kind has its words; of values that only a server knows, any may be without. */
type Worded<Kind extends string, Value extends string> = string extends Value
  ? unknown
  : `${Kind}-${Value}` extends Key
    ? unknown
    : { noWordsOf: Exclude<`${Kind}-${Value}`, Key> }

/** The words of a value (`plan-member`); the value itself where nothing is known of it. */
export function wordOf<Kind extends string, Value extends string>(
  kind: Kind,
  value: Value & Worded<Kind, Value>,
): string {
  const key = `${kind}-${value}`
  return isKey(key) ? t(key) : value
}

function isKey(key: string): key is Key {
  return key in said
}

/** The sentence of a failure. */
export function sentenceOf(name: FailureSentence): string {
  if (!isFailure(name)) return t('unreached')
  return currentLocale() === 'en' ? (englishFailures[name] ?? t('failed')) : failureMessages[name]
}

function isFailure(name: string): name is keyof typeof failures {
  return name in failures
}

/** 2026-11-23 20:31, of Shanghai, wherever the operator sits. */
export function timeOf(instant: string): string {
  return new Date(instant).toLocaleString('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  })
}
