import { words } from '#i18n/words.ts'

/** What every sub-page of 企业详情 that lists records says. */
export const module = words({
  notCollected: ['暂未收录', '暫未收錄', 'Not collected yet', 'Pas encore collecté', 'Aún sin datos'],
  notCollectedText: [
    '这家企业的这类数据还没有收录，不代表没有',
    '這家企業的這類資料還沒有收錄，不代表沒有',
    'We do not hold data of this kind for this company, which does not mean that there is none',
    "Nous n'avons pas ces données pour cette entreprise ; cela ne signifie pas qu'il n'y en a pas",
    'No tenemos datos de este tipo de esta empresa, lo que no significa que no existan',
  ],
  askForData: [
    '反馈缺失数据',
    '回饋缺失資料',
    'Report missing data',
    'Signaler un manque',
    'Avisar de que faltan',
  ],
  noneLeft: [
    '没有符合条件的记录',
    '沒有符合條件的記錄',
    'No record matches',
    'Aucun résultat',
    'Ningún registro coincide',
  ],
  searchHere: [
    '在列表中搜索',
    '在列表中搜尋',
    'Search this list',
    'Chercher dans la liste',
    'Buscar en la lista',
  ],
  original: ['查看原文', '檢視原文', 'Original', 'Original', 'Original'],
  withheld: [
    '企业选择不公示',
    '企業選擇不公示',
    'Not disclosed by the company',
    'Non publié par l’entreprise',
    'La empresa no lo publica',
  ],
  picture: ['查看大图', '檢視大圖', 'View the picture', 'Voir l’image', 'Ver la imagen'],
  lastDays: [
    '近 {n} 天',
    '近 {n} 天',
    { one: 'Last {n} day', other: 'Last {n} days' },
    { one: 'Dernier jour', other: '{n} derniers jours' },
    { one: 'Último día', other: 'Últimos {n} días' },
  ],
})
