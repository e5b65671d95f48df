import { words } from '#i18n/words.ts'

/** Choosing and sending pictures and videos. */
export const upload = words({
  add: ['添加照片', '新增照片', 'Add photos', 'Ajouter des photos', 'Añadir fotos'],
  camera: ['拍照', '拍照', 'Take a photo', 'Prendre une photo', 'Hacer una foto'],
  album: ['从相册选择', '從相簿選擇', 'Choose from photos', 'Choisir dans les photos', 'Elegir de las fotos'],
  face: ['更换头像', '更換頭像', 'Change the picture', 'Changer la photo', 'Cambiar la foto'],
  picture: ['照片', '照片', 'Photo', 'Photo', 'Foto'],
  video: ['视频', '影片', 'Video', 'Vidéo', 'Vídeo'],
  uploading: ['上传中', '上傳中', 'Uploading', 'Envoi en cours', 'Subiendo'],
  retry: ['点击重试', '點擊重試', 'Tap to retry', 'Toucher pour réessayer', 'Toque para reintentar'],
  remove: ['删除', '刪除', 'Remove', 'Supprimer', 'Eliminar'],
  oversize: [
    '“{name}”超过 {size} MB，无法上传',
    '「{name}」超過 {size} MB，無法上傳',
    '“{name}” is larger than {size} MB and cannot be uploaded.',
    '« {name} » dépasse {size} Mo et ne peut pas être envoyé.',
    '«{name}» supera los {size} MB y no se puede subir.',
  ],
  pickLimit: [
    '一次最多选择 {n} 个，后 {left} 个未添加',
    '一次最多選擇 {n} 個，後 {left} 個未新增',
    'At most {n} at a time; the last {left} were not added.',
    '{n} au maximum à la fois ; les {left} derniers n’ont pas été ajoutés.',
    'Como máximo {n} a la vez; los últimos {left} no se añadieron.',
  ],
  countLimit: [
    '最多上传 {n} 个，后 {left} 个未添加',
    '最多上傳 {n} 個，後 {left} 個未新增',
    'At most {n} in all; the last {left} were not added.',
    '{n} au maximum en tout ; les {left} derniers n’ont pas été ajoutés.',
    'Como máximo {n} en total; los últimos {left} no se añadieron.',
  ],
})
