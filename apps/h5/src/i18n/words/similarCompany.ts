import { words } from '#i18n/words.ts'

/** 竞品友商. */
export const similarCompany = words({
  coExhibitors: ['同展友商', '同展友商', 'Same exhibitions', 'Mêmes salons', 'Mismas ferias'],
  products: ['产品竞品', '產品競品', 'Same products', 'Mêmes produits', 'Mismos productos'],
  shared: [
    '共同参展 {n} 场',
    '共同參展 {n} 場',
    { one: '{n} exhibition together', other: '{n} exhibitions together' },
    { one: '{n} salon en commun', other: '{n} salons en commun' },
    { one: '{n} feria en común', other: '{n} ferias en común' },
  ],
  sameIndustry: [
    '同行业：{name}',
    '同行業：{name}',
    'Same trade: {name}',
    'Même secteur : {name}',
    'Mismo sector: {name}',
  ],
  sameTopics: [
    '同类：{names}',
    '同類：{names}',
    'Same field: {names}',
    'Même domaine : {names}',
    'Mismo ámbito: {names}',
  ],
  sameProducts: [
    '同类产品：{names}',
    '同類產品：{names}',
    'Same products: {names}',
    'Produits communs : {names}',
    'Productos comunes: {names}',
  ],
  none_coExhibitors: [
    '近 12 场展会的名录里没有其他企业',
    '近 12 場展會的名錄裡沒有其他企業',
    'Nobody else is listed at its last 12 exhibitions',
    'Personne d’autre à ses 12 derniers salons',
    'Nadie más en sus 12 últimas ferias',
  ],
  none_products: [
    '同展企业里没有同行业或同类产品的',
    '同展企業裡沒有同行業或同類產品的',
    'Nobody at the same exhibitions has its trade or products',
    'Personne du même secteur aux mêmes salons',
    'Nadie de su sector en las mismas ferias',
  ],
  how: [
    '按近 12 场参展名录统计',
    '按近 12 場參展名錄統計',
    'Counted from the lists of its last 12 exhibitions',
    'D’après les listes de ses 12 derniers salons',
    'Según las listas de sus 12 últimas ferias',
  ],
})
