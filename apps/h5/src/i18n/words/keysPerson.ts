import { words } from '#i18n/words.ts'

/** 主要人员. */
export const keysPerson = words({
  top: ['{value}', '{value}', '{value}', '{value}', '{value}'],
  current: ['在任', '在任', 'In office', 'En fonction', 'En el cargo'],
  past: ['历史', '歷史', 'Former', 'Anciens', 'Anteriores'],
  none_current: [
    '没有在任的主要人员',
    '沒有在任的主要人員',
    'Nobody in office on record',
    'Personne en fonction',
    'Nadie en el cargo',
  ],
  none_past: [
    '没有离任的主要人员',
    '沒有離任的主要人員',
    'Nobody has left',
    'Personne n’est parti',
    'Nadie ha dejado el cargo',
  ],
  holdingRatio: ['持股', '持股', 'Holds', 'Détient', 'Posee'],
  currentCompanyCount: [
    '现任职企业',
    '現任職企業',
    'Companies now',
    'Sociétés actuelles',
    'Empresas actuales',
  ],
  pastCompanyCount: [
    '曾任职企业',
    '曾任職企業',
    'Companies before',
    'Anciennes sociétés',
    'Empresas anteriores',
  ],
  startDate: ['任职', '任職', 'Since', 'Depuis', 'Desde'],
  endDate: ['离任', '離任', 'Left', 'Parti le', 'Hasta'],
})
