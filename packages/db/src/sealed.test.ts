import { expect, test } from 'vitest'
import { foldContact, maskContact, maskName } from '#contactText.ts'
import { fingerprint, keyCheck, sealingOf } from '#sealed.ts'

test('a changed byte is refused, and the same text is never sealed the same', () => {
  const sealing = sealingOf(Buffer.alloc(32, 7))
  const sealed = sealing.encrypt('13800001111')
  expect(sealing.encrypt('13800001111')).not.toEqual(sealed)
  for (const position of [0, 5, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
    expect(() => sealing.decrypt(changed)).toThrow()
  }
  expect(sealing.sign('cursor', 'a')).not.toEqual(sealing.sign('code', 'a'))
})

test('a key is told from another by its check, which people can compare', () => {
  const check = keyCheck(Buffer.alloc(32, 7))
  expect(keyCheck(Buffer.alloc(32, 7))).toEqual(check)
  expect(keyCheck(Buffer.alloc(32, 8))).not.toEqual(check)
  expect(fingerprint(check)).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}$/)
})

test.each([
  ['mobile', '13812345678', '138****5678', '13812345678'],
  ['mobile', '+86 138-1234-5678', '138****5678', '13812345678'],
  ['landline', '021 5888 1234', '021-****1234', '02158881234'],
  ['landline', '0755-88888888-801', '0755-****8888', '075588888888801'],
  ['landline', '88881234', '****1234', '88881234'],
  ['email', 'Zhang@Example.com', 'Z***@Example.com', 'zhang@example.com'],
  ['wechat', 'abcdef', 'ab****', 'abcdef'],
] as const)('%s %s', (type, content, mask, folded) => {
  expect(maskContact(type, content)).toBe(mask)
  expect(foldContact(type, content)).toBe(folded)
})

test('a name keeps its first character', () => {
  expect(maskName('𠮷田')).toBe('𠮷**')
})
