import { type Locale, locales } from '@zhzz/contract/locale.ts'

/** What stands in a calendar that somebody else's program draws. */
export const feedWords = {
  name: {
    'zh-Hans': '智慧会展 · 我的展会',
    'zh-Hant': '智慧會展 · 我的展會',
    en: 'My exhibitions',
    fr: 'Mes salons',
    es: 'Mis ferias',
  },
  plan: {
    'zh-Hans': '智慧会展 · 展会排期计划',
    'zh-Hant': '智慧會展 · 展會排期計劃',
    en: 'Exhibition plan',
    fr: 'Plan de salons',
    es: 'Plan de ferias',
  },
  moveIn: { 'zh-Hans': '布展', 'zh-Hant': '佈展', en: 'Build-up', fr: 'Montage', es: 'Montaje' },
  moveOut: { 'zh-Hans': '撤展', 'zh-Hant': '撤展', en: 'Dismantling', fr: 'Démontage', es: 'Desmontaje' },
  registrationDeadline: {
    'zh-Hans': '报名截止',
    'zh-Hant': '報名截止',
    en: 'Registration ends',
    fr: 'Fin des inscriptions',
    es: 'Fin de inscripción',
  },
  drawingReviewDeadline: {
    'zh-Hans': '审图截止',
    'zh-Hant': '審圖截止',
    en: 'Drawings due',
    fr: 'Plans à remettre',
    es: 'Entrega de planos',
  },
  freightDeadline: {
    'zh-Hans': '进仓截止',
    'zh-Hant': '進倉截止',
    en: 'Freight due',
    fr: 'Fret à livrer',
    es: 'Entrega de carga',
  },
  followUp: { 'zh-Hans': '跟进', 'zh-Hant': '跟進', en: 'Follow up', fr: 'Suivi', es: 'Seguimiento' },
  postponed: { 'zh-Hans': '延期', 'zh-Hant': '延期', en: 'Postponed', fr: 'Reporté', es: 'Aplazada' },
  cancelled: { 'zh-Hans': '取消', 'zh-Hant': '取消', en: 'Cancelled', fr: 'Annulé', es: 'Cancelada' },
  heldUntil: {
    'zh-Hans': '保留至',
    'zh-Hant': '保留至',
    en: 'Held until',
    fr: 'Réservé jusqu’au',
    es: 'Reservado hasta',
  },
  was: { 'zh-Hans': '原定', 'zh-Hant': '原定', en: 'Planned for', fr: 'Prévu du', es: 'Prevista' },
} as const satisfies Record<string, Record<Locale, string>>

/** The language a feed was made in. */
export function feedLocale(kept: string): Locale {
  return locales.find((locale) => locale === kept) ?? 'zh-Hans'
}

export function feedName(kept: string): string {
  return feedWords.name[feedLocale(kept)]
}
