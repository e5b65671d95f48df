import { appProduction } from '@zhzz/contract/companyModule/appProduction.ts'
import { moduleDataset } from '#companyModule/moduleDataset.ts'

/** 移动应用, 小程序 and 软件著作权, as 天眼查, 企查查 and 七麦 print them. */
export const apps = moduleDataset('apps', appProduction, {
  headers: {
    appName: '应用名称 产品名称 软件名称 APP名称 小程序名称 软件全称 app_name name full_name',
    platform: '平台 应用平台 系统平台 适用平台 platform os',
    kind: '应用类型 产品类型 类型 kind type',
    shortName: '软件简称 简称 short_name simple_name',
    category: '应用分类 分类 类别 category classes',
    version: '版本号 版本 version',
    releaseDate:
      '发布日期 登记日期 登记批准日期 版本更新日期 最新版本日期 上架日期 release_date reg_time publish_time',
    rating: '评分 应用评分 rating',
    downloads: '下载量 下载次数 downloads',
    developer: '开发者 开发商 著作权人 developer author_nationality',
    copyrightRegNo: '软著登记号 登记号 著作权登记号 copyright_reg_no reg_num',
    appIntro: '应用简介 应用介绍 产品介绍 简介 introduction brief',
    iconUrl: '应用图标 图标 icon_url icon',
  },
  codes: {
    kind: {
      miniProgram: /小程序|mini/i,
      copyright: /软著|著作权|copyright/i,
      app: /app|应用|ios|android|安卓/i,
    },
  },
  settle: (values) => ({
    ...values,
    kind: values.kind ?? (values.copyrightRegNo === null ? 'app' : 'copyright'),
  }),
})
