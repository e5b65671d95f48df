import { seriesCount, seriesOf } from '#exhibition/series.ts'

/** Articles of the invented world. */
export const newsCount = 36

const kinds = ['exhibition', 'industry', 'exhibition', 'policy', 'hall', 'guide'] as const
const publishers = ['砚会周报', '会展前线（示例）', '展城快讯', '示例行业网'] as const

/** Article number `index`: what it says of its series, and of the company it names. */
export function articleOf(seed: number, index: number, company: string) {
  const series = seriesOf(seed, (index * 7) % seriesCount)
  const category = kinds[index % kinds.length] ?? 'industry'
  const { name, trade, hall } = series
  const titles = {
    exhibition: `${name}招展过半，特装展区先行售罄`,
    industry: `${trade.title}订单回升，企业加快布局海外展会`,
    policy: `多地出台展会补贴办法，${trade.title}企业可申请`,
    hall: `${hall.name}公布明年档期，新增货运预约通道`,
    guide: `展前一百二十天：向${trade.title}参展商推介特装方案的五个节点`,
  }
  const lead = {
    exhibition: `${name}组委会表示，本届展位预订进度快于往届，${trade.products.slice(0, 2).join('、')}类展商增长明显。`,
    industry: `据示例行业网统计，${trade.products.slice(0, 3).join('、')}三类产品的询单量较上季回升。`,
    policy: `新办法对参加${name}等展会的企业按展位费给予补助，申请截止到展后三十天。`,
    hall: `${hall.name}公布的档期包括${name}在内的多场展会，布展期货车须提前预约。`,
    guide: `从确定展位到图纸报审，搭建商有四次合适的联系时机；以${name}为例逐一说明。`,
  }
  return {
    series,
    category,
    publisher: publishers[index % publishers.length] ?? publishers[0],
    title: titles[category],
    summary: lead[category],
    namesCompany: category === 'exhibition' || category === 'industry',
    contentHtml: [
      `<p>${lead[category]}</p>`,
      '<h3>要点</h3>',
      `<ul>${trade.products
        .slice(0, 3)
        .map((product) => `<li>${product}：展商报名与去年同期相比增加</li>`)
        .join('')}</ul>`,
      category === 'exhibition' || category === 'industry' ? `<p>${company}表示将携新品参展。</p>` : '',
      '<table><tbody><tr><th>节点</th><th>时间</th></tr><tr><td>图纸报审</td><td>展前 45 天</td></tr><tr><td>布展</td><td>展前 3 天</td></tr></tbody></table>',
      '<p>本文为示例内容，所述企业与数据均属虚构。</p>',
    ].join(''),
  }
}
