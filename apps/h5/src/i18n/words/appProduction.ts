import { words } from '#i18n/words.ts'

/** 移动应用. */
export const appProduction = words({
  top: ['最近 {value}', '最近 {value}', 'latest {value}', 'dernière {value}', 'última {value}'],
  app: ['APP', 'APP', 'Apps', 'Applications', 'Aplicaciones'],
  miniProgram: ['小程序', '小程式', 'Mini programs', 'Mini-programmes', 'Miniprogramas'],
  copyright: ['软件著作权', '軟體著作權', 'Software rights', 'Droits logiciels', 'Derechos de software'],
  none_app: ['没有 APP', '沒有 APP', 'No app', 'Aucune application', 'Ninguna aplicación'],
  none_miniProgram: [
    '没有小程序',
    '沒有小程式',
    'No mini program',
    'Aucun mini-programme',
    'Ningún miniprograma',
  ],
  none_copyright: [
    '没有软件著作权',
    '沒有軟體著作權',
    'No registered software',
    'Aucun logiciel déposé',
    'Ningún software registrado',
  ],
  platform: ['平台', '平臺', 'Platform', 'Plateforme', 'Plataforma'],
  category: ['分类', '分類', 'Category', 'Catégorie', 'Categoría'],
  releaseDate: ['发布', '發佈', 'Released', 'Publiée le', 'Publicada'],
  rating: ['评分', '評分', 'Rating', 'Note', 'Valoración'],
  downloads: ['下载量', '下載量', 'Downloads', 'Téléchargements', 'Descargas'],
  developer: ['开发者', '開發者', 'Developer', 'Éditeur', 'Desarrollador'],
  copyrightRegNo: ['登记号', '登記號', 'Registration no.', 'N° de dépôt', 'N.º de registro'],
  shortName: ['简称', '簡稱', 'Short name', 'Nom court', 'Nombre corto'],
  appIntro: ['简介', '簡介', 'About', 'Présentation', 'Descripción'],
})
