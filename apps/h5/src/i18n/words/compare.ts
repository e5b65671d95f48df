import { words } from '#i18n/words.ts'

export const compare = words({
  title: ['展会对比', '展會對比', 'Compare exhibitions', 'Comparer les salons', 'Comparar ferias'],
  open: ['对比', '對比', 'Compare', 'Comparer', 'Comparar'],
  choose: [
    '最多选 {n} 场与本展并列',
    '最多選 {n} 場與本展並列',
    'Choose up to {n} to stand beside this one',
    'Choisissez-en jusqu’à {n} à placer à côté de celui-ci',
    'Elija hasta {n} para poner junto a esta',
  ],
  listed: [
    '名录已收录',
    '名錄已收錄',
    'Exhibitors listed here',
    'Exposants recensés ici',
    'Expositores registrados aquí',
  ],
  none: [
    '没有可对比的展会',
    '沒有可對比的展會',
    'Nothing to compare with yet',
    'Rien à comparer pour l’instant',
    'Nada que comparar todavía',
  ],
  noneText: [
    '收藏其他展会后，可在这里并列对比',
    '收藏其他展會後，可在這裡並列對比',
    'Mark other exhibitions as favourites to see them here side by side',
    'Ajoutez d’autres salons aux favoris pour les comparer ici',
    'Marque otras ferias como favoritas para compararlas aquí',
  ],
})
