import { words } from '#i18n/words.ts'

/** 对外投资. */
export const investment = words({
  top: ['最大 {value}', '最大 {value}', 'largest {value}', 'premier {value}', 'mayor {value}'],
  current: ['对外投资', '對外投資', 'Investments', 'Participations', 'Participaciones'],
  past: ['历史投资', '歷史投資', 'Former', 'Anciennes', 'Anteriores'],
  none_current: [
    '没有对外投资',
    '沒有對外投資',
    'No investment',
    'Aucune participation',
    'Ninguna participación',
  ],
  none_past: ['没有历史投资', '沒有歷史投資', 'No former investment', 'Aucune ancienne', 'Ninguna anterior'],
  ratio: ['持股', '持股', 'Share', 'Part', 'Parte'],
  registrationStatus: ['状态', '狀態', 'Status', 'Statut', 'Estado'],
  region: ['地区', '地區', 'Region', 'Région', 'Región'],
  exhibitionCount: [
    '参展次数',
    '參展次數',
    'Times exhibited',
    'Participations aux salons',
    'Veces que expuso',
  ],
  legalRepresentative: [
    '法定代表人',
    '法定代表人',
    'Legal representative',
    'Représentant légal',
    'Representante legal',
  ],
  registeredCapital: ['注册资本', '註冊資本', 'Capital', 'Capital', 'Capital'],
  subscribedAmount: ['认缴', '認繳', 'Subscribed', 'Souscrit', 'Suscrito'],
  investDate: ['投资日期', '投資日期', 'Invested on', 'Investi le', 'Invertido el'],
})
