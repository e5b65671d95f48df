import { words } from '#schedule/planWords.ts'

const quoted = '报价客户|報價客戶|Quoted|Devis|Ofertas'
const quotedAmount = '报价金额（元）|報價金額（元）|Quoted (CNY)|Devis (CNY)|Ofertas (CNY)'
const won = '签约客户|簽約客戶|Won|Gagnés|Ganados'
const wonAmount = '签约金额（元）|簽約金額（元）|Won (CNY)|Gagné (CNY)|Ganado (CNY)'
const last = '末次接触|末次接觸|last contact|dernier contact|último contacto'
const first = '首次接触|首次接觸|first contact|premier contact|primer contacto'

/** A column that is told twice: by the last contact, and by the first. */
function by(line: string, contact: string) {
  const of = contact.split('|')
  return words(
    line
      .split('|')
      .map((word, at) => `${word} · ${of[at]}`)
      .join('|'),
  )
}

/** What the sheet of 展会复盘 says, its columns in their order. */
export const reviewWords = {
  columns: {
    name: words('展会|展會|Exhibition|Salon|Feria'),
    from: words('开始|開始|First day|Premier jour|Primer día'),
    to: words('结束|結束|Last day|Dernier jour|Último día'),
    targets: words('目标|目標|Targets|Cibles|Objetivos'),
    contacted: words('已联系|已聯絡|Contacted|Contactés|Contactados'),
    met: words('已见面|已見面|Met|Rencontrés|Vistos'),
    cost: words('花费（元）|花費（元）|Spent (CNY)|Dépensé (CNY)|Gastado (CNY)'),
    lastQuoted: by(quoted, last),
    lastQuotedAmount: by(quotedAmount, last),
    lastWon: by(won, last),
    lastWonAmount: by(wonAmount, last),
    firstQuoted: by(quoted, first),
    firstQuotedAmount: by(quotedAmount, first),
    firstWon: by(won, first),
    firstWonAmount: by(wonAmount, first),
  },
  unattributed: words('未归属|未歸屬|No exhibition|Sans salon|Sin feria'),
  total: words('合计|合計|Total|Total|Total'),
}
