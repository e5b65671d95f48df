import { words } from '#i18n/words.ts'

/** 展馆图片. */
export const hallPicture = words({
  all: ['全部', '全部', 'All', 'Toutes', 'Todas'],
  exterior: ['外观', '外觀', 'Outside', 'Extérieur', 'Exterior'],
  pavilion: ['展厅内景', '展廳內景', 'Inside the halls', 'Dans les halls', 'En los pabellones'],
  plan: ['平面图', '平面圖', 'Plans', 'Plans', 'Planos'],
  traffic: ['交通图', '交通圖', 'Getting there', 'Accès', 'Accesos'],
  freight: ['货运通道', '貨運通道', 'Freight', 'Fret', 'Carga'],
  meeting: ['会议室', '會議室', 'Meeting rooms', 'Salles', 'Salas'],
  none: ['还没有图片', '還沒有圖片', 'No pictures yet', 'Aucune image', 'Aún sin imágenes'],
  noneText: [
    '展馆或数据方还没有提供这座展馆的图片',
    '展館或數據方還沒有提供這座展館的圖片',
    'Nobody has given pictures of this venue yet',
    'Personne n’a encore fourni d’images de ce parc',
    'Nadie ha aportado aún imágenes de este recinto',
  ],
  failed: ['图片未能加载', '圖片未能載入', 'Picture not loaded', 'Image non chargée', 'Imagen no cargada'],
  count: [
    '{n} 张图片',
    '{n} 張圖片',
    { one: '{n} picture', other: '{n} pictures' },
    { one: '{n} image', other: '{n} images' },
    { one: '{n} imagen', other: '{n} imágenes' },
  ],
})
