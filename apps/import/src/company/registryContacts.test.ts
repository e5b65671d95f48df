import { sealingOf } from '@zhzz/db/sealed.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { contacts } from '#contact/contacts.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, csv, rows, folder, rejects } = await testImport()
const sealing = sealingOf(Buffer.alloc(32, 5))
const header = ['企业名称', '经营状态', '联系电话', '更多电话', '邮箱', '更多邮箱', '企业标签', '国家']

const held = async (name: string) => {
  const found = await pool.query<{ type: string; enc: Buffer; mask: string }>(
    `select type, content_enc as enc, content_mask as mask from contact x join company c on c.id = x.company_id
     where c.name = $1 order by type, content_mask`,
    [name],
  )
  return found.rows.map(({ type, enc, mask }) => `${type} ${sealing.decrypt(enc)} ${mask}`)
}

test('telephones and addresses of a registry file become contacts in the same run, once', async () => {
  const file = csv('registry.csv', [
    header,
    [
      '上海砚舟智能装备有限公司',
      '存续',
      '0571-88888888转801',
      '12000000001；1390000',
      'a@example.com',
      'b@example.com;c@example.com',
      '高新技术企业;瞪羚企业',
      '',
    ],
    ['苏州澜庭光电有限公司', '存续', '', '', '', '', '', ''],
    ['Nordvik Technik GmbH', 'INACTIVE', '+49 30 000000', '', '', '', '', 'Germany'],
  ])
  const log: string[] = []
  const options = { sealing, log: (text: string) => log.push(text) }
  expect(await runImport(pool, companies, file, options)).toEqual({
    read: 3,
    written: 3,
    unchanged: 0,
    rejected: 0,
  })
  expect(await held('上海砚舟智能装备有限公司')).toEqual([
    'email a@example.com a***@example.com',
    'email b@example.com b***@example.com',
    'email c@example.com c***@example.com',
    'landline 0571-88888888转801 0571-****8888',
    'mobile 12000000001 120****0001',
  ])
  expect(log.join('\n')).toContain('1 × a number or address could not be read')
  expect(
    await rows(`select c.name, c.contact_count, s.contact_count as found, c.registration_status as status, c.country_code as country,
      s.tokens::text like '%*m%' as mobile, array(select tag_code from company_tag where company_id = c.id) as tags
      from company c join company_search s on s.company_id = c.id order by c.contact_count`),
  ).toEqual([
    {
      name: '苏州澜庭光电有限公司',
      contact_count: 0,
      found: 0,
      status: '存续',
      country: 'CN',
      mobile: false,
      tags: [],
    },
    {
      name: 'Nordvik Technik GmbH',
      contact_count: 1,
      found: 1,
      status: '注销',
      country: 'DE',
      mobile: false,
      tags: [],
    },
    {
      name: '上海砚舟智能装备有限公司',
      contact_count: 5,
      found: 5,
      status: '存续',
      country: 'CN',
      mobile: true,
      tags: ['high_tech'],
    },
  ])
  expect(await runImport(pool, companies, file, options)).toMatchObject({ written: 0, unchanged: 3 })

  const later = csv('later.csv', [
    header,
    ['苏州澜庭光电有限公司', '存续', '0512-00001234', '', '', '', '', ''],
  ])
  expect(await runImport(pool, companies, later, options)).toMatchObject({ written: 1 })
  expect(await held('苏州澜庭光电有限公司')).toEqual(['landline 0512-00001234 0512-****1234'])
  expect(await rows("select contact_count from company_search where names like '%澜庭%'")).toEqual([
    { contact_count: 1 },
  ])
})

test('who asks not to be called stays so, and labels add up', async () => {
  const wish = csv('wish.csv', [
    ['企业名称', '联系电话', '勿扰', '标签', '职位', '部门'],
    ['苏州澜庭光电有限公司', '0512-00001234', '是', '采购', '经理', '市场部'],
  ])
  expect(await runImport(pool, contacts, wish, { sealing })).toMatchObject({ written: 1 })
  const other = csv('other.csv', [
    ['企业名称', '联系电话', '勿扰', '标签'],
    ['苏州澜庭光电有限公司', '0512-00001234', '否', '展会'],
  ])
  expect(await runImport(pool, contacts, other, { sealing })).toMatchObject({ written: 1 })
  expect(
    await rows(
      "select do_not_call, labels, position, department from contact where content_mask = '0512-****1234'",
    ),
  ).toEqual([{ do_not_call: true, labels: ['采购', '展会'], position: '经理', department: '市场部' }])
  expect(await runImport(pool, contacts, other, { sealing })).toMatchObject({ written: 0 })
})

test('contacts find a company by a name that is certain; who is refused is told whom it may be', async () => {
  await runImport(
    pool,
    companies,
    csv('more.csv', [['企业名称'], ['科创岚湖股份有限公司'], ['北京霜桥科技有限公司']]),
  )
  const file = csv('short.csv', [
    ['公司', '手机'],
    ['科创岚湖', '12000000005'],
    ['霜桥', '12000000006'],
    ['无人知晓者', '12000000007'],
  ])
  expect(await runImport(pool, contacts, file, { sealing, folder })).toMatchObject({ rejected: 2 })
  expect(await held('科创岚湖股份有限公司')).toEqual(['mobile 12000000005 120****0005'])
  const said = await rejects()
  expect(said).toContain('3,the company is not known; is it 北京霜桥科技有限公司?')
  expect(said).toContain('4,the company is not known: import it first')
})
