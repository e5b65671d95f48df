// Written by generatePages.ts from the files of src/pages.

/** Query parameters of each page that exists. */
export interface PageParams {
  '/pages/agreement/agreement': Record<never, string>
  '/pages/agreement/screcrtAgreement': Record<never, string>
  '/pages/enterprise/list/list': { keyword?: string | undefined; searchType?: string | undefined; regionCode?: string | undefined; industryCode?: string | undefined; seriesId?: string | undefined; band?: string | undefined; since?: string | undefined; status?: string | undefined; capital?: string | undefined; age?: string | undefined; has?: string | undefined; sort?: string | undefined }
  '/pages/exhibition/list/list': { keyword?: string | undefined; searchType?: string | undefined; companyId?: string | undefined; hallId?: string | undefined; name?: string | undefined; when?: string | undefined; from?: string | undefined; to?: string | undefined; regionCode?: string | undefined; industryCode?: string | undefined; area?: string | undefined; status?: string | undefined; frequency?: string | undefined; type?: string | undefined; listed?: string | undefined; sort?: string | undefined }
  '/pages/home/application': Record<never, string>
  '/pages/home/home': Record<never, string>
  '/pages/login/login': Record<never, string>
  '/pages/my/my': Record<never, string>
  '/pages/webView/webView': { url: string }
}

/** Pages that need a session. */
export const signedInPages: readonly string[] = [

]
