import { words } from '#i18n/words.ts'

/** The location picker, maps and distances. */
export const place = words({
  choose: ['选择位置', '選擇位置', 'Choose a place', 'Choisir un lieu', 'Elegir un lugar'],
  search: ['搜索地点', '搜尋地點', 'Search for a place', 'Rechercher un lieu', 'Buscar un lugar'],
  own: ['回到我的位置', '回到我的位置', 'To where I am', 'À ma position', 'A mi posición'],
  here: ['我的位置', '我的位置', 'Where I am', 'Ma position', 'Mi posición'],
  map: ['地图', '地圖', 'Map', 'Carte', 'Mapa'],
  nearby: ['附近地点', '附近地點', 'Places nearby', 'Lieux à proximité', 'Lugares cercanos'],
  none: [
    '附近没有已知的地点',
    '附近沒有已知的地點',
    'No known place nearby',
    'Aucun lieu connu à proximité',
    'Ningún lugar conocido cerca',
  ],
  noneFound: [
    '附近没有找到',
    '附近沒有找到',
    'Nothing found nearby',
    'Rien trouvé à proximité',
    'Nada encontrado cerca',
  ],
  noneAtAll: ['没有找到', '沒有找到', 'Nothing found', 'Rien trouvé', 'Nada encontrado'],
  inCountry: [
    '搜索全国',
    '搜尋全國',
    'Search the whole country',
    'Chercher dans tout le pays',
    'Buscar en todo el país',
  ],
  metres: ['{n}m', '{n}m', '{n} m', '{n} m', '{n} m'],
  kilometres: ['{n}km', '{n}km', '{n} km', '{n} km', '{n} km'],
  field: ['位置', '位置', 'Place', 'Lieu', 'Lugar'],
  remove: ['不记录位置', '不記錄位置', 'Leave the place out', 'Ne pas noter le lieu', 'No anotar el lugar'],
  again: ['重新选择', '重新選擇', 'Choose another', 'En choisir un autre', 'Elegir otro'],
  fromTencent: [
    '数据来自腾讯位置服务',
    '資料來自騰訊位置服務',
    'Places by Tencent',
    'Lieux : Tencent',
    'Lugares: Tencent',
  ],
  fromAmap: ['数据来自高德地图', '資料來自高德地圖', 'Places by Amap', 'Lieux : Amap', 'Lugares: Amap'],
  fromGoogle: [
    '数据来自 Google 地图',
    '資料來自 Google 地圖',
    'Places by Google Maps',
    'Lieux : Google Maps',
    'Lugares: Google Maps',
  ],
})
