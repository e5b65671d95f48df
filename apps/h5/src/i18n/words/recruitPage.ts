import { words } from '#i18n/words.ts'

/** 招聘信息. */
export const recruitPage = words({
  top: ['最近 {value}', '最近 {value}', 'latest {value}', 'dernière {value}', 'última {value}'],
  none: ['没有招聘信息', '沒有招聘資訊', 'No job advertisement', 'Aucune offre', 'Ninguna oferta'],
  salaryText: ['月薪', '月薪', 'Pay', 'Salaire', 'Salario'],
  isExhibition: [
    '招会展·市场人员',
    '招會展·市場人員',
    'Exhibition or marketing staff',
    'Personnel salons ou marketing',
    'Personal de ferias o marketing',
  ],
  workCity: ['城市', '城市', 'City', 'Ville', 'Ciudad'],
  publishDate: ['发布', '發佈', 'Published', 'Publiée le', 'Publicada el'],
  education: ['学历', '學歷', 'Education', 'Formation', 'Formación'],
  platform: ['来源', '來源', 'From', 'Source', 'Fuente'],
})
