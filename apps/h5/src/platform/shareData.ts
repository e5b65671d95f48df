/** What a shared link shows (spec §3); `imgUrl` and `link` are absolute. */
export interface ShareData {
  title: string
  desc: string
  imgUrl: string
  link: string
}

/** What wx.config needs for one page (spec §3). */
export interface WxSignature {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
}

/** `menu`: the person shares from the menu of the app around us; `unsupported`: there is nothing to share with. */
export type ShareOutcome = 'shared' | 'cancelled' | 'menu' | 'unsupported'

/** What each variant does. */
export interface Sharing {
  /** After a tap on 分享. */
  share: (data: ShareData) => Promise<ShareOutcome>
  /** A picture that was made here; `menu`: the person holds it on the screen. */
  sharePicture: (picture: File) => Promise<ShareOutcome>
  /** The page on top is another one: what its link would show, null where it must not be shared. */
  offer: (data: ShareData | null, sign: (url: string) => Promise<WxSignature>) => Promise<void>
}
