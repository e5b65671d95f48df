import { nameWords } from '#fair/companyName.ts'
import { daysPerYear } from '#fair/day.ts'
import type { History } from '#fair/history.ts'
import type { FeatureGroup, Scene } from '#features/featureGroup.ts'
import { type Chance, ReturnLedger } from '#features/returnLedger.ts'

const lateDays = 1.6 * daysPerYear
const hostDays = 2.5 * daysPerYear

/** Whether the company, its country and the words of its name returned more or less than others did, lately. */
export const lately: FeatureGroup = {
  names: [
    'lateChances',
    'lateReturns',
    'lateSurprise',
    'lateMissed12',
    'homeSurpriseLate',
    'homeSurpriseAway',
    'homeSurpriseHere',
    'wordSurprise',
    'wordSurpriseLow',
    'wordSurpriseHigh',
  ],
  prepare: (scene) => {
    const { history, target } = scene
    const { ledger, words } = recordOf(history)
    const homes = homeSurprise(scene, ledger)
    const since = target.start - lateDays
    return ({ key, companyId }, out, at) => {
      const company = history.company(companyId)
      let chances = 0
      let returns = 0
      let expected = 0
      let missed12 = 0
      for (const one of company.keys) {
        const all = ledger.byKey.get(one) ?? []
        for (let place = all.length - 1; place >= 0; place--) {
          const chance = all[place]
          if (!chance || chance.step.day < since) break
          chances++
          if (chance.returned) returns++
          else if (chance.step.day > target.start - 1.05 * daysPerYear) missed12++
          expected += chance.step.retention
        }
      }
      out[at] = chances
      out[at + 1] = returns
      out[at + 2] = (returns - expected) / (chances + 1)
      out[at + 3] = missed12
      const home = homes(company.country)
      out[at + 4] = home.all
      out[at + 5] = home.away
      out[at + 6] = home.here
      let sum = 0
      let low = 0
      let high = 0
      for (const word of new Set(nameWords(history.keyText[key] ?? ''))) {
        const record = words.get(word)
        if (!record) continue
        const surprise = (record.returned - record.expected) / (record.chances + 30)
        sum += surprise
        if (surprise < low) low = surprise
        if (surprise > high) high = surprise
      }
      out[at + 7] = sum
      out[at + 8] = low
      out[at + 9] = high
    }
  },
}

type WordRecord = { chances: number; returned: number; expected: number }
type Known = { ledger: ReturnLedger; words: Map<string, WordRecord> }

const remembered = new WeakMap<History, Known>()

function recordOf(history: History): Known {
  let known = remembered.get(history)
  if (!known) {
    const words = new Map<string, WordRecord>()
    const ledger = new ReturnLedger(history)
    ledger.onChance((key, { step, returned }) => {
      for (const word of new Set(nameWords(history.keyText[key] ?? ''))) {
        const record = words.get(word) ?? { chances: 0, returned: 0, expected: 0 }
        words.set(word, record)
        record.chances++
        record.returned += Number(returned)
        record.expected += step.retention
      }
    })
    known = { ledger, words }
    remembered.set(history, known)
  }
  known.ledger.catchUp()
  return known
}

/** Per home country: returns beyond what was to expect, per chance, of the last year and a half. */
function homeSurprise({ history, target }: Scene, ledger: ReturnLedger) {
  const tally = () => new Map<string, { chances: number; beyond: number }>()
  const [all, away, here] = [tally(), tally(), tally()]
  const add = (to: typeof all, country: string, { step, returned }: Chance) => {
    const one = to.get(country) ?? { chances: 0, beyond: 0 }
    to.set(country, one)
    one.chances++
    one.beyond += Number(returned) - step.retention
  }
  for (let place = ledger.all.length - 1; place >= 0; place--) {
    const entry = ledger.all[place]
    if (!entry || entry.chance.step.day < target.start - hostDays) break
    const { key, chance } = entry
    const { country } = history.company(history.companyId(key))
    if (chance.step.country === target.country) add(here, country, chance)
    if (chance.step.day < target.start - lateDays) continue
    add(all, country, chance)
    if (chance.step.country !== country) add(away, country, chance)
  }
  const rate = (from: typeof all, country: string) => {
    const one = from.get(country)
    return one ? one.beyond / (one.chances + 20) : 0
  }
  return (country: string) => ({
    all: rate(all, country),
    away: rate(away, country),
    here: rate(here, country),
  })
}
