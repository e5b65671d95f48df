import { words } from '#i18n/words.ts'

/** Why a printed name may be a company's. */
export const match = words({
  sameName: ['名称相同', '名稱相同', 'Same name', 'Même nom', 'Mismo nombre'],
  sameFormerName: [
    '与曾用名相同',
    '與曾用名相同',
    'Same former name',
    'Même ancien nom',
    'Mismo nombre anterior',
  ],
  sameBrand: ['与品牌相同', '與品牌相同', 'Same brand', 'Même marque', 'Misma marca'],
  sameEnglishName: [
    '英文名相近',
    '英文名相近',
    'English name alike',
    'Nom anglais proche',
    'Nombre inglés parecido',
  ],
  sameButLegalForm: [
    '仅公司形式不同',
    '僅公司形式不同',
    'Another legal form',
    'Autre forme juridique',
    'Otra forma jurídica',
  ],
  sameButPlace: ['仅地名不同', '僅地名不同', 'Another place', 'Autre lieu', 'Otro lugar'],
  placeElsewhere: ['地点不同', '地點不同', 'Elsewhere', 'Ailleurs', 'En otro lugar'],
  sameStem: ['字号相同', '字號相同', 'Same core name', 'Même nom distinctif', 'Mismo nombre distintivo'],
  shortened: ['名称的一部分', '名稱的一部分', 'Part of the name', 'Partie du nom', 'Parte del nombre'],
  abbreviated: ['像是简称', '像是簡稱', 'Looks abbreviated', 'Semble abrégé', 'Parece abreviado'],
  branch: [
    '像是分支机构',
    '像是分支機構',
    'Looks like a branch',
    'Semble une succursale',
    'Parece una sucursal',
  ],
  sameSpelling: ['拼音相近', '拼音相近', 'Sounds alike', 'Prononciation proche', 'Suena parecido'],
  slip: [
    '像是一字之差',
    '像是一字之差',
    'A letter or two apart',
    'À une lettre près',
    'Difiere en una letra',
  ],
})
