import type { PoolRule } from '@zhzz/contract/pool/rule.ts'
import { t } from '#i18n/t.ts'

/** What a rule takes, as the contract has it. */
export const reach = {
  idleDays: { min: 7, max: 365 },
  warnDays: { min: 1, max: 30 },
  takePerDay: { min: 1, max: 1000 },
  holdAtMost: { min: 1, max: 100_000 },
} as const

type Name = keyof typeof reach
type Typed = Pick<PoolRule, 'isOn' | 'keepWon'> & Record<Name, string>

export function typedOf(rule: PoolRule): Typed {
  const { isOn, keepWon, idleDays, warnDays, takePerDay, holdAtMost } = rule
  const text = (number: number | null) => (number === null ? '' : String(number))
  return {
    isOn,
    keepWon,
    idleDays: text(idleDays),
    warnDays: text(warnDays),
    takePerDay: text(takePerDay),
    holdAtMost: text(holdAtMost),
  }
}

/** The rule that was typed, or what is wrong with it by field. */
export function ruleOf(typed: Typed): { rule?: PoolRule; errors: Partial<Record<Name, string>> } {
  const errors: Partial<Record<Name, string>> = {}
  const days = (name: 'idleDays' | 'warnDays') => {
    const { min, max } = reach[name]
    const number = Number(typed[name])
    if (typed[name] === '' || number < min || number > max) errors[name] = t('pool.outOfReach', { min, max })
    return number
  }
  const limit = (name: 'takePerDay' | 'holdAtMost') => {
    if (typed[name] === '') return null
    const { min, max } = reach[name]
    const number = Number(typed[name])
    if (number < min || number > max) errors[name] = t('pool.outOfReach', { min, max })
    return number
  }
  const rule = {
    isOn: typed.isOn,
    keepWon: typed.keepWon,
    idleDays: days('idleDays'),
    warnDays: days('warnDays'),
    takePerDay: limit('takePerDay'),
    holdAtMost: limit('holdAtMost'),
  }
  if (!errors.warnDays && rule.warnDays >= rule.idleDays) errors.warnDays = t('pool.warnWrong')
  return Object.keys(errors).length === 0 ? { rule, errors } : { errors }
}
