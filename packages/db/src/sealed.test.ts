import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { foldContact, maskContact, maskName } from '#contactText.ts'
import { openSealing } from '#sealed.ts'

test('processes that open a new folder at once share one key, kept for the owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-'))
  const [one, two] = await Promise.all([openSealing(folder, undefined), openSealing(folder, undefined)])
  expect(one.decrypt(two.encrypt('13800001111'))).toBe('13800001111')
  expect(one.blindIndex('13800001111')).toEqual(two.blindIndex('13800001111'))
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
  expect(Buffer.from(await readFile(join(folder, 'secret.key'), 'utf8'), 'base64')).toHaveLength(32)
})

test('a changed byte is refused, and the same text is never sealed the same', async () => {
  const sealing = await openSealing('', Buffer.alloc(32, 7).toString('base64'))
  const sealed = sealing.encrypt('13800001111')
  expect(sealing.encrypt('13800001111')).not.toEqual(sealed)
  for (const position of [0, 5, 15, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position)
    expect(() => sealing.decrypt(changed)).toThrow()
  }
  expect(sealing.sign('cursor', 'a')).not.toEqual(sealing.sign('code', 'a'))
  await expect(openSealing('', 'c2hvcnQ=')).rejects.toThrow('shorter')
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
