import { expect, test } from 'vitest'
import { type ProfileForm, profileErrors, profileRequest } from '#pages/my/profile/profileForm.ts'

const form: ProfileForm = {
  realName: '测试',
  companyName: '测试公司',
  companyId: null,
  position: '',
  personaType: 'builder',
  cityCodes: ['310000'],
  industryCodes: [],
  series: [{ id: '0190a0b0-0000-7000-8000-000000000001', name: '展会' }],
  inviteCode: '',
}

test('a good form has no errors; each wrong field is named at its border', () => {
  expect(profileErrors(form)).toEqual({})
  expect(profileErrors({ ...form, realName: '欧' }).realName).toBe('person.nameWrong')
  expect(profileErrors({ ...form, realName: '𠮷'.repeat(20) })).toEqual({})
  expect(profileErrors({ ...form, realName: '长'.repeat(21) }).realName).toBe('person.nameWrong')
  expect(profileErrors({ ...form, companyName: ' 欧 ' }).companyName).toBe('person.companyWrong')
  expect(profileErrors({ ...form, personaType: '' }).personaType).toBe('person.personaWrong')
  expect(profileErrors({ ...form, cityCodes: [] }).cityCodes).toBe('person.citiesWrong')
  expect(profileErrors({ ...form, cityCodes: ['1', '2', '3', '4', '5', '6'] }).cityCodes).toBe(
    'person.citiesWrong',
  )
})

test('series go out by their ids', () => {
  expect(profileRequest(form)).toMatchObject({ seriesIds: [form.series[0]?.id], cityCodes: ['310000'] })
})
