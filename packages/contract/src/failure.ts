/**
 * The catalogue of failures (spec §8, product decisions §2): name → envelope code, HTTP status and the Chinese
 * sentence of the envelope. A name is also the key of the sentence in the five dictionaries of the app.
 * Codes 1051–4003 are among those the spec treats as success: they come with HTTP 200 and the page reacts.
 */
export const failures = {
  invalid: { code: 400, status: 400, message: '提交的内容有误，请检查后重试' },
  signedOut: { code: 401, status: 401, message: '登录失效' },
  forbidden: { code: 403, status: 403, message: '当前操作没有权限' },
  notFound: { code: 404, status: 404, message: '访问资源不存在' },
  conflict: { code: 409, status: 409, message: '内容已被修改，请刷新后重试' },
  tooLarge: { code: 413, status: 413, message: '提交的内容过大' },
  tooManyRequests: { code: 429, status: 429, message: '操作太频繁，请稍后再试' },
  server: { code: 500, status: 500, message: '系统未知错误' },
  busy: { code: 503, status: 503, message: '服务繁忙，请稍后重试' },
  keyReused: { code: 2001, status: 409, message: '同一请求标识已用于其他内容' },
  wrongCode: { code: 2002, status: 400, message: '验证码错误或已失效' },
  wrongPassword: { code: 2003, status: 400, message: '账号或密码错误' },
  accountDisabled: { code: 2004, status: 403, message: '账号已停用，请联系客服' },
  agreementNeeded: { code: 2005, status: 400, message: '请先阅读并同意协议' },
  smsUnavailable: { code: 2006, status: 503, message: '短信暂时无法发送，请稍后重试' },
  wechatUnavailable: { code: 2040, status: 503, message: '微信分享暂不可用' },
  unsupportedFile: { code: 2041, status: 400, message: '不支持的文件格式' },
  videoTooLong: { code: 2042, status: 400, message: '视频不能超过60秒' },
  uploadsUsedUp: { code: 2044, status: 429, message: '今日上传额度已用完，请明天再传或升级版本' },
  diskFull: { code: 2045, status: 503, message: '服务器空间不足，暂时无法保存，请稍后重试' },
  companiesLoading: { code: 2043, status: 503, message: '企业数据正在导入，暂时只能按全称查找' },
  duplicateFollowUp: { code: 2007, status: 409, message: '一分钟内已有相同的跟进记录' },
  ownerOfTeam: { code: 2030, status: 409, message: '您是团队的所有者，请先把团队移交给其他成员' },
  alreadyMember: { code: 2031, status: 409, message: '该手机号已是成员，或已在邀请中' },
  companyLocked: { code: 2032, status: 409, message: '企业名称不能在此修改' },
  invitationGone: { code: 2033, status: 409, message: '邀请已失效，请联系邀请您的同事' },
  passwordLocked: { code: 2010, status: 429, message: '密码错误次数过多，请稍后再试，或使用验证码登录' },
  behaviorNeeded: { code: 2011, status: 400, message: '请先完成安全验证' },
  weakPassword: { code: 2012, status: 400, message: '密码过于简单，容易被猜到，请换一个' },
  samePassword: { code: 2013, status: 400, message: '新密码不能与原密码相同' },
  ticketExpired: { code: 2014, status: 400, message: '验证已失效，请重新验证' },
  phoneTaken: { code: 2015, status: 409, message: '该手机号已注册，请换一个' },
  ageNeeded: { code: 2016, status: 400, message: '请确认您的年龄' },
  guardianNeeded: { code: 2017, status: 400, message: '未满18周岁须取得监护人同意' },
  unknownAccount: { code: 2018, status: 400, message: '该手机号尚未注册，请使用验证码登录' },
  quotaUsedUp: { code: 1051, status: 200, message: '本期次数已用完' },
  planTooLow: { code: 1056, status: 200, message: '当前版本不支持此功能' },
  companyNotAuthenticated: { code: 1064, status: 200, message: '请先完成企业认证' },
  authenticationPending: { code: 1065, status: 200, message: '企业认证审核中' },
  profileIncomplete: { code: 1505, status: 200, message: '请先填写信息' },
  chooseAccount: { code: 1510, status: 200, message: '请选择账号' },
  doNotCall: { code: 4001, status: 200, message: '该号码谢绝来电' },
  outsideCallingHours: { code: 4002, status: 200, message: '不在可呼叫时间' },
  dailyCallLimit: { code: 4003, status: 200, message: '今日呼叫次数已达上限' },
  nothingToDo: { code: 6002, status: 200, message: '无需重复操作' },
  superseded: { code: 336, status: 200, message: '请求已被替代' },
} as const

export type FailureName = keyof typeof failures

/** May come from any call; every other failure stands in the call's `fails`. */
export const commonFailures = [
  'invalid',
  'signedOut',
  'forbidden',
  'tooLarge',
  'tooManyRequests',
  'server',
  'busy',
  'diskFull',
  'keyReused',
] as const satisfies readonly FailureName[]
export type CommonFailure = (typeof commonFailures)[number]

/** Envelope codes the client wrapper treats as success (spec §8). */
export const successCodes: readonly number[] = [200, 1510, 1505, 4001, 4002, 4003, 1064, 1056, 1065, 1051]

/** Envelope codes whose message is not shown as a toast (spec §8). */
export const silentCodes: readonly number[] = [6002, 336]

/** A declared failure; on the server it becomes the envelope, on the client `send` rejects with it. */
export class Failure extends Error {
  readonly failure: FailureName
  readonly detail: unknown

  constructor(failure: FailureName, detail?: unknown, message?: string) {
    super(message ?? failures[failure].message)
    this.failure = failure
    this.detail = detail
  }

  get code(): number {
    return failures[this.failure].code
  }
}

/** The failure that an envelope code stands for; `server` for a code outside the catalogue. */
export function failureOfCode(code: number): FailureName {
  for (const name of failureNames) if (failures[name].code === code) return name
  return 'server'
}

function isFailureName(name: string): name is FailureName {
  return name in failures
}

export const failureNames: readonly FailureName[] = Object.keys(failures).filter(isFailureName)
