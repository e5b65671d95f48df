import { words } from '#i18n/words.ts'

/** 微信公众号. */
export const wechatInfo = words({
  top: ['{value}', '{value}', '{value}', '{value}', '{value}'],
  none: ['没有公众号', '沒有公眾號', 'No WeChat account', 'Aucun compte WeChat', 'Ninguna cuenta de WeChat'],
  service: ['服务号', '服務號', 'Service account', 'Compte de service', 'Cuenta de servicio'],
  subscription: ['订阅号', '訂閱號', 'Subscription account', 'Compte d’abonnement', 'Cuenta de suscripción'],
  accountType: ['类型', '類型', 'Kind', 'Type', 'Tipo'],
  wechatId: ['微信号', '微信號', 'WeChat ID', 'Identifiant WeChat', 'ID de WeChat'],
  lastActiveAt: ['最近活跃', '最近活躍', 'Last active', 'Dernière activité', 'Última actividad'],
  accountIntro: ['功能介绍', '功能介紹', 'About', 'Présentation', 'Descripción'],
  articles: ['最近文章', '最近文章', 'Latest articles', 'Derniers articles', 'Últimos artículos'],
})
