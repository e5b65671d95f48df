import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { creditCodeCheck } from '@zhzz/contract/creditCode.ts'
import { expect, test } from 'vitest'
import { companies } from '#company/companies.ts'
import { runImport } from '#run.ts'
import { testImport } from '#testImport.ts'

const { pool, folder, csv, rows } = await testImport()
const code = `91310000MA1K35XQ0${creditCodeCheck('91310000MA1K35XQ0')}`

const other = (number: number) =>
  ['', '.xmllang', '.type'].map((end) => `Entity.OtherEntityNames.OtherEntityName.${number}${end}`)
const address = (kind: string) =>
  ['FirstAddressLine', 'AdditionalAddressLine.1', 'City', 'Region', 'Country', 'PostalCode'].map(
    (part) => `Entity.${kind}.${part}`,
  )
const header = [
  'LEI',
  'Entity.LegalName',
  'Entity.LegalName.xmllang',
  ...other(1),
  ...other(2),
  ...address('LegalAddress'),
  ...address('HeadquartersAddress'),
  'Entity.RegistrationAuthority.RegistrationAuthorityID',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID',
  'Entity.EntityCategory',
  'Entity.EntityStatus',
  'Entity.EntityCreationDate',
  'Registration.RegistrationStatus',
]
const record = (values: Record<string, string>) => header.map((column) => values[column] ?? '')
const inShanghai = {
  LEI: '300300EXAMPLE0000001',
  'Entity.LegalName': '上海砚舟智能装备有限公司',
  'Entity.LegalName.xmllang': 'zh',
  'Entity.OtherEntityNames.OtherEntityName.1': 'Shanghai Yanzhou Intelligent Equipment Co., Ltd.',
  'Entity.OtherEntityNames.OtherEntityName.1.xmllang': 'en',
  'Entity.OtherEntityNames.OtherEntityName.1.type': 'ALTERNATIVE_LANGUAGE_LEGAL_NAME',
  'Entity.OtherEntityNames.OtherEntityName.2': '上海砚舟机械有限公司',
  'Entity.OtherEntityNames.OtherEntityName.2.xmllang': 'zh',
  'Entity.OtherEntityNames.OtherEntityName.2.type': 'PREVIOUS_LEGAL_NAME',
  'Entity.LegalAddress.FirstAddressLine': '浦东新区示例路1号',
  'Entity.LegalAddress.City': '上海市',
  'Entity.LegalAddress.Country': 'CN',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': code,
  'Entity.EntityCategory': 'GENERAL',
  'Entity.EntityStatus': 'ACTIVE',
  'Entity.EntityCreationDate': '2014-03-12T00:00:00+08:00',
  'Registration.RegistrationStatus': 'ISSUED',
}
const inBerlin = {
  LEI: '529900EXAMPLE0000002',
  'Entity.LegalName': 'Nordvik Technik GmbH',
  'Entity.LegalName.xmllang': 'de',
  'Entity.LegalAddress.FirstAddressLine': 'Beispielweg 7',
  'Entity.LegalAddress.City': 'Berlin',
  'Entity.LegalAddress.Country': 'DE',
  'Entity.LegalAddress.PostalCode': '10115',
  'Entity.RegistrationAuthority.RegistrationAuthorityEntityID': 'HRB 000000',
  'Entity.EntityCategory': 'GENERAL',
  'Entity.EntityStatus': 'INACTIVE',
  'Registration.RegistrationStatus': 'LAPSED',
}

const held = () =>
  rows(`select name, english_name as english, unified_social_credit_code as code, registration_no as no,
      registration_status as status, status_group as colour, establish_date as founded, country_code as country,
      region_code as region, registered_address as address,
      array(select f.name from company_former_name f where company_id = c.id) as former
    from company c order by country_code`)
const expected = [
  {
    name: '上海砚舟智能装备有限公司',
    english: 'Shanghai Yanzhou Intelligent Equipment Co., Ltd.',
    code,
    no: null,
    status: '存续',
    colour: 'green',
    founded: '2014-03-12',
    country: 'CN',
    region: '310115',
    address: '上海市浦东新区示例路1号',
    former: ['上海砚舟机械有限公司'],
  },
  {
    name: 'Nordvik Technik GmbH',
    english: null,
    code: null,
    no: 'HRB 000000',
    status: '注销',
    colour: 'red',
    founded: null,
    country: 'DE',
    region: 'DE',
    address: 'Beispielweg 7, 10115 Berlin',
    former: [],
  },
]

test('GLEIF’s golden copy is known by its header: names, credit code, place and status; funds are refused', async () => {
  const fund = { ...inBerlin, LEI: '529900EXAMPLE0000003', 'Entity.EntityCategory': 'FUND' }
  const path = csv('lei2.csv', [header, ...[inShanghai, inBerlin, fund].map(record)])
  const log: string[] = []
  expect(await runImport(pool, companies, path, { log: (text) => log.push(text) })).toEqual({
    read: 3,
    written: 2,
    unchanged: 0,
    rejected: 1,
  })
  expect(log.join('\n')).toContain('CC0')
  expect(await held()).toEqual(expected)
  expect(await runImport(pool, companies, path)).toMatchObject({ written: 0, unchanged: 2 })
})

test('the same records as lei-cdf of JSON are the same companies', async () => {
  await pool.query('truncate company cascade')
  const text = (value: string) => ({ $: value })
  const records = [
    {
      LEI: text(inShanghai.LEI),
      Entity: {
        LegalName: { '@xml:lang': 'zh', ...text(inShanghai['Entity.LegalName']) },
        OtherEntityNames: {
          OtherEntityName: [
            {
              '@xml:lang': 'en',
              '@type': 'ALTERNATIVE_LANGUAGE_LEGAL_NAME',
              ...text(expected[0]?.english ?? ''),
            },
            { '@xml:lang': 'zh', '@type': 'PREVIOUS_LEGAL_NAME', ...text('上海砚舟机械有限公司') },
          ],
        },
        LegalAddress: {
          FirstAddressLine: text('浦东新区示例路1号'),
          City: text('上海市'),
          Country: text('CN'),
        },
        RegistrationAuthority: { RegistrationAuthorityEntityID: text(code) },
        EntityStatus: text('ACTIVE'),
        EntityCreationDate: text('2014-03-12T00:00:00Z'),
      },
    },
  ]
  const document = join(folder, 'lei2.json')
  writeFileSync(document, JSON.stringify({ records }, null, 1))
  expect(await runImport(pool, companies, document)).toMatchObject({ written: 1 })
  expect(await held()).toEqual([expected[0]])
  const lines = join(folder, 'lei2.ndjson')
  writeFileSync(
    lines,
    records
      .map((each) => `${JSON.stringify(each)}\n`)
      .join('')
      .repeat(2),
  )
  expect(await runImport(pool, companies, lines)).toMatchObject({ read: 2, rejected: 0 })
  expect(await held()).toEqual([expected[0]])
})
