import type { InBoth } from '#words/inBoth.ts'

/** What people ask about their personal data: Chinese, English. */
export const privacy = {
  privacyRequests: ['个人信息请求', 'Privacy requests'],
  privacyRequestsAbout: [
    '查阅、更正、删除，15 个工作日内答复',
    'access, correction, erasure; 15 working days',
  ],
  'asked-privacy': ['个人信息请求', 'Privacy request'],
  'privacy-access': ['查阅、复制', 'Access'],
  'privacy-correction': ['更正、补充', 'Correction'],
  'privacy-erasure': ['删除', 'Erasure'],
  'privacy-other': ['其他', 'Other'],
  'state-done': ['已办理', 'Done'],
  'state-declined': ['未办理', 'Declined'],
  overdue: ['已逾期 {day}', 'Overdue since {day}'],
  accountLink: ['账号', 'Account'],
  accountErased: ['账号已注销', 'The account is erased'],
  doesWith: ['随答复办理', 'With the answer'],
  'does-nothing': ['只答复', 'Words alone'],
  'does-copy': ['为其生成个人信息副本', 'Have their copy made'],
  'does-erase': ['为其申请注销账号', 'Begin to erase the account'],
  'doesAbout-nothing': ['在别处办好后再答复', 'What was to be done is done elsewhere'],
  'doesAbout-copy': [
    '副本只有本人能在“隐私设置”下载，保留 24 小时',
    'Only they can download it, in 隐私设置, within 24 hours',
  ],
  'doesAbout-erase': [
    '所有登录立即结束，7 天后注销；本人重新登录后可撤销',
    'All sessions end now, the account in 7 days; signing in again they can call it off',
  ],
  didWith: ['已办理', 'Was done'],
  settlePrivacy: ['办理并答复', 'Do it and answer'],
  declinePrivacy: ['不予办理', 'Decline'],
  ownsTeamStill: [
    '该账号是团队所有者且团队还有成员，请先让其移交所有权',
    'They own a team with others in it: the ownership goes to somebody first',
  ],
} as const satisfies InBoth
