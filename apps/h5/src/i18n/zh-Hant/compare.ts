import type { Texts } from '#i18n/texts.ts'

export const compare: Texts<'compare'> = {
  title: '展會對比',
  open: '對比',
  choose: '最多選 {n} 場與本展並列',
  listed: '名錄已收錄',
  none: '沒有可對比的展會',
  noneText: '收藏其他展會後，可在這裡並列對比',
}
