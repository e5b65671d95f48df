import { words } from '#i18n/words.ts'

/** Whom facts come from, and up to which day they were known there. */
export const provenance = words({
  asOf: ['截至 {day}', '截至 {day}', 'as of {day}', 'au {day}', 'a fecha de {day}'],
  imported: [
    '截至日期未知，导入于 {day}',
    '截至日期未知，匯入於 {day}',
    'date unknown, imported {day}',
    'date inconnue, importé le {day}',
    'fecha desconocida, importado el {day}',
  ],
  stale: [
    '{day}，可能已变',
    '{day}，可能已變',
    '{day}, may have changed',
    '{day}, a pu changer',
    '{day}, puede haber cambiado',
  ],
  licensed: [
    '{source}（{licence}）',
    '{source}（{licence}）',
    '{source} ({licence})',
    '{source} ({licence})',
    '{source} ({licence})',
  ],
  other: [
    '{fact}：{source}',
    '{fact}：{source}',
    '{fact}: {source}',
    '{fact} : {source}',
    '{fact}: {source}',
  ],
  codes: ['登记号码', '登記號碼', 'Registration numbers', 'Numéros d’immatriculation', 'Números de registro'],
  english_name: ['英文名', '英文名', 'English name', 'Nom anglais', 'Nombre en inglés'],
  short_name: ['简称', '簡稱', 'Short name', 'Nom abrégé', 'Nombre abreviado'],
  registration: ['登记信息', '登記資訊', 'Registration', 'Immatriculation', 'Registro'],
  status: ['登记状态', '登記狀態', 'Status', 'Statut', 'Estado'],
  capital: ['资本', '資本', 'Capital', 'Capital', 'Capital'],
  address: ['地址', '地址', 'Address', 'Adresse', 'Dirección'],
  mail_address: ['通信地址', '通訊地址', 'Postal address', 'Adresse postale', 'Dirección postal'],
  position: ['位置', '位置', 'Position', 'Position', 'Posición'],
  place: ['地区', '地區', 'Place', 'Lieu', 'Lugar'],
  products: ['产品', '產品', 'Products', 'Produits', 'Productos'],
  listing: ['上市信息', '上市資訊', 'Listing', 'Cotation', 'Cotización'],
  schedule: ['日程', '日程', 'Schedule', 'Calendrier', 'Calendario'],
  country: ['国家', '國家', 'Country', 'Pays', 'País'],
  dates: ['日期', '日期', 'Dates', 'Dates', 'Fechas'],
})
