import { expect, test } from 'vitest'
import { applicationRows } from '#reference/application/applicationRows.ts'

const { applications, texts } = applicationRows()

test('every application has all its words in five languages, none empty and none left over', () => {
  expect(applications.length).toBeGreaterThan(15)
  expect(texts).toHaveLength(applications.length * 5)
  for (const { code, locale, name, summary, problem, audience, features, cases, questions } of texts) {
    const said = [name, summary, problem, ...audience, ...features.map(({ text }) => text), ...cases]
    const asked = questions.flatMap(({ question, answer }) => [question, answer])
    for (const text of [...said, ...asked]) expect(text.trim(), `${code} ${locale}`).not.toBe('')
    expect([audience.length, cases.length, questions.length], `${code} ${locale}`).toEqual([1, 1, 1])
  }
})

test('no application is named twice', () => {
  expect(new Set(applications.map(({ code }) => code)).size).toBe(applications.length)
})
