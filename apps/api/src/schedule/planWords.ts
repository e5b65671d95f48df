import type { Locale } from '@zhzz/contract/locale.ts'
import type { JoinRole } from '@zhzz/contract/schedule/myExhibition.ts'
import type { Clash } from '@zhzz/contract/schedule/plan.ts'

type Words = Record<Locale, string>

/** `简体|繁體|English|français|español` */
export function words(line: string): Words {
  const [hans = '', hant = '', en = '', fr = '', es = ''] = line.split('|')
  return { 'zh-Hans': hans, 'zh-Hant': hant, en, fr, es }
}

/** The columns of the sheet, in their order. */
export const columnWords = {
  name: words('展会|展會|Exhibition|Salon|Feria'),
  from: words('开始|開始|First day|Premier jour|Primer día'),
  to: words('结束|結束|Last day|Dernier jour|Último día'),
  city: words('城市|城市|City|Ville|Ciudad'),
  place: words('展馆或地点|展館或地點|Venue|Lieu|Recinto'),
  people: words('谁去|誰去|Who goes|Qui vient|Quién va'),
  role: words('角色|角色|Role|Rôle|Papel'),
  state: words('状态|狀態|State|État|Estado'),
  goalLeads: words('跟进目标|跟進目標|Follow-up goal|Objectif de suivis|Meta de seguimientos'),
  leads: words('已跟进|已跟進|Followed up|Suivis|Seguidos'),
  goalMeetings: words('拜访目标|拜訪目標|Meeting goal|Objectif de visites|Meta de visitas'),
  meetings: words('已拜访|已拜訪|Met|Visités|Visitados'),
  budget: words('预算（元）|預算（元）|Budget (CNY)|Budget (CNY)|Presupuesto (CNY)'),
  cost: words('实际花费（元）|實際花費（元）|Spent (CNY)|Dépensé (CNY)|Gastado (CNY)'),
  note: words('备注|備註|Note|Note|Nota'),
  clashes: words('冲突|衝突|Clashes|Conflits|Conflictos'),
}

export const roleWords: Record<JoinRole, Words> = {
  visit: words('参观|參觀|Visiting|Visite|Visita'),
  exhibit: words('参展|參展|Exhibiting|Exposant|Expositor'),
  build: words('搭建服务|搭建服務|Stand building|Montage de stands|Montaje de stands'),
  forward: words('物流服务|物流服務|Logistics|Logistique|Logística'),
  organize: words('主办|主辦|Organising|Organisation|Organización'),
  research: words('调研|調研|Research|Étude|Estudio'),
}

export const clashWords: Record<Clash['kind'], Words> = {
  overlap: words('撞期|撞期|Same days|Mêmes jours|Mismos días'),
  sameCity: words('同城同期|同城同期|Same days, same city|Mêmes jours, même ville|Mismos días y ciudad'),
  travel: words('路上没有整天|路上沒有整天|No day to travel|Pas de jour de trajet|Sin día de viaje'),
  trade: words('同行业同期|同行業同期|Same trade, same days|Même secteur, mêmes jours|Mismo ramo y días'),
}
