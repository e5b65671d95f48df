import { words } from '#i18n/words.ts'

/** 融资历史. */
export const financingInfo = words({
  top: ['最新 {value}', '最新 {value}', 'latest {value}', 'dernière {value}', 'última {value}'],
  none: ['没有融资记录', '沒有融資記錄', 'No funding round', 'Aucune levée de fonds', 'Ninguna ronda'],
  round: ['轮次', '輪次', 'Round', 'Tour', 'Ronda'],
  financingDate: ['融资日期', '融資日期', 'Date', 'Date', 'Fecha'],
  investors: ['投资方', '投資方', 'Investors', 'Investisseurs', 'Inversores'],
  valuationText: ['估值', '估值', 'Valuation', 'Valorisation', 'Valoración'],
  productName: ['项目', '專案', 'Project', 'Projet', 'Proyecto'],
  seed: ['种子轮', '種子輪', 'Seed', 'Amorçage', 'Semilla'],
  angel: ['天使轮', '天使輪', 'Angel', 'Business angels', 'Ángel'],
  a: ['A轮', 'A輪', 'Series A', 'Série A', 'Serie A'],
  b: ['B轮', 'B輪', 'Series B', 'Série B', 'Serie B'],
  c: ['C轮', 'C輪', 'Series C', 'Série C', 'Serie C'],
  dAndLater: [
    'D轮及以后',
    'D輪及以後',
    'Series D and later',
    'Série D et suivantes',
    'Serie D y posteriores',
  ],
  ipo: ['上市', '上市', 'Listing', 'Introduction en bourse', 'Salida a bolsa'],
  strategic: ['战略投资', '戰略投資', 'Strategic', 'Stratégique', 'Estratégica'],
  acquired: ['并购', '併購', 'Acquisition', 'Acquisition', 'Adquisición'],
  other: ['其他', '其他', 'Other', 'Autre', 'Otra'],
})
