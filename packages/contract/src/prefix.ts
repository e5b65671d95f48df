/** Service prefixes of the spec (§7) as full path beginnings. */
export const authCenter = '/zhzz-auth-center/api/zhzz-auth-center/web'
export const userCenter = '/zhzz-user-center/api/zhzz-user-center/web'
export const exhibitionBusiness = '/zhzz-zky/api/zhzz-zky/web'
export const searchService = '/mingyang-zky-search/api/mingyang-zky-search/web'
export const commonService = '/mingyang-common/api/mingyang-common/web'
export const base = '/mingyang-base/api/base'
export const adminService = '/zky-admin/api/zky-admin'
export const system = '/zhzz-sys/api/zhzz-sys/management'
/** The operator's console. */
export const consoleService = '/console-api'
export const common = '/mingyang-common/api/mingyang-common/web'
