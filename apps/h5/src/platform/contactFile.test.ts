import { expect, test } from 'vitest'
import { contactFile } from '#platform/contactFile.ts'

test('a card says who it is, where, and how to reach them; signs of the format are escaped', () => {
  const organization = '上善;鸣泵业, 有限公司'
  const person = {
    name: '欧阳明',
    organization,
    position: '市场部',
    type: 'mobile',
    content: '12000000001',
  } as const
  expect(contactFile(person).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:欧阳明;;;;',
    'FN:欧阳明',
    'ORG:上善\\;鸣泵业\\, 有限公司',
    'TITLE:市场部',
    'TEL;TYPE=CELL:12000000001',
    'END:VCARD',
    '',
  ])
  const nameless = contactFile({
    ...person,
    name: null,
    position: null,
    type: 'email',
    content: 'a@example.com',
  })
  expect(nameless).toContain('FN:上善\\;鸣泵业\\, 有限公司\r\n')
  expect(nameless).toContain('EMAIL;TYPE=WORK:a@example.com\r\n')
  expect(nameless).not.toContain('TITLE')
})
