import type { InBoth } from '#words/inBoth.ts'

/** The catalogue of applications: Chinese, English. */
export const catalogue = {
  catalogue: ['应用目录', 'Catalogue of applications'],
  catalogueAbout: ['应用页展示的应用：顺序、名称、开关', 'what the page 应用 shows: order, names, on or off'],
  catalogueTell: [
    '留空的内容使用产品自带的。产品更新后，此处设置的仍然有效。',
    'What is left empty is as the product brings it. What is set here holds after an update, too.',
  ],
  'group-sales': ['获客工具', 'Sales'],
  'group-exhibition': ['展会工具', 'Exhibitions'],
  'group-hall': ['展馆工具', 'Venues'],
  'group-team': ['团队与会员', 'Team'],
  isShownWord: ['在应用中显示', 'Shown in the app'],
  shownYes: ['显示', 'Shown'],
  shownNo: ['已关闭', 'Off'],
  applicationName: ['名称', 'Name'],
  applicationSummary: ['一句话介绍', 'In one line'],
  opensPage: ['打开的页面', 'Page that it opens'],
  markWord: ['角标', 'Mark'],
  'mark-usual': ['默认', 'Its own'],
  'mark-hot': ['热门', 'Hot'],
  'mark-new': ['新', 'New'],
  'mark-none': ['无', 'None'],
  pictureOf: ['“{feature}”的图片（https 地址，可不填）', 'Picture of “{feature}”: an https address, if any'],
  wrongPicture: ['请输入 https 地址', 'An https address'],
  edit: ['编辑', 'Edit'],
  setByWhomAt: ['{by} 设置于 {at}', 'set by {by}, {at}'],
  asBrought: ['产品自带', 'as the product brings it'],
  orderChanged: ['目录已更新，请重新排序', 'The catalogue has changed; order it again'],
} as const satisfies InBoth
