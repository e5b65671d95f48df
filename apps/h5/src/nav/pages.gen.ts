// Written by generatePages.ts from the files of src/pages.

/** Query parameters of each page that exists. */
export interface PageParams {
  '/pages/agreement/agreement': Record<never, string>
  '/pages/agreement/screcrtAgreement': Record<never, string>
  '/pages/home/application': Record<never, string>
  '/pages/home/home': Record<never, string>
  '/pages/login/login': Record<never, string>
  '/pages/my/my': Record<never, string>
  '/pages/webView/webView': { url: string }
}

/** Pages that need a session. */
export const signedInPages: readonly string[] = [

]
