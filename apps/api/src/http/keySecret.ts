import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { secretPattern } from '@zhzz/contract/accessKey/calls.ts'

const signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const begins = 'zhzz_'
/** 238 random bits. */
const randomSigns = 40
const checkSigns = 6

/** A new secret: `zhzz_`, 40 random signs, and six that prove them, so that a scanner of sources is not mistaken. */
export function newSecret(): string {
  let random = ''
  for (let at = 0; at < randomSigns; at++) random += signs[randomInt(signs.length)]
  return begins + random + checkOf(random)
}

/** Written as one of ours is; a slip of the hand is told from an unknown key without a look at the database. */
export function isSecret(text: string): boolean {
  if (!secretPattern.test(text)) return false
  const random = text.slice(begins.length, -checkSigns)
  return text.endsWith(checkOf(random))
}

/** By which its owner knows it. */
export function shownOf(secret: string): string {
  return secret.slice(0, begins.length + 4)
}

/** CRC-32 in base 62, six signs. */
function checkOf(random: string): string {
  let left = crc32(random)
  let check = ''
  for (let at = 0; at < checkSigns; at++) {
    check = (signs[left % signs.length] ?? '') + check
    left = Math.floor(left / signs.length)
  }
  return check
}
