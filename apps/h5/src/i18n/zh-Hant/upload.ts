import type { Texts } from '#i18n/texts.ts'

export const upload: Texts<'upload'> = {
  add: '新增照片',
  camera: '拍照',
  album: '從相簿選擇',
  face: '更換頭像',
  picture: '照片',
  video: '影片',
  uploading: '上傳中',
  retry: '點擊重試',
  remove: '刪除',
  oversize: '「{name}」超過 {size} MB，無法上傳',
  pickLimit: '一次最多選擇 {n} 個，後 {left} 個未新增',
  countLimit: '最多上傳 {n} 個，後 {left} 個未新增',
}
