import type { appProduction } from '@zhzz/contract/companyModule/appProduction.ts'
import type { ModuleSample } from '#companyModule/moduleSample.ts'
import { between } from '#random.ts'

const kinds = ['app', 'miniProgram', 'copyright'] as const

/** Two companies in five have an app, a mini program and software of their own. */
export const appProductionSample: ModuleSample<typeof appProduction> = (company, random) => {
  if (random() > 0.4) return []
  return kinds.slice(0, between(1, 3, random)).map((kind) => ({
    appName: kind === 'copyright' ? `${company.stem}${company.trade.title}管理软件` : `${company.stem}云`,
    platform: kind === 'app' ? 'iOS' : kind === 'miniProgram' ? '微信小程序' : '',
    kind,
    shortName: null,
    category: kind === 'copyright' ? null : '商务办公',
    version: `V${between(1, 5, random)}.${between(0, 9, random)}`,
    releaseDate: `202${between(1, 5, random)}-0${between(1, 9, random)}-18`,
    rating: kind === 'app' ? `4.${between(0, 9, random)}` : null,
    downloads: kind === 'app' ? '1万+' : null,
    developer: company.name,
    copyrightRegNo: kind === 'copyright' ? `2024SR${between(100_000, 999_999, random)}` : null,
    appIntro: kind === 'copyright' ? null : `${company.stem}的产品与服务入口。`,
    iconUrl: null,
  }))
}
