import { words } from '#i18n/words.ts'

/** 企业百科. */
export const baikeInfo = words({
  top: ['{value}', '{value}', '{value}', '{value}', '{value}'],
  none: [
    '暂无百科，欢迎补充',
    '暫無百科，歡迎補充',
    'No profile yet, additions are welcome',
    'Pas encore de présentation',
    'Aún sin perfil',
  ],
  foundedYear: ['创立年份', '創立年份', 'Founded in', 'Créée en', 'Fundada en'],
  brands: ['品牌', '品牌', 'Brands', 'Marques', 'Marcas'],
  mainProducts: ['主营产品', '主營產品', 'Products', 'Produits', 'Productos'],
  entryDate: ['词条更新', '詞條更新', 'Entry updated', 'Fiche mise à jour', 'Ficha actualizada'],
  sourceUrl: ['词条来源', '詞條來源', 'Source', 'Source', 'Fuente'],
  picture: ['企业图片', '企業圖片', 'Picture', 'Image', 'Imagen'],
  summary: ['企业简介', '企業簡介', 'Introduction', 'Présentation', 'Presentación'],
  honors: ['企业荣誉', '企業榮譽', 'Honours', 'Distinctions', 'Distinciones'],
  milestones: ['大事记', '大事記', 'Milestones', 'Étapes', 'Hitos'],
})
