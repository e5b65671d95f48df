import { words } from '#i18n/words.ts'

/** 数据分布 of job advertisements. */
export const recruitEchart = words({
  openJobs: ['在招职位', '在招職位', 'Open jobs', 'Postes ouverts', 'Puestos abiertos'],
  averageSalary: ['平均月薪', '平均月薪', 'Average pay', 'Salaire moyen', 'Salario medio'],
  bachelorRatio: ['本科及以上', '本科及以上', 'Degree or more', 'Licence ou plus', 'Grado o más'],
  months: ['招聘趋势', '招聘趨勢', 'By month', 'Par mois', 'Por mes'],
  salaries: ['薪资分布', '薪資分佈', 'By pay', 'Par salaire', 'Por salario'],
  educations: ['学历分布', '學歷分佈', 'By education', 'Par formation', 'Por formación'],
  experiences: ['经验分布', '經驗分佈', 'By experience', 'Par expérience', 'Por experiencia'],
  cities: ['城市分布', '城市分佈', 'By city', 'Par ville', 'Por ciudad'],
  jobFunctions: ['职能分布', '職能分佈', 'By function', 'Par fonction', 'Por función'],
  sample: [
    '近 12 个月 {n} 条招聘',
    '近 12 個月 {n} 條招聘',
    { one: '{n} advertisement in 12 months', other: '{n} advertisements in 12 months' },
    { one: '{n} offre en 12 mois', other: '{n} offres en 12 mois' },
    { one: '{n} oferta en 12 meses', other: '{n} ofertas en 12 meses' },
  ],
  tooFew: ['样本不足', '樣本不足', 'Too few to tell', 'Échantillon insuffisant', 'Muestra insuficiente'],
  tooFewText: [
    '近 12 个月的招聘少于 5 条，不画分布',
    '近 12 個月的招聘少於 5 條，不畫分佈',
    'Fewer than 5 advertisements in 12 months show no distribution',
    'Moins de 5 offres en 12 mois : pas de répartition',
    'Menos de 5 ofertas en 12 meses: no hay distribución',
  ],
  open: ['招聘数据分布', '招聘資料分佈', 'What they make together', 'Vue d’ensemble', 'Visión de conjunto'],
})
