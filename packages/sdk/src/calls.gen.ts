// Written by npm run sdk.
export type ReferenceQueryRegionTreeOutputSchema0 = {
  /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
  code: string
  /** in the language of the reader */
  name: string
  /** Of provinces, prefectures and countries. */
  englishName: string | null
  /** How deep, or how much: of a region 1 to 3; of a list full, preview or count. */
  level: number
  /** Those below it, as deep as was asked for. */
  children: ReferenceQueryRegionTreeOutputSchema0[]
}

export type ReferenceIndustryTreeOutputSchema0 = {
  /** Code of a dictionary, a place or a topic. */
  code: string
  /** What it is called, in the reader’s language. */
  label: string
  /** Those below it, as deep as was asked for. */
  children: ReferenceIndustryTreeOutputSchema0[]
}

export type ReferenceGetTreeDictionaryByTypeListOutputSchema0 = {
  /** Code of a dictionary, a place or a topic. */
  code: string
  /** What it is called, in the reader’s language. */
  label: string
  /** Those below it, as deep as was asked for. */
  children: ReferenceGetTreeDictionaryByTypeListOutputSchema0[]
}

export type ReferenceGetTreeDictionaryOutputSchema0 = {
  /** Code of a dictionary, a place or a topic. */
  code: string
  /** What it is called, in the reader’s language. */
  label: string
  /** Those below it, as deep as was asked for. */
  children: ReferenceGetTreeDictionaryOutputSchema0[]
}

export type AccessKeyMakeAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: AccessKeyMake
}

export type AccessKeyMake = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What the authenticator is set up with. */
  secret: string
  /** When it ends, in seconds since 1970. */
  expiresAt: string
}

export type AccessKeyRotate = {
  /** Identifier of it, good in every call that takes one. */
  id: string
}

export type AccessKeyRevokeAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: true
}

export type AccountSendLoginPhoneCode = {
  /** Telephone number as it is dialled. */
  phone: string
  /** Pass of the behaviour check, where the call asks for one. */
  behaviorToken?: string
}

export type AccountSendLoginPhoneCodeAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: AccountSendLoginPhoneCode2
}

export type AccountSendLoginPhoneCode2 = {
  /** Seconds until another code may be asked for. */
  nextSendSeconds: number
}

export type Guardian = {
  /** Telephone number as it is dialled. */
  phone: string
  /** Six digits that came by text message. */
  code: string
}

export type AccountPhoneCodeLoginAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: SessionOpened
}

export type SessionOpened = {
  /** The session, sent in the header Jwt-Token from now on. */
  token: string | null
  /** Seconds until the session ends at the latest. */
  expiresIn: number
  /** The account was made by this sign-in. */
  isNew: boolean
  /** The number has several accounts: choose one by subAccountId. */
  needChoose: boolean
  /** The teams that the number may sign in to. */
  subAccounts: SubAccounts[]
}

export type SubAccounts = {
  /** The person within a team: who signs in to two teams has two. */
  subAccountId: string
  /** Name of the team. */
  tenantName: string
}

export type AccountVerifyIdentityAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: AccountVerifyIdentity
}

export type AccountVerifyIdentity = {
  /** Proof of the step before, good for one use. */
  ticket: string
  /** Seconds until it ends. */
  expiresIn: number
}

export type AccountSendEditPasswordCodeAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: AccountSendEditPasswordCode
}

export type AccountSendEditPasswordCode = {
  /** Seconds until another code may be asked for. */
  nextSendSeconds: number
  /** Telephone number, its middle hidden. */
  phoneMask: string
}

export type AccountCurrentAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: ViewerInfo
}

export type ViewerInfo = {
  /** Opaque id: a UUID, made by us as version 7. */
  subAccountId: string
  /** Opaque id: a UUID, made by us as version 7. */
  accountId: string
  /** Opaque id: a UUID, made by us as version 7. */
  tenantId: string
  /** Name of the team. */
  tenantName: string
  /** Name of the person; null: not said. */
  realName: string | null
  /** As the person says; null: not said. */
  gender: ("female" | "male") | null
  /** What `upload.file` answered for a face; an address of any other kind would be asked for by every colleague. */
  avatarUrl: string | null
  /** Telephone number, its middle hidden. */
  phoneMask: string
  /** Position of a person in a company. */
  position: string | null
  /** What `isEmail` lets pass, of at most 100 characters. */
  email: string | null
  /** A WeChat id: a letter, then 5 to 19 letters, digits, _ or -. */
  wechat: string | null
  /** Code of the dictionary persona_type. */
  personaType: string | null
  /** Cities that the person works in, as region codes. */
  cityCodes: string[]
  /** Codes of industries; a group stands for all in it. */
  industryCodes: string[]
  /** 目标展会 */
  seriesIds: string[]
  /** The registered company that the tenant is; null until it is known. */
  companyId: string | null
  /** Registered name of the company. */
  companyName: string | null
  /** 0 未认证 1 审核中 2 未通过 3 已认证 4 已过期 */
  authStatus: number
  /** Code of the plan. */
  plan: string
  /** YYYY-MM-DD. */
  planExpireDate: string | null
  /** The person owns the team. */
  isOwner: boolean
  /** Roles of the person. */
  roles: string[]
  /** What the person may do, as permission strings. */
  permissions: string[]
  /** The person has filled in who they are. */
  profileCompleted: boolean
  /** How often 填写信息 may still be put off. */
  infoSkipsLeft: number
  /** Language of the account. */
  locale: string
  /** What the plan allows, and what of it is used. */
  quotas: Quota[]
  /** Unread messages. */
  unreadCount: number
  /** 注销账号 was asked for and takes effect then. */
  cancelDueAt: string | null
  /** The account has a password beside codes. */
  hasPassword: boolean
  /** Agreements whose version in force this account has not agreed to. */
  pendingAgreements: string[]
}

export type Quota = {
  /** Six digits that came by text message. */
  code: string
  /** how many the plan allows; null: any number */
  limit: number
  /** own entries, which the plan counts */
  used: number
  /** First day of the next period; null when it never resets. */
  resetAt: string | null
}

export type StoredFile = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Of which kind it is. */
  kind: "picture" | "video"
  /** Below the origin. A file of a tenant opens by this link for one to two days; then it is asked for anew. */
  url: string
  /** 320 px square; null for a video. */
  thumbUrl: string | null
  /** px */
  width: number | null
  /** Height: pixels of a picture, metres of a hall. */
  height: number | null
  /** Seconds that it lasts. */
  durationSeconds: number | null
  /** Bytes. */
  size: number
}

export type CalendarFilters = {
  /** Places; a larger one stands for all within. */
  regionCodes?: string[]
  /** Which halls. */
  hallIds?: string[]
  /** topics of a series, or of five exhibitors at least of a list */
  industryCodes?: string[]
  /** 只看我的: those in 我的展会 of the viewer */
  onlyMine?: boolean
}

export type EditionCard = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Opaque id: a UUID, made by us as version 7. */
  seriesId: string
  /** What it is called. */
  name: string
  /** Half-open ranges of UTF-16 offsets that a keyword hit. */
  nameMarks: [number, number][]
  /** English name; null: not known. */
  englishName: string | null
  /** 届次: number of the edition. */
  editionNo: number | null
  /** How it stands. */
  status: "upcoming" | "ongoing" | "ended" | "postponed" | "cancelled"
  /** YYYY-MM-DD. */
  startDate: string
  /** YYYY-MM-DD. */
  endDate: string
  /** days from today until the first day; negative once it has begun */
  daysLeft: number
  /** Opaque id: a UUID, made by us as version 7. */
  hallId: string | null
  /** Name of the hall. */
  hallName: string | null
  /** without 市 */
  cityName: string | null
  /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
  tile: Tile
  /** Names of industries or topics, in the reader’s language. */
  industries: string[]
  /** 主办单位. */
  organizers: string[]
  /** m²; net and gross are never mixed */
  netExhibitionArea: number | null
  /** m², with aisles. */
  grossExhibitionArea: number | null
  /** as published by the organiser */
  exhibitorCount: number | null
  /** Visitors, as published. */
  visitorCount: number | null
  /** Visits, as published. */
  visitCount: number | null
  /** entries of the exhibitor list that we hold */
  listedExhibitorCount: number
  /** entries of that list in the one topic that a search asks for */
  topicCount: TopicCount | null
  /** Picture of the poster. */
  posterUrl: string | null
  /** Approved by UFI. */
  isUfiApproved: boolean | null
  /** 国际展: 10 % of exhibitors and 5 % of visitors from abroad; null: the figures are not published */
  isInternational: boolean | null
  /** The viewer keeps it as a favourite. */
  favorited: boolean
  /** on the viewer's 我的展会 */
  scheduled: boolean
  /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
  hitReason: HitReason | null
}

export type Tile = {
  /** The word in the middle of the tile. */
  word: string
  /** Number of the colour of its tile. */
  hue: number
}

export type TopicCount = {
  /** Code of a dictionary, a place or a topic. */
  code: string
  /** What it is called. */
  name: string
  /** how many are sent now */
  count: number
}

export type HitReason = {
  /** Which field. */
  field: "name" | "formerName" | "brand" | "englishName" | "shortName" | "product" | "businessScope" | "introduction" | "category" | "topic" | "creditCode" | "region" | "pinyin" | "near" | "exhibition" | "alias" | "booth" | "listedName"
  /** Words around the hit. */
  snippet: string
  /** Of `snippet`. */
  marks: [number, number][]
}

export type MoveIn = {
  /** The first, or the earliest. */
  from: string
  /** The last, or the latest. */
  to: string
}

export type ListAccess = {
  /** How deep, or how much: of a region 1 to 3; of a list full, preview or count. */
  level: "full" | "preview" | "count"
  /** Rows that the plan shows. */
  visible: number
  /** Rows that the plan does not show; null: more than 1,000. */
  hidden: number | null
  /** Why. */
  reason: ("signIn" | "plan") | null
}

export type CalendarEndFeedAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: Record<string, never>
}

export type Rules = {
  /** Full hour from which one may call. */
  fromHour: number
  /** Full hour until which one may call. */
  toHour: number
  /** Calls of a day to one number at most. */
  perNumber: number
  /** Calls of a day by one person at most; null: no limit. */
  perPerson: number | null
}

export type CallDial = {
  /** Opaque id: a UUID, made by us as version 7. */
  contactId: string
  /** made by the app: a call that is asked for twice is written once */
  clientUid: string
  /** Opaque id: a UUID, made by us as version 7. */
  editionId?: string
  /** the place of a 外呼名单 that is being worked through */
  itemId?: string
}

export type CallDialAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: CallDial2
}

export type CallDial2 = {
  /** Identifier of it, good in every call that takes one. */
  id: string
}

export type CallSaveResultAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: CallRecord
}

export type CallRecord = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Opaque id: a UUID, made by us as version 7. */
  companyId: string
  /** Registered name of the company. */
  companyName: string
  /** How a Chinese company name reads, as lengths in UTF-16 units: they follow each other in this order and add up to the name as printed, brackets and blanks included. 武汉|翎恪|新能源科技|股份有限公司|北京分公司 */
  companyNameParts: NameParts | null
  /** null: the contact is known no more */
  contactId: string | null
  /** as everybody sees it: 张** */
  contactName: string | null
  /** masked, whoever reads it: 138****5678 */
  number: string | null
  /** Opaque id: a UUID, made by us as version 7. */
  editionId: string | null
  /** Name of the edition. */
  editionName: string | null
  /** `phone`: dialled by the person's own telephone, which tells nobody what came of it; else a line that measures. */
  provider: "phone" | "twilio"
  /** How far a line has come with a call; of one's own telephone no more than that it was dialled. `silent`: the line said nothing more of it. */
  state: "dialled" | "asked" | "ringingAgent" | "ringing" | "connected" | "completed" | "busy" | "noAnswer" | "failed" | "cancelled" | "silent"
  /** When it began. */
  startedAt: string
  /** null: not said yet */
  result: ("connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number") | null
  /** null: nobody measured it */
  talkSeconds: number | null
  /** what was written about it */
  followUpId: string | null
  /** Name of the person who did it. */
  byName: string | null
  /** It is the viewer’s own. */
  isMine: boolean
}

export type NameParts = {
  /** Place. */
  place: number
  /** Part of the name that only this company bears. */
  brand: number
  /** Part of the name that says what it does. */
  trade: number
  /** Legal form in the name: 有限公司. */
  form: number
  /** Part of the name that says which branch it is. */
  branch: number
}

export type CallRulesAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: Rules
}

export type CallMakeListAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: CallList
}

export type CallList = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** Opaque id: a UUID, made by us as version 7. */
  editionId: string | null
  /** Name of the edition. */
  editionName: string | null
  /** When it was made. */
  createdAt: string
  /** How many there are; exact up to 1,000 of a list. */
  total: number
  /** What waits. */
  waiting: number
}

export type Company = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What it is called. */
  name: string
  /** The name taken apart: place, brand, trade, legal form. */
  nameParts: NameParts | null
  /** Ways of contact that are known of it. */
  contactCount: number
  /** 登记状态, as the register prints it: 存续, 注销. */
  registrationStatus: string | null
  /** What the viewer or the team did with it. */
  myState: MyState | null
}

export type MyState = {
  /** The viewer keeps it as a favourite. */
  favorited: boolean
  /** The team has unlocked the contacts. */
  unlocked: boolean
  /** When the team last followed up; null: never. */
  followedAt: string | null
}

export type CompanyFilters = {
  /** Places; a larger one stands for all within. */
  regionCodes?: string[]
  /** Codes of industries; a group stands for all in it. */
  industryCodes?: string[]
  /** How they may stand. */
  statuses?: ("green" | "red" | "blue")[]
  /** How many editions it was listed at, as a band. */
  exhibitionCountBand?: "under5" | "5to10" | "10to20" | "20to50" | "over50"
  /** YYYY-MM-DD. */
  lastExhibitedFrom?: string
  /** YYYY-MM-DD. */
  lastExhibitedTo?: string
  /** 展会行业: topics of exhibitions it was listed at; a group of topics stands for all of them. */
  exhibitionIndustryCodes?: string[]
  /** 主营: topics of its own, by what lists and registers say of it; a group stands for all of them. */
  topicCodes?: string[]
  /** 参加过的展会 */
  seriesIds?: string[]
  /** 元 */
  capitalMin?: number
  /** At most so much registered capital, in 元. */
  capitalMax?: number
  /** YYYY-MM-DD. */
  establishFrom?: string
  /** YYYY-MM-DD. */
  establishTo?: string
  /** Whether a way of contact is known. */
  hasContact?: boolean
  /** Whether a mobile number is known. */
  hasMobile?: boolean
  /** Whether a landline is known. */
  hasLandline?: boolean
  /** Whether a mail address is known. */
  hasEmail?: boolean
  /** Whether a website is known. */
  hasWebsite?: boolean
  /** It stood on 特装 or 光地. */
  hasCustomBooth?: boolean
  /** Bands of how many people work there. */
  staffScales?: ("under_50" | "50_to_99" | "100_to_499" | "500_to_999" | "1000_to_4999" | "over_5000")[]
  /** All of them must hold; for a signed-in viewer only. */
  myStates?: ("notUnlocked" | "notFollowed" | "teamFollowed")[]
}

export type CompanyCard = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** null: not Chinese, or nothing to set apart */
  nameParts: NameParts | null
  /** Ranges of `name` that the keyword hit. */
  nameMarks: [number, number][]
  /** English name; null: not known. */
  englishName: string | null
  /** Picture of the company or the series. */
  logoUrl: string | null
  /** 登记状态, as the register prints it: 存续, 注销. */
  registrationStatus: string | null
  /** 法定代表人. */
  legalRepresentative: string | null
  /** 元, or units of `registeredCapitalCurrency`. */
  registeredCapital: number | null
  /** ISO 4217. */
  registeredCapitalCurrency: string | null
  /** YYYY-MM-DD. */
  establishDate: string | null
  /** Name of the place, in the reader’s language. */
  regionName: string | null
  /** Without 省 and 市. */
  cityName: string | null
  /** Name of the industry, in the reader’s language. */
  industryName: string | null
  /** What is said of it in a word each. */
  tags: string[]
  /** Editions that it was listed at. */
  exhibitionCount: number
  /** 0–100, 特装 of the entries whose booth type is known */
  customBoothRatio: number | null
  /** The edition that it was last listed at. */
  latestExhibition: LatestExhibition | null
  /** The first that is not over. */
  nextExhibition: NextExhibition | null
  /** Ways of contact that are known of it. */
  contactCount: number
  /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
  hitReason: HitReason | null
  /** known only from an exhibitor list, no registry record yet */
  knownFrom: "registry" | "list"
  /** What the viewer or the team did with it. */
  myState: MyState | null
}

export type LatestExhibition = {
  /** Which edition. */
  editionId: string
  /** What it is called. */
  name: string
  /** First day. */
  startDate: string
}

export type NextExhibition = {
  /** Opaque id: a UUID, made by us as version 7. */
  editionId: string
  /** YYYY-MM-DD. */
  startDate: string
  /** Its trade in one word, in the reader's language: 泵阀. */
  word: string
}

export type CompanySignal = {
  /** Of the record that is named. */
  id: string
  /** Of which kind it is. */
  kind: "exhibitionTender" | "exhibitionStaff" | "financing" | "tenderWon" | "abnormal" | "app" | "certificate" | "investment" | "branch" | "patent" | "trademark" | "change" | "recruiting"
  /** YYYY-MM-DD. */
  day: string
  /** What the record is called; null: it says nothing but its kind. */
  what: string | null
  /** Records of the kind on that day. */
  count: number
  /** The tab of the module's page that it stands on; null: the page has none. */
  tab: string | null
  /** It came since the viewer's last visit. */
  isNew: boolean
}

export type HeldBy = {
  /** What it is called. */
  name: string | null
  /** When it was last followed up. */
  lastFollowTime: string | null
}

export type Provenance = {
  /** Whom the fact comes from. */
  source: string
  /** Day as of which the source says so. */
  asOf: string | null
  /** Older than the source is wont to be. */
  isStale: boolean
  /** What the source allows, as it calls it: CC0. */
  licence: string | null
  /** Where the record stands, else where the source does. */
  sourceUrl: string | null
  /** The day it came in. */
  importedOn: string
  /** What another source told, or another day. */
  others: Others[]
}

export type Others = {
  /** Whom the fact comes from. */
  source: string
  /** Day as of which the source says so. */
  asOf: string | null
  /** Older than the source is wont to be. */
  isStale: boolean
  /** Which group it belongs to. */
  group: "name" | "codes" | "english_name" | "short_name" | "registration" | "status" | "capital" | "industry" | "address" | "mail_address" | "position" | "place" | "scope" | "introduction" | "products" | "scale" | "website" | "listing" | "dates" | "schedule" | "country"
}

export type Facets = {
  /** The value. */
  value: string
  /** how many are sent now */
  count: number
}

export type ContactRow = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Of which kind it is. */
  type: "mobile" | "landline" | "email" | "wechat" | "qq" | "other"
  /** clear when `isClear`, else masked by the server */
  content: string
  /** The contact stands there unhidden: the team has unlocked it. */
  isClear: boolean
  /** Name of the person to be reached there. */
  contactName: string | null
  /** Position of a person in a company. */
  position: string | null
  /** Department of the person. */
  department: string | null
  /** Region that the number belongs to. */
  phoneArea: string | null
  /** What is known of the number: in use, empty, stopped. */
  numberStatus: "valid" | "silent" | "empty" | "stopped" | "risk" | "unknown"
  /** When the number was last checked. */
  statusCheckedAt: string | null
  /** Whom it comes from. */
  sources: Sources[]
  /** companies with the same number */
  repeatCount: number
  /** What is said of it in a word each. */
  labels: string[]
  /** who decides, or is recommended, at a number that may be called */
  isRecommended: boolean
  /** the number asks not to be called, or the viewer's tenant was told so */
  doNotCall: boolean
  /** of the viewer's tenant */
  myMark: ("valid" | "empty" | "stopped" | "not_company" | "refused") | null
}

export type Sources = {
  /** Whom the contact comes from. */
  sourceName: string
  /** When the source had it last. */
  seenAt: string | null
}

export type Metric = {
  /** What the figure is of. */
  metric: string
  /** The value. */
  value: number
  /** What value is counted in. */
  unit: string
  /** What the figure rests on. */
  basis: "audited" | "published" | "estimated"
  /** Whom the fact comes from. */
  source: string
}

export type JobLevels = {
  /** What it is called. */
  name: string
  /** how many are sent now */
  count: number | null
}

export type ExhibitionFilters = {
  /** YYYY-MM-DD. */
  from?: string
  /** YYYY-MM-DD. */
  to?: string
  /** Places; a larger one stands for all within. */
  regionCodes?: string[]
  /** Which halls. */
  hallIds?: string[]
  /** topics of a series, or of five exhibitors at least of a list */
  industryCodes?: string[]
  /** Net exhibition area, as a band. */
  areaBand?: "under1" | "1to3" | "3to5" | "5to10" | "over10"
  /** How they may stand. */
  statuses?: ("upcoming" | "ongoing" | "ended" | "postponed" | "cancelled")[]
  /** How often they take place, as dictionary codes. */
  frequencies?: string[]
  /** Kinds of exhibitions, as dictionary codes. */
  exhibitionTypes?: string[]
  /** Whether a list of exhibitors is held. */
  hasExhibitorList?: boolean
  /** 国际展, by its published figures */
  isInternational?: boolean
  /** 主办单位, by name */
  organizers?: string[]
  /** Opaque id: a UUID, made by us as version 7. */
  companyId?: string
}

export type ExhibitionDetail = {
  /** An exhibition edition as a row of a list (screens.md §3.4). */
  card: EditionCard
  /** Name of the exhibition series. */
  seriesName: string
  /** YYYY-MM-DD. */
  originalStartDate: string | null
  /** YYYY-MM-DD. */
  originalEndDate: string | null
  /** Address of the website. */
  website: string | null
  /** What it says of itself. */
  introduction: string | null
  /** What it is about. */
  scope: string[]
  /** How often it takes place. */
  frequency: string | null
  /** Kind of the exhibition, as a dictionary code. */
  exhibitionType: string | null
  /** Year of the first edition. */
  firstYear: number | null
  /** When it is open, day by day. */
  openHours: OpenHours[]
  /** Events at the same time and place. */
  concurrentEvents: ConcurrentEvents[]
  /** The hall. */
  hall: Hall | null
  /** Place, as the source prints it. */
  venueText: string | null
  /** degrees, as the source of the edition tells; those of a known hall stand with it */
  longitude: number | null
  /** Degrees north, WGS 84 where nothing else is said. */
  latitude: number | null
  /** 展厅. */
  pavilions: Pavilions[]
  /** the best known figure of each kind first: audited, published, estimated; newest first */
  metrics: Metric[]
  /** Who organises, hosts and supports it. */
  organizations: Organizations[]
  /** Deadlines, days of building up, of the show, and of building down. */
  keyDates: KeyDates[]
  /** whose targets they are, with how many in all; on the first page */
  editions: Editions[]
  /** Whether the list of exhibitors is out: none, part of it, all. */
  exhibitorListStatus: "none" | "partial" | "published"
  /** What the exhibitors of the list are about, most first, eight at most. */
  topics: TopicCount[]
  /** Some of the exhibitors. */
  exhibitorPreview: ExhibitorPreview[]
  /** against the edition before; null when either list is missing */
  exhibitorChange: ExhibitorChange | null
  /** 参展观众: organisations of the list (up to 1,000 are counted), and whether shares of all visitors are published */
  visitors: Visitors
  /** Exhibitions like it. */
  similar: EditionCard[]
  /** Where a record comes from; every data page shows it. */
  provenance: Provenance
}

export type OpenHours = {
  /** The day. */
  date: string
  /** The first, or the earliest. */
  from: string
  /** The last, or the latest. */
  to: string
  /** Whom it is for. */
  audience: string | null
}

export type ConcurrentEvents = {
  /** What it is called. */
  title: string
  /** The time of it. */
  time: string | null
  /** Place. */
  place: string | null
}

export type Hall = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** Postal address. */
  address: string | null
  /** Degrees east, WGS 84 where nothing else is said. */
  longitude: number | null
  /** Degrees north, WGS 84 where nothing else is said. */
  latitude: number | null
}

export type Pavilions = {
  /** Code of a dictionary, a place or a topic. */
  code: string
  /** how many are sent now */
  count: number
}

export type Organizations = {
  /** What it is, or what somebody does, in this matter. */
  role: string
  /** What it is called. */
  name: string
  /** Which company. */
  companyId: string | null
}

export type KeyDates = {
  /** Code of a dictionary, a place or a topic. */
  code: "registrationDeadline" | "drawingReviewDeadline" | "freightDeadline" | "moveIn" | "show" | "moveOut"
  /** YYYY-MM-DD. */
  from: string
  /** YYYY-MM-DD. */
  to: string
}

export type Editions = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** YYYY-MM-DD. */
  startDate: string
  /** YYYY-MM-DD. */
  endDate: string
  /** m², without aisles. */
  netExhibitionArea: number | null
  /** that the list names */
  exhibitorCount: number | null
  /** Visitors, as published. */
  visitorCount: number | null
}

export type ExhibitorPreview = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** Name, as the list prints it. */
  listedName: string
  /** Which company. */
  companyId: string | null
  /** Number of the booth, as printed. */
  boothNo: string | null
}

export type ExhibitorChange = {
  /** Exhibitors that were not there the edition before. */
  added: number
  /** Exhibitors of the edition before that did not come again. */
  lost: number
  /** The edition that it is compared with. */
  comparedWith: string
}

export type Visitors = {
  /** Who organises, hosts and supports it. */
  organizations: number
  /** There are more than are shown. */
  isMore: boolean
  /** Whether shares of visitors are published. */
  hasShares: boolean
}

export type ExhibitorRow = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Opaque id: a UUID, made by us as version 7. */
  editionId: string
  /** Name of the edition. */
  editionName: string
  /** Name, as the list prints it. */
  listedName: string
  /** of `listedName`; null: not Chinese, or nothing to set apart */
  nameParts: NameParts | null
  /** Half-open ranges of UTF-16 offsets that a keyword hit. */
  nameMarks: [number, number][]
  /** English name, as the list prints it. */
  listedEnglishName: string | null
  /** null: an entry of before entries had companies, until the next import */
  companyId: string | null
  /** Registered name of the company. */
  companyName: string | null
  /** How a Chinese company name reads, as lengths in UTF-16 units: they follow each other in this order and add up to the name as printed, brackets and blanks included. 武汉|翎恪|新能源科技|股份有限公司|北京分公司 */
  companyNameParts: NameParts | null
  /** of a company known only from lists: whom it most likely is */
  mayBe: string | null
  /** 登记状态, as the register prints it: 存续, 注销. */
  registrationStatus: string | null
  /** Name of the place, in the reader’s language. */
  regionName: string | null
  /** All numbers, `; ` between them. */
  boothNo: string | null
  /** Name of the pavilion. */
  pavilionName: string | null
  /** that of its first booth, as `pavilions` and `heads` of the list name it */
  firstPavilion: string | null
  /** Custom-built, shell-scheme or raw space. */
  boothType: string
  /** m² of the booth. */
  boothArea: number | null
  /** What it shows or sells. */
  products: string[]
  /** Industry as the source prints it. */
  industryText: string | null
  /** what it is about, by its own words and those of its company; two at most */
  topics: string[]
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null
  /** What it is, or what somebody does, in this matter. */
  role: string
  /** Editions that it was listed at. */
  exhibitionCount: number | null
  /** The company was not at the series before. */
  isFirstTime: boolean | null
  /** Editions in a row that the company was at. */
  consecutiveEditions: number | null
  /** Ways of contact that are known of it. */
  contactCount: number
  /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
  hitReason: HitReason | null
  /** What the viewer or the team did with it. */
  myState: MyState | null
  /** 我的目标 of the viewer */
  target: ("todo" | "visited") | null
}

export type PlaceWgs84 = {
  /** What it is called. */
  name: string
  /** Postal address. */
  address: string
  /** m from where it was asked for; null where nobody asked from a place */
  distance: number | null
  /** WGS 84, degrees. */
  latitude: number
  /** Degrees east, WGS 84 where nothing else is said. */
  longitude: number
  /** Kind of the coordinates. */
  coordType?: "wgs84"
}

export type PlaceWgs842 = {
  /** What it is called. */
  name: string
  /** Postal address. */
  address: string
  /** m from where it was asked for; null where nobody asked from a place */
  distance: number | null
  /** WGS 84, degrees. */
  latitude: number
  /** Degrees east, WGS 84 where nothing else is said. */
  longitude: number
  /** Kind of the coordinates. */
  coordType: "wgs84"
}

export type FollowUpEditAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: FollowUpRecord
}

export type FollowUpRecord = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Company or exhibition. */
  targetType: "company" | "exhibition" | "hall" | "exhibitor"
  /** Opaque id: a UUID, made by us as version 7. */
  targetId: string
  /** Name of the company or exhibition. */
  targetName: string
  /** of the name of a company or an exhibitor */
  targetNameParts: NameParts | null
  /** Opaque id: a UUID, made by us as version 7. */
  companyId: string | null
  /** Opaque id: a UUID, made by us as version 7. */
  editionId: string | null
  /** Name of the edition. */
  editionName: string | null
  /** Opaque id: a UUID, made by us as version 7. */
  contactId: string | null
  /** Name of the person to be reached there. */
  contactName: string | null
  /** How the customer was reached, as a dictionary code. */
  followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
  /** How it ended. */
  result: string | null
  /** What was said. */
  content: string
  /** How far the customer is. */
  stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
  /** How much the customer wants it: A to D. */
  intentLevel: ("A" | "B" | "C" | "D") | null
  /** 元; two decimals at most. */
  budget: number | null
  /** 元; two decimals at most. */
  dealAmount: number | null
  /** 位置, where it was */
  location: PlaceWgs842 | null
  /** Pictures and videos beside it. */
  files: StoredFile[]
  /** When the customer was spoken to. */
  followTime: string
  /** When to speak to the customer again; null: not agreed. */
  nextFollowTime: string | null
  /** How far the next appointment is. */
  nextState: "none" | "open" | "done" | "dropped"
  /** Minutes before the time that one is reminded. */
  remindMinutes: number | null
  /** Name of the person who did it. */
  byName: string | null
  /** It is the viewer’s own. */
  isMine: boolean
  /** the next appointment is the viewer's: own records, and those that were handed over */
  isMyTask: boolean
  /** the viewer puts it off and settles it: an own task, or one of the team by permission */
  maySettle: boolean
  /** own, and younger than 24 hours */
  canEdit: boolean
  /** the version that was edited; of a new one 0 */
  version: number
  /** When it was made. */
  createdAt: string
  /** When it was last changed. */
  updatedAt: string
}

export type Notes = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Of which kind it is. */
  kind: "comment" | "correction"
  /** What was said. */
  content: string
  /** null: a person who has left for good */
  byName: string | null
  /** It is the viewer’s own. */
  isMine: boolean
  /** When it was made. */
  createdAt: string
}

export type Company2 = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What it is called. */
  name: string
  /** Ways of contact that are known of it. */
  contactCount: number
  /** 登记状态, as the register prints it: 存续, 注销. */
  registrationStatus: string | null
  /** What the viewer or the team did with it. */
  myState: MyState | null
}

export type HallCard = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** Half-open ranges of UTF-16 offsets that a keyword hit. */
  nameMarks: [number, number][]
  /** English name; null: not known. */
  englishName: string | null
  /** Name of the city, without 市. */
  cityName: string | null
  /** Postal address. */
  address: string | null
  /** its first picture */
  coverUrl: string | null
  /** degrees, WGS 84 */
  longitude: number | null
  /** Degrees north, WGS 84 where nothing else is said. */
  latitude: number | null
  /** m² */
  indoorArea: number | null
  /** m² outdoors. */
  outdoorArea: number | null
  /** Number of pavilions. */
  pavilionCount: number | null
  /** editions that are not over */
  upcomingCount: number
  /** editions that are open today */
  ongoingCount: number
  /** pavilions free on the days that are asked for; null where none are */
  freePavilions: number | null
  /** The viewer keeps it as a favourite. */
  favorited: boolean
  /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
  hitReason: HitReason | null
}

export type HallSlot = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Opaque id: a UUID, made by us as version 7. */
  hallId: string
  /** Name of the hall. */
  hallName: string
  /** without 市 */
  cityName: string | null
  /** codes; empty: not said which */
  pavilions: string[]
  /** What it is for. */
  purpose: "exhibition" | "conference" | "sports" | "launch" | "other"
  /** What it is called. */
  title: string
  /** YYYY-MM-DD. */
  moveInStart: string | null
  /** YYYY-MM-DD. */
  startDate: string
  /** YYYY-MM-DD. */
  endDate: string
  /** YYYY-MM-DD. */
  moveOutEnd: string | null
  /** m², expected */
  area: number | null
  /** one whose `heldUntil` is over is asked for again */
  status: "intent" | "inquiring" | "held" | "booked" | "done" | "cancelled"
  /** YYYY-MM-DD. */
  heldUntil: string | null
  /** 元 a m² a day */
  quote: number | null
  /** whom one speaks with there */
  contact: string | null
  /** What somebody noted beside it. */
  note: string | null
  /** the team sees it */
  isShared: boolean
  /** false: of a member of the team, who lets the others see it */
  isMine: boolean
  /** Name of the person it belongs to. */
  ownerName: string | null
}

export type HallRemoveSlotAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: HallRemoveSlot
}

export type HallRemoveSlot = {
  /** Whether there was something to remove. */
  removed: boolean
}

export type NewsCard = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "industry" | "exhibition" | "policy" | "hall" | "guide"
  /** What it is called. */
  title: string
  /** Half-open ranges of UTF-16 offsets that a keyword hit. */
  titleMarks: [number, number][]
  /** why it was found where the title does not show it */
  hitReason: HitReason | null
  /** In one sentence. */
  summary: string
  /** https; null: none */
  coverUrl: string | null
  /** 来源, as it signs */
  publisher: string | null
  /** the day by the publisher's own clock; null: not told */
  publishedOn: string | null
  /** null where the day alone is known */
  publishedAt: string | null
  /** It stands first. */
  isTop: boolean
  /** a fair that it speaks of */
  series: string | null
  /** The viewer keeps it as a favourite. */
  favorited: boolean
  /** 阅读: people who have opened it, visitors left out */
  readCount: number
  /** the viewer is one of them */
  isRead: boolean
}

export type ChangesFollowUpDue = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "followUpDue"
  /** null: at once */
  at: string
}

export type ChangesHandedOver = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "handedOver"
  /** Customers of the team. */
  customers: number
  /** What is to be done. */
  tasks: number
  /** What messages go to, or what is marked. */
  targets: number
  /** Exhibitions. */
  exhibitions: number
}

export type ChangesTaskGiven = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "taskGiven"
  /** null: at once */
  at: string | null
}

export type ChangesPoolWarning = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "poolWarning"
  /** Until when. */
  until: string
  /** how many are sent now */
  count: number
}

export type ChangesPoolFell = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "poolFell"
  /** how many are sent now */
  count: number
}

export type ChangesPoolGiven = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "poolGiven"
  /** how many are sent now */
  count: number
}

export type ChangesEditionMoved = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "editionMoved"
  /** The first, or the earliest. */
  from: string
  /** The last, or the latest. */
  to: string
  /** First day before it was moved. */
  wasFrom: string
  /** Last day before it was moved. */
  wasTo: string
}

export type ChangesEditionPostponed = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "editionPostponed"
  /** The first, or the earliest. */
  from: string
  /** The last, or the latest. */
  to: string
}

export type ChangesEditionCancelled = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "editionCancelled"
  /** The first, or the earliest. */
  from: string
  /** The last, or the latest. */
  to: string
}

export type ChangesEditionRehoused = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "editionRehoused"
  /** The hall. */
  hall: string
}

export type ChangesEditionNear = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "editionNear"
  /** The first, or the earliest. */
  from: string
  /** The last, or the latest. */
  to: string
  /** Days, or a number of them. */
  days: number
}

export type ChangesReviewReady = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "reviewReady"
}

export type ChangesListPublished = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "listPublished"
  /** how many are sent now */
  count: number
}

export type ChangesKnownListed = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "knownListed"
  /** how many are sent now */
  count: number
}

export type ChangesWindowOpens = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "windowOpens"
  /** Until when. */
  until: string
}

export type ChangesForecastSettled = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "forecastSettled"
  /** Share of the plan that is used up, 0–100. */
  percent: number
}

export type ChangesUnlocksExpire = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "unlocksExpire"
  /** Until when. */
  until: string
  /** how many are sent now */
  count: number
}

export type ChangesCreditReturned = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "creditReturned"
  /** how many are sent now */
  count: number
  /** An operator did it. */
  isByHand: boolean
}

export type ChangesPlanExpires = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "planExpires"
  /** Until when. */
  until: string
}

export type ChangesAuthenticationAnswered = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "authenticationAnswered"
  /** Until when. */
  until: string | null
}

export type ChangesAuthenticationEnds = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "authenticationEnds"
  /** Until when. */
  until: string
}

export type ChangesOrderAnswered = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "orderAnswered"
  /** Number of it, counted from 1. */
  no: number
  /** Until when. */
  until: string | null
}

export type ChangesWebhookOff = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "webhookOff"
  /** The endpoint asked for it: it answered 410. */
  isGone: boolean
}

export type ChangesReportAnswered = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "reportAnswered"
  /** It was accepted. */
  isAccepted: boolean
  /** Whether ways of contact are known. */
  hasContacts: boolean
}

export type ChangesPrivacyAnswered = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "privacyAnswered"
  /** Number of it, counted from 1. */
  no: number
  /** It was done; false: declined. */
  isDone: boolean
}

export type ChangesAnnounced = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "announced"
  /** The text of it. */
  text: string
  /** A page of the app. */
  page: string | null
}

export type Order = {
  /** what customer service and invoices name it by */
  no: number
  /** `member`, `team` */
  plan: string
  /** 待确认, 生效, 已过期, 已退款, 已取消 */
  status: "pending" | "active" | "expired" | "refunded" | "cancelled"
  /** null: not opened */
  from: string | null
  /** YYYY-MM-DD. */
  to: string | null
  /** 元; null: not said */
  amount: number | null
  /** what was written with the request, and what the operator said */
  wish: string
  /** What the operator answered. */
  answer: string
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  createdAt: string
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  answeredAt: string | null
}

export type MemberUsageByDayAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: MemberUsageByDay
}

export type MemberUsageByDay = {
  /** how many editions these are */
  total: number
  /** Days without an edition are left out. */
  days: Days[]
}

export type Days = {
  /** The day. */
  day: string
  /** How much is used. */
  used: number
}

export type MemberUnlock = {
  /** Which company. */
  companyId: string
}

export type MemberUnlockBatchPreview = {
  /** Which companies. */
  companyIds: string[]
}

export type MemberSavedFilters = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** Parameters of the list's address. */
  params: Record<string, string>
}

export type ListApplicationAnswered = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Kind that it belongs to. */
  category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
  /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
  objectId: string | null
  /** of the company, the exhibition or the plan; never what was noted, nor a contact */
  name: string
  /** When it was made. */
  createdAt: string
  /** The viewer has read it. */
  isRead: boolean
  /** Of which kind it is. */
  kind: "applicationAnswered"
  /** Six digits that came to the address. */
  code: string
  /** Until when. */
  until: string | null
}

export type Sms = {
  /** The other side refused the last message. */
  isRefused: boolean
}

export type MessageSetRobotAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: Sms
}

export type Newer = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What it is called. */
  title: string
}

export type OperateSignInAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: OperateSignIn
}

export type OperateSignIn = {
  /** The session, sent in the header Jwt-Token from now on. */
  token: string
}

export type OperateAddOperatorAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: OperateAddOperator
}

export type OperateAddOperator = {
  /** Address on this server. */
  path: string
  /** Until when. */
  until: string
}

export type OperateSettleOrderRefuse = {
  /** Number of it, counted from 1. */
  no: number
  /** What is decided. */
  verdict: "refuse"
  /** Words to the person who asked. */
  words: string
}

export type Act = {
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  at: string
  /** What was done. */
  act: string
  /** which plan, quota or company; '' of an account */
  about: string
  /** Why. */
  reason: string
  /** Name of the operator. */
  operator: string
}

export type OperateGivePlanAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: OperateGivePlan
}

export type OperateGivePlan = {
  /** Until when. */
  until: string
}

export type Scorecard = {
  /** `settled`: what was said before the list was known; `backtest`: what the model would have said about earlier editions */
  kind: "settled" | "backtest"
  /** whose targets they are, with how many in all; on the first page */
  editions: number
  /** part of the first 20 forecast that came, 0 to 1 */
  precisionAt20: number
  /** Share of hits among the first 50 forecast. */
  precisionAt50: number
  /** Share of the list among the first 200 forecast. */
  recallAt200: number
  /** Brier score: mean squared error of the probabilities. */
  brier: number
  /** Share of hits among 20 guessed by the list of the edition before. */
  baselinePrecisionAt20: number
  /** Share of hits among 50 guessed by the list of the edition before. */
  baselinePrecisionAt50: number
  /** Share of the list among 200 guessed by the edition before. */
  baselineRecallAt200: number
  /** the places ranked, and the exhibitors there were to find */
  predicted: number
  /** companies that came */
  actual: number
  /** of each band: what was said on average and what came true */
  byBand: ByBand[]
  /** of what people had said before the first day (会参展 / 不参展): how many statements, what the model said of the same companies (null: it ranked none of them), and how many of them came */
  byVerdict: ByVerdict[]
  /** Version of the model that said so. */
  modelVersion: string
  /** the list it was held against was not complete */
  isPartial: boolean
  /** When it was settled. */
  settledAt: string | null
}

export type ByBand = {
  /** How likely it is: high, middle or low. */
  band: "high" | "mid" | "low"
  /** How many were forecast. */
  predicted: number
  /** How many of them exhibited. */
  happened: number
  /** how many are sent now */
  count: number
}

export type ByVerdict = {
  /** What is decided. */
  verdict: "yes" | "no"
  /** how many are sent now */
  count: number
  /** How many were forecast. */
  predicted: number | null
  /** How many of them exhibited. */
  happened: number
}

export type List = {
  /** of the import */
  number: number
  /** which rows: companies, exhibitors, editions … */
  dataset: string
  /** Name of the file. */
  fileName: string
  /** whom the facts come from, as the pages say it */
  source: string | null
  /** What the source allows. */
  licence: string | null
  /** Address of the source. */
  link: string | null
  /** YYYY-MM-DD. */
  asOf: string | null
  /** ended: the process that did it is gone; `undoing` that is not alive goes on when it is taken back again */
  state: "running" | "done" | "failed" | "ended" | "undoing" | "undone"
  /** How many were read. */
  read: number
  /** Rows that were written. */
  written: number
  /** Rows that say what stood there. */
  unchanged: number
  /** Rows that were rejected. */
  rejected: number
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  startedAt: string
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  finishedAt: string | null
  /** null: by the command, or by the server itself */
  operator: string | null
  /** It can be taken back. */
  isUndoable: boolean
}

export type ImportTask = {
  /** Number of it, counted from 1. */
  no: number
  /** Of which kind it is. */
  kind: "try" | "run" | "undo"
  /** Which kind of data it is. */
  dataset: string
  /** Opaque id: a UUID, made by us as version 7. */
  fileId: string | null
  /** Name of the file. */
  fileName: string | null
  /** What is told beside the file. */
  options: ImportOptions
  /** of a run: the trial that it repeats for good */
  tried: number | null
  /** broken: the node that did it ended; it can be begun again */
  state: "queued" | "running" | "done" | "failed" | "broken"
  /** Name of the operator. */
  operator: string
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  at: string
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  finishedAt: string | null
  /** Rows that were read. */
  rowsRead: number
  /** of the file, 0 to 1 */
  share: number
  /** of the import that it wrote or takes back */
  run: number | null
  /** Rows were rejected, and can be read. */
  hasRejects: boolean
  /** What became of a task; absent: it has not come so far, or is of another kind. */
  outcome: ImportOutcome
}

export type ImportOptions = {
  /** Whom it comes from, as pages show it: a name in words, not a file or an address. */
  source: string | null
  /** What the source allows. */
  licence: string | null
  /** Address of the source. */
  link: string | null
  /** Up to which day it was known there. */
  asOf: string | null
  /** Of an exhibitor list: entries that it no longer has are withdrawn. */
  isWhole: boolean
  /** By field, for rows that do not say it themselves: `exhibition`, `year`, `hall` … */
  constants: Record<string, string>
  /** By header of the file: the field that it is, or null to leave it out. */
  map: Record<string, string | null>
}

export type ImportOutcome = {
  /** Columns of the file. */
  columns?: Columns
  /** What is to be said of the file. */
  remarks?: string[]
  /** Fields that a column may be said to be, each with how files usually head it. */
  fields?: Fields[]
  /** What an answer said in words. */
  said?: Said[]
  /** The first rows, as they are understood. */
  preview?: Preview
  /** How many there are of each. */
  counts?: Counts
  /** It was taken back. */
  undone?: Undone
  /** Why it came to nothing; null: it did not. */
  failure?: string
}

export type Columns = {
  /** How many were read. */
  read: Read[]
  /** Messages that are not read. */
  unread: string[]
}

export type Read = {
  /** Which column of the file. */
  column: string
  /** Which field. */
  field: string
}

export type Fields = {
  /** Which field. */
  field: string
  /** Names of the columns. */
  header: string
}

export type Said = {
  /** Of which kind it is. */
  kind: "warning" | "rejected"
  /** The text of it. */
  text: string
  /** how many are sent now */
  count: number
  /** Which lines of the file. */
  lines: number[]
}

export type Preview = {
  /** How many were read. */
  read: number
  /** Rows that are new. */
  made: number
  /** Rows that were changed. */
  changed: number
  /** Rows that say what stood there. */
  unchanged: number
  /** Rows that were rejected. */
  rejected: number
  /** entries that would go to a company known before, and companies that would become one */
  joined: number
  /** What beside the table itself an undo put back. */
  beside: Beside[]
  /** Some of the rows that are new. */
  examplesMade: ExamplesMade[]
  /** Some of the rows that were changed. */
  examplesChanged: ExamplesMade[]
}

export type Beside = {
  /** Which table of the database. */
  table: string
  /** Rows that are new. */
  made: number
  /** Rows that were changed. */
  changed: number
  /** Whether there was something to remove. */
  removed: number
}

export type ExamplesMade = {
  /** What it is called. */
  name: string | null
  /** What was changed in the register, the newest first. */
  changes: Changes[]
}

export type Changes = {
  /** Which column of the file. */
  column: string
  /** What it was before. */
  before: string | null
  /** What it is afterwards. */
  after: string | null
}

export type Counts = {
  /** How many were read. */
  read: number
  /** Rows that were written. */
  written: number
  /** Rows that say what stood there. */
  unchanged: number
  /** Rows that were rejected. */
  rejected: number
}

export type Undone = {
  /** Rows that are as they were before. */
  restored: number
  /** Whether there was something to remove. */
  removed: number
  /** Rows that are there again. */
  putBack: number
  /** Rows that stay as they are, and why is told. */
  left: number
  /** Why, the strongest first. */
  reasons: Reasons[]
}

export type Reasons = {
  /** Which table of the database. */
  table: string
  /** Why. */
  reason: string
  /** how many are sent now */
  count: number
}

export type OperateTryImportAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: OperateTryImport
}

export type OperateTryImport = {
  /** Number of it, counted from 1. */
  no: number
}

export type Columns2 = {
  /** Which column of the file. */
  column: string
  /** Rows that say something of it. */
  filled: number
  /** How much of it, from 0 to 1. */
  share: number
}

export type CompanyFacts = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** 统一社会信用代码. */
  creditCode: string | null
  /** 工商注册号. */
  registrationNo: string | null
  /** Place. */
  place: string | null
  /** How it stands. */
  status: string | null
  /** When it was founded. */
  established: string | null
  /** Postal address. */
  address: string | null
  /** Address of the website. */
  website: string | null
  /** short name, brands, former names, English name */
  otherNames: string[]
  /** Exhibitions. */
  exhibitions: number
  /** known only from exhibitor lists */
  isListed: boolean
}

export type OperateCorrectFactsAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: Outcome
}

export type Outcome = {
  /** of the run that takes it back; null: it was a trial */
  number: number | null
  /** What was changed in the register, the newest first. */
  changes: Changes2[]
  /** companies whose counts and search rows follow within a minute */
  companyCount: number
}

export type Changes2 = {
  /** Which field. */
  field: "name" | "englishName" | "website" | "introduction" | "industries" | "editionNo" | "year" | "startDate" | "endDate" | "status" | "hall" | "region" | "organizers" | "coOrganizers" | "supporters" | "listedName" | "listedEnglishName" | "booths" | "pavilion" | "company" | "address" | "indoorArea" | "outdoorArea" | "pavilionCount" | "openedYear" | "operatorName" | "phone" | "traffic" | "truckRules" | "area" | "clearHeight" | "floorLoad" | "doors" | "length" | "width" | "columnSpacing" | "rigging" | "power" | "utilities" | "standardBooths" | "pavilions" | "title" | "phase" | "certainty"
  /** as a file would write it; null: nothing */
  before: string | null
  /** What it is afterwards. */
  after: string | null
}

export type OperateRemoveEntry = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** Whom the fact comes from. */
  source: string
  /** Given for trying. */
  isTrial: boolean
}

export type Names = {
  /** In Simplified Chinese. */
  'zh-Hans': string
  /** In Traditional Chinese. */
  'zh-Hant': string
  /** In English. */
  en: string
  /** In French. */
  fr: string
  /** In Spanish. */
  es: string
}

export type ZhHans = {
  /** What it is called. */
  title: string
  /** The text of it. */
  text: string
}

export type Cities = {
  /** Six digits of the authenticator, or a recovery code. */
  code: string
  /** What it is called. */
  name: string
  /** who has something open, and how much of it until tonight */
  people: number
}

export type ToAll = {
  /** By what, or by whom. */
  by: "all"
}

export type ToPlan = {
  /** By what, or by whom. */
  by: "plan"
  /** Plans, by their codes. */
  plans: string[]
}

export type ToTenant = {
  /** By what, or by whom. */
  by: "tenant"
  /** Teams. */
  tenantIds: string[]
}

export type ToCity = {
  /** By what, or by whom. */
  by: "city"
  /** Cities that the person works in, as region codes. */
  cityCodes: string[]
}

export type ToIndustry = {
  /** By what, or by whom. */
  by: "industry"
  /** Codes of industries; a group stands for all in it. */
  industryCodes: string[]
}

export type ToNumbers = {
  /** By what, or by whom. */
  by: "numbers"
  /** Telephone numbers. */
  numbers: string[]
}

export type ZhHans2 = {
  /** What it is called. */
  title: string
  /** The text of it. */
  text: string
}

export type Texts = {
  /** In Simplified Chinese. */
  'zh-Hans': ZhHans3
  /** In Traditional Chinese. */
  'zh-Hant': ZhHans3
  /** In English. */
  en: ZhHans3
  /** In French. */
  fr: ZhHans3
  /** In Spanish. */
  es: ZhHans3
}

export type ZhHans3 = {
  /** What it is called. */
  name: string
  /** In one sentence. */
  summary: string
}

export type ZhHans4 = {
  /** What it is called. */
  name: string
  /** In one sentence. */
  summary: string
}

export type PersonAccountListAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: PersonAccountList[]
}

export type PersonAccountList = {
  /** Opaque id: a UUID, made by us as version 7. */
  subAccountId: string
  /** Name of the team. */
  tenantName: string
  /** Roles of the person. */
  roles: string[]
  /** In Chinese; the app says them in its own language by `roles`. */
  roleNames: string[]
  /** It is the one in use. */
  isCurrent: boolean
}

export type PersonPrivacySettingAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: PrivacySetting
}

export type PrivacySetting = {
  /** 个性化推荐 */
  personalized: boolean
  /** 名片对外可见 */
  cardVisible: boolean
  /** 允许团队成员看到我的联系记录 */
  shareFollowToTeam: boolean
}

export type PersonNotificationSettingAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: ChangedNotifications
}

export type ChangedNotifications = {
  /** Messages about follow-ups. */
  followUp: FollowUp
  /** Messages about exhibitions. */
  exhibition: FollowUp
  /** Messages about forecasts. */
  prediction: FollowUp
  /** Messages about members of the team. */
  member: FollowUp
  /** What the operator tells. */
  announcement: FollowUp
}

export type FollowUp = {
  /** Shown in the app. */
  inApp: boolean
  /** By the push service of the browser. */
  push: boolean
  /** Mail address. */
  email: boolean
  /** By text message. */
  sms: boolean
  /** By a robot in a group of the team’s messenger. */
  robot: boolean
}

export type FollowUp2 = {
  /** Shown in the app. */
  inApp?: boolean
  /** By the push service of the browser. */
  push?: boolean
  /** Mail address. */
  email?: boolean
  /** By text message. */
  sms?: boolean
  /** By a robot in a group of the team’s messenger. */
  robot?: boolean
}

export type PlaceNearbyAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: PlaceNearby
}

export type PlaceNearby = {
  /** The rows of this page. */
  list: PlaceWgs842[]
  /** Where the next page begins, from the page before; null: there is none. */
  cursor: string | null
  /** Whose answer it is: our own halls, companies and cities, or a map provider of the operator. */
  source: "builtIn" | "tencent" | "amap" | "google"
}

export type Rule = {
  /** Whether it applies. */
  isOn: boolean
  /** days without contact */
  idleDays: number
  /** days before, on which the owner is told */
  warnDays: number
  /** won customers stay */
  keepWon: boolean
  /** null: any number */
  takePerDay: number | null
  /** who holds so many takes no more; null: any number */
  holdAtMost: number | null
}

export type PoolAssignAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: PoolAssign
}

export type PoolAssign = {
  /** how many are sent now */
  count: number
}

export type PoolPreview = {
  /** Whether it applies. */
  isOn: boolean
  /** days without contact */
  idleDays: number
  /** days before, on which the owner is told */
  warnDays: number
  /** won customers stay */
  keepWon: boolean
  /** null: any number */
  takePerDay: number | null
  /** who holds so many takes no more; null: any number */
  holdAtMost: number | null
}

export type PredictionEdition = {
  /** An exhibition edition as a row of a list (screens.md §3.4). */
  edition: EditionCard
  /** null: predicted */
  lack: Lack | null
  /** companies ranked; in bands high ≥ 0.70, mid ≥ 0.40, low, which add up to it */
  predictedCount: number
  /** Companies in the high band. */
  highCount: number
  /** Companies in the middle band. */
  midCount: number
  /** Companies in the low band. */
  lowCount: number
  /** how many to expect that never were here, of those known from other exhibitions: the sum of their probabilities */
  newcomerCount: number
  /** how many to expect of those that were here before: the sum of their probabilities */
  expectedCount: number
  /** of the ranked companies those of the viewer's regions and industries; null: the viewer has named none */
  matchedCount: number | null
  /** entries of the list that we hold to the expected number of exhibitors, 0–100; null while nothing is published */
  publishedRatio: number | null
  /** the settled one once there is one, else the backtest of its series */
  scorecard: Scorecard | null
  /** Days in which customers are best called, by purpose. */
  windows: ContactWindow[]
  /** instant of the run, and the last day whose data it could see */
  scoredAt: string | null
  /** YYYY-MM-DD. */
  cutOff: string | null
  /** Version of the model that said so. */
  modelVersion: string | null
}

export type Lack = {
  /** Code of a dictionary, a place or a topic. */
  code: "noEarlierList" | "oneEarlierList" | "fewEarlierExhibitors" | "tooFarAhead" | "cancelled" | "notScoredYet" | "modelUntrained" | "listPublished"
  /** What is there already of what is needed. */
  have: number | null
  /** What is needed before a forecast is made. */
  need: number | null
}

export type ContactWindow = {
  /** What the viewer sells, as far as the forecast minds. */
  seller: "builder" | "forwarder" | "organizer" | "hall"
  /** YYYY-MM-DD. */
  from: string
  /** YYYY-MM-DD. */
  to: string
  /** 太早, 窗口期, 太晚 */
  state: "before" | "open" | "closed"
  /** days until it opens (`before`) or closes (`open`); 0 once it is closed */
  days: number
  /** the key date that closes it; `start`: none is known, so counted from the first day */
  closedBy: "start" | "drawingReviewDeadline" | "freightDeadline"
  /** that date; null: none is known */
  keyDate: string | null
  /** the first day it is counted back from */
  startDate: string
  /** whose first day that is: the edition's own; or, for organisers and halls once it is too late for that, of a later one of the exhibition, announced or expected by its rhythm */
  edition: "this" | "announced" | "expected"
}

export type PredictionFilters = {
  /** Which bands of likelihood. */
  bands?: ("high" | "mid" | "low")[]
  /** Whether it was at the series before. */
  newOrOld?: "new" | "old"
  /** Kinds of booths. */
  boothTypes?: ("standard" | "custom" | "raw" | "joint")[]
  /** Places; a larger one stands for all within. */
  regionCodes?: string[]
  /** 元 */
  capitalMin?: number
  /** At most so much registered capital, in 元. */
  capitalMax?: number
  /** Whether a mobile number is known. */
  hasMobile?: boolean
  /** It is on the list that came out since. */
  isListed?: boolean
  /** What the viewer or the team did with it. */
  myState?: "notUnlocked" | "unlocked" | "notFollowed" | "followed" | "favorited"
}

export type PredictionReason = {
  /** Code of a dictionary, a place or a topic. */
  code: "streakHere" | "timesHere" | "boothGrowth" | "similarSeries" | "sameOrganizer" | "upcomingElsewhere" | "activeLately" | "industryHere" | "homeProvince"
  /** Numbers of the sentence; which of them a code has stands beside it in `reasonCodes`. */
  value: ReasonValue
  /** log-odds, above 0 */
  contribution: number
  /** What it rests on. */
  evidence: (EvidenceParticipation | EvidenceEdition | EvidenceCompany)[]
}

export type ReasonValue = {
  /** how many are sent now */
  count?: number
  /** What it is of. */
  of?: number
  /** First year that is looked at. */
  fromYear?: number
  /** Last year that is looked at. */
  toYear?: number
  /** m² */
  from?: number
  /** The last, or the latest. */
  to?: number
  /** 0–100 */
  share?: number
}

export type EvidenceParticipation = {
  /** Of which kind it is. */
  type: "participation"
  /** the entry of the exhibitor list */
  id: string
  /** Opaque id: a UUID, made by us as version 7. */
  editionId: string
  /** Name of the edition. */
  editionName: string
  /** YYYY-MM-DD. */
  startDate: string
  /** Number of the booth, as printed. */
  boothNo: string | null
  /** m² */
  boothArea: number | null
}

export type EvidenceEdition = {
  /** Of which kind it is. */
  type: "edition"
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** Name of the edition. */
  editionName: string
  /** First day. */
  startDate: string
}

export type EvidenceCompany = {
  /** Of which kind it is. */
  type: "company"
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** Registered name of the company. */
  companyName: string
  /** Name of the place, in the reader’s language. */
  regionName: string | null
}

export type ExpectedBoothArea = {
  /** At least. */
  low: number
  /** At most. */
  high: number
}

export type ReferenceCustomerServiceInfoAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: ReferenceCustomerServiceInfo
}

export type ReferenceCustomerServiceInfo = {
  /** Picture of the code to scan. */
  qrCode: string | null
  /** Telephone number as it is dialled. */
  phone: string
  /** When somebody answers. */
  workTime: string | null
}

export type MyExhibition = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** null: an event of one's own */
  editionId: string | null
  /** What it is called. */
  name: string
  /** the official one */
  englishName: string | null
  /** YYYY-MM-DD. */
  startDate: string
  /** YYYY-MM-DD. */
  endDate: string
  /** How it stands. */
  status: "upcoming" | "ongoing" | "ended" | "postponed" | "cancelled"
  /** days from today until the first day; negative once it has begun */
  daysLeft: number
  /** Opaque id: a UUID, made by us as version 7. */
  hallId: string | null
  /** the hall, or the place as its owner wrote it */
  placeName: string | null
  /** without 市 */
  cityName: string | null
  /** degrees */
  longitude: number | null
  /** Degrees north, WGS 84 where nothing else is said. */
  latitude: number | null
  /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
  tile: Tile
  /** As what one takes part. */
  joinRole: ("visit" | "exhibit" | "build" | "forward" | "organize" | "research") | null
  /** When one is reminded. */
  reminders: number[]
  /** What somebody noted beside it. */
  note: string | null
  /** 元; two decimals at most. */
  budget: number | null
  /** the sum of its expenses; before there are any, what its owner said */
  actualCost: number | null
  /** Whether expenses are written down. */
  hasExpenses: boolean
  /** How it stands in the plan of the year. */
  planState: "idea" | "planned" | "confirmed" | "dropped"
  /** companies to follow up, and to meet */
  goalLeads: number | null
  /** Meetings that were aimed at. */
  goalMeetings: number | null
  /** the team sees it; needs `zky:schedule:share` */
  isShared: boolean
  /** members of the team that go along */
  memberIds: string[]
  /** the dates it had when the viewer last saved it, where it has moved since */
  movedFrom: MovedFrom | null
  /** entries of its exhibitor list that the viewer marked as targets, and those seen or followed up */
  targetCount: number
  /** Booths that were visited. */
  visitedCount: number
  /** Customers that were followed up. */
  followedCount: number
}

export type MovedFrom = {
  /** First day. */
  startDate: string
  /** Last day. */
  endDate: string
}

export type Members = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What it is called. */
  name: string | null
}

export type Expense = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** Of which kind it is. */
  kind: "rent" | "travel" | "booth" | "other"
  /** 元; two decimals at most. */
  amount: number
  /** What somebody noted beside it. */
  note: string | null
  /** Name of the person. */
  person: Members
}

export type First = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** English name; null: not known. */
  englishName: string | null
  /** YYYY-MM-DD. */
  startDate: string
  /** YYYY-MM-DD. */
  endDate: string
  /** Name of the city, without 市. */
  cityName: string | null
}

export type ScheduleCarryOver = {
  /** The year. */
  year: number
}

export type ScheduleExportPlanAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: ScheduleExportPlan
}

export type ScheduleExportPlan = {
  /** The file, in base64. */
  base64: string
  /** The rows. */
  rows: number
  /** rows that may still be written to files today */
  remaining: number
}

export type ScheduleSaveExpenseAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: ScheduleSaveExpense
}

export type ScheduleSaveExpense = {
  /** What it cost, in 元. */
  expenses: Expense[]
}

export type Edition = {
  /** Opaque id: a UUID, made by us as version 7. */
  id: string
  /** What it is called. */
  name: string
  /** English name; null: not known. */
  englishName: string | null
  /** How it stands. */
  status: "upcoming" | "ongoing" | "ended" | "postponed" | "cancelled"
  /** YYYY-MM-DD. */
  startDate: string
  /** YYYY-MM-DD. */
  endDate: string
  /** Days from today until it begins. */
  daysLeft: number
  /** Name of the city, without 市. */
  cityName: string | null
  /** How it is drawn where there is no picture. */
  tile: Tile
}

export type Figures = {
  /** What messages go to, or what is marked. */
  targets: number
  /** spoken to, by record, answered call or at the booth */
  contacted: number
  /** visited, or met at the exhibition */
  met: number
  /** 元; null: nobody wrote down any */
  cost: number | null
  /** offers and orders by the first exhibition that the company was contacted for within the window, and by the last */
  first: First2
  /** The last of them. */
  last: First2
}

export type First2 = {
  /** Offers that were made. */
  quoted: number
  /** 元; two decimals at most. */
  quotedAmount: number
  /** Orders that were won. */
  won: number
  /** 元; two decimals at most. */
  wonAmount: number
}

export type People = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What it is called. */
  name: string | null
  /** The numbers of it. */
  figures: Figures
}

export type Previous = {
  /** The edition. */
  edition: Edition
  /** The numbers of it. */
  figures: Figures
}

export type SsoBegin = {
  /** Provider that signs people of a company in. */
  provider: string
}

export type SsoBeginAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: SsoBegin2
}

export type SsoBegin2 = {
  /** Page of the provider that the browser goes to. */
  address: string
  /** What stays in the browser while it is at the provider. */
  secret: string
}

export type Join = {
  /** Provider that signs people of a company in. */
  provider: string
  /** what the provider calls the person */
  person: string
  /** null: no number is proved yet */
  account: Account | null
}

export type Account = {
  /** Telephone number, its middle hidden. */
  phoneMask: string
  /** The account was made by this sign-in. */
  isNew: boolean
  /** Names of the teams that the account is a member of. */
  tenantNames: string[]
}

export type Members2 = {
  /** Opaque id: a UUID, made by us as version 7. */
  subAccountId: string
  /** Name of the person; null: not said. */
  realName: string | null
  /** Picture of the person. */
  avatarUrl: string | null
  /** Telephone number, its middle hidden. */
  phoneMask: string
  /** Position of a person in a company. */
  position: string | null
  /** Roles of the person. */
  roles: string[]
  /** How it stands. */
  status: "active" | "disabled"
  /** The person owns the team. */
  isOwner: boolean
  /** It is the viewer. */
  isMe: boolean
  /** Unlocks a month that the member may use; null: as many as the team has. */
  unlockLimit: number | null
  /** Unlocks by this person this month. */
  unlockUsed: number
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  lastSeenAt: string | null
}

export type Invitations = {
  /** Opaque id: a UUID, made by us as version 7. */
  invitationId: string
  /** Telephone number, its middle hidden. */
  phoneMask: string
  /** What it is, or what somebody does, in this matter. */
  role: "owner" | "manager" | "member" | "reader"
  /** Unlocks a month that the member may use; null: as many as the team has. */
  unlockLimit: number | null
  /** To pass on: typed on 填写信息, or answered on 我的. */
  code: string
  /** An instant with offset, ISO 8601; what leaves the server is UTC. */
  expiresAt: string
}

export type TeamEditMemberAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: Members2
}

export type HandOverRule = {
  /** Who takes over. */
  how: "one" | "turns" | "region"
  /** of `one`; absent: of the one who asks, or of the owner */
  subAccountId?: string
}

export type Held = {
  /** Customers of the team. */
  customers: number
  /** What is to be done. */
  tasks: number
  /** What messages go to, or what is marked. */
  targets: number
  /** Exhibitions. */
  exhibitions: number
}

export type WebhookMakeAnswer = {
  /** The call did what it says. */
  code: 200
  /** Nothing to show. */
  msg: string
  /** What the call gives. */
  data: WebhookMake
}

export type WebhookMake = {
  /** Identifier of it, good in every call that takes one. */
  id: string
  /** What the authenticator is set up with. */
  secret: string
}

export type Calls = {
  /** 访问密钥: the keys of the person that were not ended, the newest first, and how many the plan gives */
  'accessKey.list': {
    request: Record<string, never>
    answer: {
      /** Keys of the subscription, as the browser gave them. */
      keys: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** of the secret, to tell it from others: `zhzz_3kQ9` */
        shown: string
        /** `read`: nothing can be changed with it */
        level: "read" | "write"
        /** with `calls` all that it opens; both empty: every domain */
        domains: ("application" | "calendar" | "call" | "company" | "exhibition" | "followUp" | "hall" | "home" | "member" | "message" | "news" | "place" | "pool" | "prediction" | "report" | "schedule" | "search" | "team" | "unlock" | "upload")[]
        /** `company.contacts` */
        calls: string[]
        /** of those that the person has; null: all of them, also those that come */
        permissions: (("zky:enterprise:export" | "zky:contact:unlock" | "zky:prediction:view" | "zky:followUp:viewTeam" | "zky:followUp:assign" | "zky:outCall:use" | "zky:outCall:viewTeam" | "zky:schedule:share" | "zky:member:manage" | "zky:subAccount:manage" | "zky:auth:review")[]) | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        createdAt: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        expiresAt: string
        /** until then the secret before it opens, too */
        previousUntil: string | null
        /** to the minute; null: not yet */
        usedAt: string | null
        /** The call it was used for last. */
        usedCall: string | null
        /** 203.0.113.* */
        usedNetwork: string | null
      }[]
      /** Where most customers go. */
      most: number
    }
  }
  /** 新建密钥: with what it opens and how long; its secret is shown this once */
  'accessKey.make': {
    request: {
      /** What it is called. */
      name: string
      /** `read`: nothing can be changed with it */
      level: "read" | "write"
      /** with `calls` all that it opens; both empty: every domain */
      domains: ("application" | "calendar" | "call" | "company" | "exhibition" | "followUp" | "hall" | "home" | "member" | "message" | "news" | "place" | "pool" | "prediction" | "report" | "schedule" | "search" | "team" | "unlock" | "upload")[]
      /** `company.contacts` */
      calls: string[]
      /** of those that the person has; null: all of them, also those that come */
      permissions: (("zky:enterprise:export" | "zky:contact:unlock" | "zky:prediction:view" | "zky:followUp:viewTeam" | "zky:followUp:assign" | "zky:outCall:use" | "zky:outCall:viewTeam" | "zky:schedule:share" | "zky:member:manage" | "zky:subAccount:manage" | "zky:auth:review")[]) | null
      /** Days, or a number of them. */
      days: 30 | 90 | 180 | 365
    }
    answer: AccessKeyMakeAnswer['data']
  }
  /** 更换密钥: a new secret that holds as long again; the one before opens for another day */
  'accessKey.rotate': {
    request: AccessKeyRotate
    answer: AccessKeyMakeAnswer['data']
  }
  /** 停用密钥: neither of its secrets opens anything from now on */
  'accessKey.revoke': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** what the key that asks is called, until when it holds, and which calls it opens now */
  'accessKey.current': {
    request: Record<string, never>
    answer: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** What it is called. */
      name: string
      /** When it ends, in seconds since 1970. */
      expiresAt: string
      /** Calls. */
      calls: string[]
    }
  }
  /** 获取验证码: the same answer for known and unknown numbers */
  'account.sendLoginPhoneCode': {
    request: AccountSendLoginPhoneCode
    answer: AccountSendLoginPhoneCodeAnswer['data']
  }
  /** 验证码登录: an unknown number becomes a free account; where the caller can ask, `ageNeeded` asks for its age group */
  'account.phoneCodeLogin': {
    request: {
      /** 1, then 2–9, then nine digits (spec §5). */
      phone: string
      /** Six digits (spec §5). */
      code: string
      /** Versions of the agreements the person ticked, by document. */
      agreementVersions: Record<string, string>
      /** 年满16周岁. */
      ageConfirmed: true
      /** Of a new account: 18 and over, or 16 to 18 with a guardian's consent; `toAsk`: the caller asks when it is told to. Absent, `ageConfirmed` is all that is said. */
      ageGroup?: "adult" | "minor" | "toAsk"
      /** The guardian's number, and the code that went to it. */
      guardian?: Guardian
      /** Opaque id: a UUID, made by us as version 7. */
      subAccountId?: string
    }
    answer: AccountPhoneCodeLoginAnswer['data']
  }
  /** 监护人验证码: to the guardian of a person of 16 to 18 */
  'account.sendGuardianCode': {
    request: AccountSendLoginPhoneCode
    answer: AccountSendLoginPhoneCodeAnswer['data']
  }
  /** 密码登录: user name or number; after three wrong passwords with a behaviour check */
  'account.userNamePasswordLoginBehavior': {
    request: {
      /** Name to sign in with: a mobile number, or the name of an operator. */
      userName: string
      /** The password as typed. */
      password: string
      /** Versions of the agreements the person ticked, by document. */
      agreementVersions: Record<string, string>
      /** The pass of `verifyBehavior`; asked for by the failure `behaviorNeeded`. */
      behaviorToken?: string
      /** Opaque id: a UUID, made by us as version 7. */
      subAccountId?: string
    }
    answer: AccountPhoneCodeLoginAnswer['data']
  }
  /** 行为验证: a challenge for the device to solve */
  'account.behaviorCaptcha': {
    request: Record<string, never>
    answer: {
      /** What the challenge is made of. */
      parameters: {
        /** How the solution of the behaviour check is derived. */
        algorithm: string
        /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
        cost: number
        /** When it ends, in seconds since 1970. */
        expiresAt: number
        /** Bytes of the derived key. */
        keyLength: number
        /** Hexadecimal digits that the derived key must begin with. */
        keyPrefix: string
        /** Signature over the derived key. */
        keySignature?: string
        /** Random part of the challenge. */
        nonce: string
        /** Salt of the challenge. */
        salt: string
      }
      /** Signature over what stands beside it. */
      signature: string
    }
  }
  /** 行为验证: the solution, which holds once, for a pass that lets one call through */
  'account.verifyBehavior': {
    request: {
      /** Challenge as account.behaviorCaptcha gave it. */
      challenge: {
        /** What the challenge is made of. */
        parameters: {
          /** How the solution of the behaviour check is derived. */
          algorithm: string
          /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
          cost: number
          /** When it ends, in seconds since 1970. */
          expiresAt: number
          /** Bytes of the derived key. */
          keyLength: number
          /** Hexadecimal digits that the derived key must begin with. */
          keyPrefix: string
          /** Signature over the derived key. */
          keySignature?: string
          /** Random part of the challenge. */
          nonce: string
          /** Salt of the challenge. */
          salt: string
        }
        /** Signature over what stands beside it. */
        signature: string
      }
      /** What solves the challenge. */
      solution: {
        /** Number that solves the challenge. */
        counter: number
        /** Key that the counter gives, in hexadecimal digits. */
        derivedKey: string
        /** The time of it. */
        time?: number
      }
    }
    answer: {
      /** Pass of the behaviour check, where the call asks for one. */
      behaviorToken: string
      /** Seconds until it ends. */
      expiresIn: number
    }
  }
  /** 退出登录: ends this session at once */
  'account.logout': {
    request: Record<string, never>
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 忘记密码 1: a code to the number; the same answer for known and unknown numbers */
  'account.sendForgotPasswordCode': {
    request: AccountSendLoginPhoneCode
    answer: AccountSendLoginPhoneCodeAnswer['data']
  }
  /** 忘记密码 2: the right code gives a ticket for one new password */
  'account.verifyIdentity': {
    request: Guardian
    answer: AccountVerifyIdentityAnswer['data']
  }
  /** 忘记密码 3: sets the password and ends every session of the account */
  'account.setNewPassword': {
    request: {
      /** Proof of the step before, good for one use. */
      ticket: string
      /** The password from now on. */
      newPassword: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 修改密码: a code to one’s own number */
  'account.sendEditPasswordCode': {
    request: Record<string, never>
    answer: AccountSendEditPasswordCodeAnswer['data']
  }
  /** 修改密码: with the old one when there is one; ends every session of the account */
  'account.editLoginPassword': {
    request: {
      /** Six digits that came by text message. */
      code: string
      /** The password until now. */
      oldPassword?: string
      /** The password from now on. */
      newPassword: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 更换手机号: a code to the number in use, or with the ticket of `verifyOld` to the new one */
  'account.sendReplacePhoneCode': {
    request: {
      /** The mobile number from now on. */
      newPhone?: string
      /** Proof of the step before, good for one use. */
      ticket?: string
    }
    answer: AccountSendLoginPhoneCodeAnswer['data']
  }
  /** 更换手机号 1: the code of the number in use, or the password, for a ticket */
  'account.verifyOld': {
    request: {
      /** Six digits that came by text message. */
      code?: string
      /** The password as typed. */
      password?: string
    }
    answer: AccountVerifyIdentityAnswer['data']
  }
  /** 更换手机号 2: the new number with its code; ends every other session of the account */
  'account.replacePhone': {
    request: {
      /** Proof of the step before, good for one use. */
      ticket: string
      /** The mobile number from now on. */
      newPhone: string
      /** Six digits that came by text message. */
      code: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 登录设备: the open sessions of the account, the newest activity first */
  'account.sessionList': {
    request: Record<string, never>
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      sessionId: string
      /** `iPhone · WeChat`; empty when the device does not say. */
      device: string
      /** 203.0.113.*; empty when unknown. */
      ip: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      signedInAt: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      lastActiveAt: string
      /** It is the one in use. */
      isCurrent: boolean
    }[]
  }
  /** 登录设备: ends one session of the account, or every other one */
  'account.removeSession': {
    request: {
      /** Which session. */
      sessionId: string | "others"
    }
    answer: {
      /** Whether there was something to remove. */
      removed: number
    }
  }
  /** 协议版本: documents that must be agreed to, with their versions in force */
  'account.agreements': {
    request: Record<string, never>
    answer: {
      /** Which agreement. */
      document: string
      /** Number of the version; of a record it rises with each change. */
      version: string
      /** Day from which this version holds. */
      effectiveDate: string
    }[]
  }
  /** 同意与撤回: kept for the device and, signed in, for the account; nothing is ever overwritten */
  'account.saveConsent': {
    request: {
      /** A random name that the device made for itself when its owner agreed. */
      device?: string
      /** Which agreements. */
      documents: ("userAgreement" | "privacyAgreement" | "privacyGuide")[]
      /** Versions as they were shown; another one than that in force is refused. */
      versions: Record<string, string>
      /** What is done with it. */
      action: "agree" | "withdraw"
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 当前用户: userInfo of the spec */
  'account.current': {
    request: Record<string, never>
    answer: AccountCurrentAnswer['data']
  }
  /** 我的数据: counters of the page 我的 and the to-dos of 首页 */
  'account.statistics': {
    request: Record<string, never>
    answer: {
      /** Companies and exhibitions that the person keeps as favourites. */
      favoriteCount: number
      /** Companies that the team has unlocked. */
      unlockCount: number
      /** Follow-ups that the person wrote. */
      followUpCount: number
      /** 我的目标: entries of exhibitor lists, and the edition whose list one was marked on last */
      targetCount: number
      /** Opaque id: a UUID, made by us as version 7. */
      targetEditionId: string | null
      /** 我的展会 */
      myExhibitionCount: number
      /** Follow-ups whose appointment is today or overdue. */
      dueFollowUpCount: number
      /** Follow-ups whose appointment has passed. */
      overdueFollowUpCount: number
      /** 新预测: coming editions predicted for the first time since the person last looked at 参展预测 */
      newPredictionCount: number
      /** 未读消息 */
      unreadMessageCount: number
    }
  }
  /** 应用: the catalogue in its order, with what the viewer can do with each; what was used last, and 常用 */
  'application.list': {
    request: Record<string, never>
    answer: {
      /** Applications of the app. */
      applications: {
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** Which group it belongs to. */
        group: "sales" | "exhibition" | "hall" | "team"
        /** Name of its picture. */
        icon: string
        /** What it is called. */
        name: string
        /** In one sentence. */
        summary: string
        /** Word on its corner. */
        tag: ("hot" | "new") | null
        /** of the app, with what it asks for; null: 敬请期待 */
        pagePath: string | null
        /** Whether the viewer’s team has it. */
        openState: "opened" | "trial" | "asked" | "closed" | "coming"
        /** why it is closed: one has to sign in, a leader has to permit it, the plan has not got it */
        closedBy: ("signIn" | "permission" | "plan") | null
        /** the last day of what is open by plan or for a time */
        expireDate: string | null
      }[]
      /** codes, the last used first */
      recent: string[]
      /** codes in the order that home has them in */
      usual: string[]
    }
  }
  /** 应用详情: what it is for and for whom, what the viewer has of it, and how 申请开通 stands */
  'application.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** Code of a dictionary, a place or a topic. */
      code: string
      /** Which group it belongs to. */
      group: "sales" | "exhibition" | "hall" | "team"
      /** Name of its picture. */
      icon: string
      /** What it is called. */
      name: string
      /** In one sentence. */
      summary: string
      /** Word on its corner. */
      tag: ("hot" | "new") | null
      /** of the app, with what it asks for; null: 敬请期待 */
      pagePath: string | null
      /** Whether the viewer’s team has it. */
      openState: "opened" | "trial" | "asked" | "closed" | "coming"
      /** why it is closed: one has to sign in, a leader has to permit it, the plan has not got it */
      closedBy: ("signIn" | "permission" | "plan") | null
      /** the last day of what is open by plan or for a time */
      expireDate: string | null
      /** What it is good against. */
      problem: string
      /** Whom it is for. */
      audience: string[]
      /** What it can do. */
      features: {
        /** The text of it. */
        text: string
        /** Address of a picture. */
        picture: string | null
      }[]
      /** What it is used for. */
      cases: string[]
      /** What is often asked, with answers. */
      questions: {
        /** What is often asked. */
        question: string
        /** What the operator answered. */
        answer: string
      }[]
      /** What the plan allows, and what of it is used. */
      quotas: {
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** how many the plan allows; null: any number */
        limit: number
        /** own entries, which the plan counts */
        used: number
        /** First day of the next period; null when it never resets. */
        resetAt: string | null
      }[]
      /** the last 申请开通 of the viewer's tenant */
      request: {
        /** it was put in, or why not */
        state: "asked" | "open" | "refused"
        /** When it was asked for. */
        askedAt: string
        /** What the operator answered. */
        answer: string
      } | null
    }
  }
  /** 申请开通: written down for the operator, whose answer comes as a message */
  'application.apply': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** What the person asks for, in their words. */
      wish?: string
    }
    answer: {
      /** Whether the viewer’s team has it. */
      openState: "opened" | "trial" | "asked" | "closed" | "coming"
    }
  }
  /** 最近使用: an application was opened */
  'application.use': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 管理常用: the person’s own applications in their order; none: the usual ones */
  'application.saveOrder': {
    request: {
      /** Codes, in the order that is wanted. */
      codes: string[]
    }
    answer: {
      /** The order that everybody starts with. */
      usual: string[]
    }
  }
  /** 版本更新: the version of the packaged app that the stores have, and where */
  'appVersion.latest': {
    request: {
      /** System of the device. */
      system: "android" | "ios"
    }
    answer: {
      /** null: the operator has named none */
      release: {
        /** Number of the version; of a record it rises with each change. */
        version: string
        /** counts up with each version; a smaller one of an app is older */
        code: number
        /** in the store of the system */
        address: string | null
      } | null
    }
  }
  /** 企业认证: how it stands, until when, and what the owner has handed in */
  'authentication.current': {
    request: Record<string, never>
    answer: {
      /** 0 未认证 1 审核中 2 未通过 3 已认证 4 已过期 */
      authStatus: number
      /** Registered name of the company. */
      companyName: string | null
      /** of 已认证 and 已过期: until when */
      expireDate: string | null
      /** it is the owner of a tenant who asks for it; everybody else sees how it stands */
      isOwner: boolean
      /** whether a request can be handed in now: none waits, and what holds ends within 30 days */
      mayApply: boolean
      /** null: none yet, or not the viewer's to read */
      request: {
        /** Number by which the application is asked about. */
        requestNo: number
        /** it was put in, or why not */
        state: "pending" | "rejected" | "approved" | "ended"
        /** Registered name of the company. */
        companyName: string
        /** 统一社会信用代码. */
        unifiedSocialCreditCode: string
        /** 法定代表人. */
        legalRepresentative: string
        /** Postal address. */
        address: string
        /** Who asks for 企业认证, as on the licence or letter. */
        applicantName: string
        /** Position of the applicant in the company. */
        applicantPosition: string
        /** Whether the applicant represents the company by law or by letter. */
        applicantRole: "legal" | "agent"
        /** Mobile number of the applicant, all but its ends hidden. */
        applicantPhoneMask: string
        /** null: the picture is gone */
        license: StoredFile | null
        /** A picture or video the server keeps. */
        letter: StoredFile | null
        /** of a rejection */
        reason: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        submittedAt: string
        /** of what is pending: the end of the working day by which it is answered */
        dueDate: string | null
      } | null
    }
  }
  /** 对照登记信息: what the register says of a company by its id or its credit code, and who holds its authentication */
  'authentication.match': {
    request: {
      /** Which company. */
      companyId?: string
      /** 统一社会信用代码. */
      creditCode?: string
    }
    answer: {
      /** null: not in our register, which says nothing about the company */
      register: {
        /** Opaque id: a UUID, made by us as version 7. */
        companyId: string
        /** What it is called. */
        name: string
        /** 统一社会信用代码. */
        unifiedSocialCreditCode: string | null
        /** 法定代表人. */
        legalRepresentative: string | null
        /** Postal address. */
        address: string | null
      } | null
      /** its administrator, 张**, in another tenant; null: nobody */
      heldBy: string | null
    }
  }
  /** 企业认证: a code to the number of who asks; without one to the account’s own */
  'authentication.sendCode': {
    request: {
      /** Telephone number as it is dialled. */
      phone?: string
    }
    answer: AccountSendLoginPhoneCodeAnswer['data']
  }
  /** 提交企业认证: for the operator to review within a working day; the answer comes as a message */
  'authentication.submit': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      licenseId: string
      /** Registered name of the company. */
      companyName: string
      /** 统一社会信用代码 */
      unifiedSocialCreditCode: string
      /** 法定代表人. */
      legalRepresentative: string
      /** Postal address. */
      address: string
      /** Who asks for 企业认证, as on the licence or letter. */
      applicantName: string
      /** Position of the applicant in the company. */
      applicantPosition?: string
      /** Whether the applicant represents the company by law or by letter. */
      applicantRole: "legal" | "agent"
      /** absent: the account’s own */
      phone?: string
      /** Six digits (spec §5). */
      code: string
      /** Opaque id: a UUID, made by us as version 7. */
      letterId?: string
      /** The commitment letter is agreed to. */
      agreed: true
    }
    answer: {
      /** How far 企业认证 of the team is. */
      authStatus: number
      /** Number by which the application is asked about. */
      requestNo: number
    }
  }
  /** 展会排期: how many editions are open on each day of a month or a year, and how many are mine */
  'calendar.days': {
    request: {
      /** The first, or the earliest. */
      from: string
      /** The last, or the latest. */
      to: string
      /** What it is narrowed by. */
      filters?: CalendarFilters
    }
    answer: {
      /** Days without an edition are left out. */
      days: {
        /** The day. */
        day: string
        /** how many are sent now */
        count: number
        /** Those of the viewer. */
        mine: number
      }[]
      /** how many editions these are */
      total: number
    }
  }
  /** 展会排期: the editions of some days with their phases, the first opened first; of one day what is open before what is built up or taken down */
  'calendar.editions': {
    request: {
      /** The first, or the earliest. */
      from: string
      /** The last, or the latest. */
      to: string
      /** What it is narrowed by. */
      filters?: CalendarFilters
      /** Days of building up and down are counted. */
      isWithMoves?: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** An exhibition edition as a row of a list (screens.md §3.4). */
        card: EditionCard
        /** Days of building up. */
        moveIn: MoveIn | null
        /** Days of building down. */
        moveOut: MoveIn | null
        /** of one asked day: what is done on it; of several null */
        phase: ("show" | "moveIn" | "moveOut") | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 订阅日历: the addresses by which other calendars follow 我的展会; their secrets are shown once only */
  'calendar.feeds': {
    request: Record<string, never>
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which parts. */
      parts: ("show" | "moves" | "deadlines" | "followUps" | "hallSlots")[]
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      createdAt: string
      /** null: no calendar has come yet */
      fetchedAt: string | null
      /** what the program that came last calls itself */
      fetchedBy: string | null
    }[]
  }
  /** 订阅日历: makes an address, in the language of the reader; whoever has it may read */
  'calendar.makeFeed': {
    request: {
      /** Which parts. */
      parts: ("show" | "moves" | "deadlines" | "followUps" | "hallSlots")[]
    }
    answer: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Address on this server. */
      path: string
    }
  }
  /** 停用: the address leads nowhere from now on */
  'calendar.endFeed': {
    request: AccessKeyRotate
    answer: CalendarEndFeedAnswer['data']
  }
  /** 导出 of 展会排期计划 for a calendar (ICS): rows of the viewer or of their team, with the names that feeds give them */
  'calendar.planFile': {
    request: {
      /** Identifiers of them. */
      ids: string[]
    }
    answer: {
      /** A calendar file (iCalendar). */
      ics: string
    }
  }
  /** 拨打前: whether a number may be called now, how often it was today, and who of the team called last */
  'call.before': {
    request: {
      /** Which contact. */
      contactId: string
    }
    answer: {
      /** Why one may not call now; null: one may. */
      refusal: ("doNotCall" | "outsideCallingHours" | "dailyCallLimit") | null
      /** Hours of the callee's day; calls a day to one number by the team, and of one person where the plan allows more. */
      rules: Rules
      /** HH:MM where the callee is */
      localTime: string
      /** today, by the team */
      numberCalls: number
      /** today, and how many there may be; null: any number */
      myCalls: number
      /** Calls that the viewer may still make today; null: no limit. */
      myLimit: number | null
      /** The last of them. */
      last: {
        /** When it began. */
        startedAt: string
        /** How it ended. */
        result: ("connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number") | null
        /** Name of the person who did it. */
        byName: string | null
        /** It is the viewer’s own. */
        isMine: boolean
      } | null
      /** the line that can be had instead of one's own telephone */
      line: "twilio" | null
    }
  }
  /** 拨打: written before the telephone rings; numbers of unlocked companies and own ones alone */
  'call.dial': {
    request: CallDial
    answer: CallDialAnswer['data']
  }
  /** 线路拨打: a line rings one’s own telephone and then the number, for teams and whom it was opened for, where the operator has one */
  'call.dialLine': {
    request: CallDial
    answer: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** The telephone rings already. */
      isUnderWay: boolean
    }
  }
  /** 通话结果: what came of an own call; 空号 and 停机 are noted of the number too */
  'call.saveResult': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** How it ended. */
      result: "connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number"
    }
    answer: CallSaveResultAnswer['data']
  }
  /** 外呼记录: own calls, of a leader the team’s, newest first */
  'call.list': {
    request: {
      /** YYYY-MM-DD. */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** Opaque id: a UUID, made by us as version 7. */
      memberId?: string
      /** Opaque id: a UUID, made by us as version 7. */
      editionId?: string
      /** Opaque id: a UUID, made by us as version 7. */
      companyId?: string
      /** `none`: nobody has said yet what came of it */
      result?: "connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number" | "none"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: CallRecord[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 外呼记录详情 */
  'call.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: CallSaveResultAnswer['data']
  }
  /** 外呼统计: counted from the records, by day, hour, result, person and edition */
  'call.statistics': {
    request: {
      /** YYYY-MM-DD. */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** Opaque id: a UUID, made by us as version 7. */
      memberId?: string
      /** Opaque id: a UUID, made by us as version 7. */
      editionId?: string
      /** Opaque id: a UUID, made by us as version 7. */
      companyId?: string
      /** `none`: nobody has said yet what came of it */
      result?: "connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number" | "none"
    }
    answer: {
      /** Calls. */
      calls: number
      /** Calls that were answered. */
      answered: number
      /** Calls whose end nobody wrote down. */
      unsaid: number
      /** Companies. */
      companies: number
      /** Calls that a follow-up was written of. */
      followedUp: number
      /** Seconds spoken. */
      talkSeconds: number | null
      /** What was measured. */
      measured: number
      /** Days, or a number of them. */
      days: {
        /** The day. */
        day: string
        /** Calls. */
        calls: number
        /** Calls that were answered. */
        answered: number
      }[]
      /** By the hour of the day. */
      hours: {
        /** Full hour of the day, 0–23. */
        hour: number
        /** Calls. */
        calls: number
        /** Calls that were answered. */
        answered: number
      }[]
      /** one for each name, in their order */
      results: {
        /** How it ended. */
        result: ("connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number") | null
        /** Calls. */
        calls: number
      }[]
      /** Members of the team. */
      members: {
        /** Identifier of it, good in every call that takes one. */
        id: string | null
        /** What it is called. */
        name: string | null
        /** Calls. */
        calls: number
        /** Calls that were answered. */
        answered: number
      }[]
      /** whose targets they are, with how many in all; on the first page */
      editions: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string
        /** Calls. */
        calls: number
        /** Calls that were answered. */
        answered: number
      }[]
    }
  }
  /** 外呼规则 of the team */
  'call.rules': {
    request: Record<string, never>
    answer: CallRulesAnswer['data']
  }
  /** 外呼规则: the hours and how often, for everybody of the team */
  'call.saveRules': {
    request: {
      /** Full hour from which one may call. */
      fromHour: number
      /** Full hour until which one may call. */
      toHour: number
      /** Calls of a day to one number at most. */
      perNumber: number
      /** Calls of a day by one person at most; null: no limit. */
      perPerson: number | null
    }
    answer: CallRulesAnswer['data']
  }
  /** 外呼名单: companies to ring one after the other, in the order they were chosen */
  'call.makeList': {
    request: {
      /** What it is called. */
      name: string
      /** Which companies. */
      companyIds: string[]
      /** Opaque id: a UUID, made by us as version 7. */
      editionId?: string
    }
    answer: CallMakeListAnswer['data']
  }
  /** 我的外呼名单, the newest first */
  'call.lists': {
    request: Record<string, never>
    answer: {
      /** Lists for calling. */
      lists: CallList[]
    }
  }
  /** 外呼名单: its companies and how far one is; no number stands in it */
  'call.items': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** The rows of this page. */
      list: CallList
      /** Those of it, one by one. */
      items: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** it was put in, or why not */
        state: "waiting" | "done" | "skipped"
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: Company
        /** When it was last called. */
        lastCalledAt: string | null
        /** How the last call ended. */
        lastResult: ("connected" | "interested" | "call_back" | "refused" | "no_answer" | "busy" | "stopped" | "empty" | "wrong_number") | null
      }[]
    }
  }
  /** 跳过/完成 of a company of an own list, and back */
  'call.settleItem': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** it was put in, or why not */
      state: "waiting" | "done" | "skipped"
    }
    answer: CallMakeListAnswer['data']
  }
  /** 删除名单; calls that were made stay */
  'call.removeList': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 找企业: companies by keyword and filters, with the reason of each hit */
  'company.search': {
    request: {
      /** What is typed into a search box. */
      keyword?: string
      /** Which of them are searched: all, or the viewer’s. */
      searchType?: "ALL" | "MY_COLLECT" | "MY_UNLOCK" | "MY_FOLLOW"
      /** Filters of 找企业. Within one field any value may hit; the fields narrow each other. */
      filters?: CompanyFilters
      /** The order of the rows. */
      sort?: "relevance" | "latestExhibition" | "exhibitionCount" | "establishDate" | "registeredCapital" | "match"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: CompanyCard[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Nothing is exactly what was asked for: these are like it. */
      isNear: boolean
    }
  }
  /** 附近企业: companies around a point whose place is known, the nearest first */
  'company.near': {
    request: {
      /** Degrees north, WGS 84 where nothing else is said. */
      latitude: number
      /** Degrees east, WGS 84 where nothing else is said. */
      longitude: number
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** null: not Chinese, or nothing to set apart */
        nameParts: NameParts | null
        /** Ranges of `name` that the keyword hit. */
        nameMarks: [number, number][]
        /** English name; null: not known. */
        englishName: string | null
        /** Picture of the company or the series. */
        logoUrl: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** 法定代表人. */
        legalRepresentative: string | null
        /** 元, or units of `registeredCapitalCurrency`. */
        registeredCapital: number | null
        /** ISO 4217. */
        registeredCapitalCurrency: string | null
        /** YYYY-MM-DD. */
        establishDate: string | null
        /** Name of the place, in the reader’s language. */
        regionName: string | null
        /** Without 省 and 市. */
        cityName: string | null
        /** Name of the industry, in the reader’s language. */
        industryName: string | null
        /** What is said of it in a word each. */
        tags: string[]
        /** Editions that it was listed at. */
        exhibitionCount: number
        /** 0–100, 特装 of the entries whose booth type is known */
        customBoothRatio: number | null
        /** The edition that it was last listed at. */
        latestExhibition: LatestExhibition | null
        /** The first that is not over. */
        nextExhibition: NextExhibition | null
        /** Ways of contact that are known of it. */
        contactCount: number
        /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
        hitReason: HitReason | null
        /** known only from an exhibitor list, no registry record yet */
        knownFrom: "registry" | "list"
        /** What the viewer or the team did with it. */
        myState: MyState | null
        /** Metres from the place asked for. */
        distance: number
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 导出: rows of 找企业, those chosen or the first of the list, as many as the plan still allows today */
  'company.exportList': {
    request: {
      /** What is typed into a search box. */
      keyword?: string
      /** Which of them are searched: all, or the viewer’s. */
      searchType?: "ALL" | "MY_COLLECT" | "MY_UNLOCK" | "MY_FOLLOW"
      /** Filters of 找企业. Within one field any value may hit; the fields narrow each other. */
      filters?: CompanyFilters
      /** The order of the rows. */
      sort?: "relevance" | "latestExhibition" | "exhibitionCount" | "establishDate" | "registeredCapital" | "match"
      /** Which companies. */
      companyIds?: string[]
    }
    answer: {
      /** The rows. */
      rows: {
        /** What it is called. */
        name: string
        /** English name; null: not known. */
        englishName: string | null
        /** 统一社会信用代码. */
        unifiedSocialCreditCode: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** 法定代表人. */
        legalRepresentative: string | null
        /** units of `registeredCapitalCurrency` */
        registeredCapital: number | null
        /** ISO 4217. */
        registeredCapitalCurrency: string | null
        /** YYYY-MM-DD. */
        establishDate: string | null
        /** 人 */
        insuredCount: number | null
        /** Name of the place, in the reader’s language. */
        regionName: string | null
        /** Name of the industry, in the reader’s language. */
        industryName: string | null
        /** 注册地址. */
        registeredAddress: string | null
        /** Address of the website. */
        website: string | null
        /** Editions that it was listed at. */
        exhibitionCount: number
        /** Name of the edition that it was last listed at. */
        latestExhibitionName: string | null
        /** YYYY-MM-DD. */
        latestExhibitionDate: string | null
        /** Ways of contact that are known of it. */
        contactCount: number
      }[]
      /** rows left today */
      remaining: number
      /** How many at most. */
      limit: number
      /** true: the list has more than the rows given */
      isCut: boolean
    }
  }
  /** 企业详情: header, facts, exhibiting profile and the count of every module */
  'company.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
      card: CompanyCard
      /** Names it was registered under before. */
      formerNames: string[]
      /** Names that it sells under. */
      brands: string[]
      /** Companies that it may be, or that may be it, the likeliest first, five at most. */
      mayBe: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** registry: a record of the register; list: known by exhibitor lists only. */
        knownFrom: "registry" | "list"
        /** 0–1 */
        score: number
        /** Why. */
        reason: ("sameName" | "sameFormerName" | "sameBrand" | "sameEnglishName" | "sameButLegalForm" | "sameButPlace" | "placeElsewhere" | "sameStem" | "shortened" | "abbreviated" | "branch" | "sameSpelling" | "slip") | null
      }[]
      /** 统一社会信用代码. */
      unifiedSocialCreditCode: string | null
      /** 参保人数: people insured. */
      insuredCount: number | null
      /** 注册地址. */
      registeredAddress: string | null
      /** Address of the website. */
      website: string | null
      /** What it says of itself. */
      introduction: string | null
      /** What it shows or sells. */
      products: string[]
      /** What it is about, each with the firmest that tells it and the exhibition in whose list that stands; null: its own record. */
      topics: {
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** What it is called. */
        name: string
        /** What the figure rests on. */
        basis: "category" | "product" | "introduction" | "name"
        /** Name of the edition. */
        editionName: string | null
      }[]
      /** How many ways of contact there are, by kind. */
      contactSummary: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** Mobile number. */
        mobile: number
        /** Landline number. */
        landline: number
        /** Mail address. */
        email: number
        /** When it was last found to be right. */
        lastVerifiedAt: string | null
        /** whom to ring first, three at most, each once; always masked, for this answer is kept on the device. None for a visitor, who sees how many there are. */
        people: {
          /** Identifier of it, good in every call that takes one. */
          id: string
          /** Of which kind it is. */
          type: "mobile" | "landline" | "email" | "wechat" | "qq" | "other"
          /** What was said. */
          content: string
          /** Name of the person to be reached there. */
          contactName: string | null
          /** Position of a person in a company. */
          position: string | null
          /** Department of the person. */
          department: string | null
          /** What is known of the number: in use, empty, stopped. */
          numberStatus: "valid" | "silent" | "empty" | "stopped" | "risk" | "unknown"
          /** When the number was last checked. */
          statusCheckedAt: string | null
          /** The person does not want to be called. */
          doNotCall: boolean
        }[]
      }
      /** Where and how it exhibits. */
      exhibitionProfile: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** Editions of the last twelve months. */
        last12Months: number
        /** Series where it exhibits most. */
        topSeries: {
          /** Which exhibition series. */
          seriesId: string
          /** What it is called. */
          name: string
          /** how many are sent now */
          count: number
        }[]
        /** Cities where it exhibits most. */
        topCities: string[]
        /** m², over entries whose booth area is known */
        averageBoothArea: number | null
        /** 0–100, over entries whose booth type is known */
        customBoothRatio: number | null
        /** entries of editions that have not begun */
        upcomingCount: number
        /** those of editions that are not over, the soonest first, five at most */
        upcoming: {
          /** Opaque id: a UUID, made by us as version 7. */
          editionId: string
          /** What it is called. */
          name: string
          /** YYYY-MM-DD. */
          startDate: string
          /** YYYY-MM-DD. */
          endDate: string
          /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
          tile: Tile
          /** Number of the booth, as printed. */
          boothNo: string | null
          /** Name, as the list prints it. */
          listedName: string
          /** Name of the city, without 市. */
          cityName: string | null
          /** Name of the pavilion. */
          pavilionName: string | null
          /** Custom-built, shell-scheme or raw space. */
          boothType: string
          /** m² */
          boothArea: number | null
        }[]
        /** the newest editions that are over, three at most and as many as the plan shows */
        latest: {
          /** Opaque id: a UUID, made by us as version 7. */
          editionId: string
          /** What it is called. */
          name: string
          /** YYYY-MM-DD. */
          startDate: string
          /** YYYY-MM-DD. */
          endDate: string
          /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
          tile: Tile
          /** Number of the booth, as printed. */
          boothNo: string | null
          /** Name, as the list prints it. */
          listedName: string
        }[]
      }
      /** 商机信号 of the last two years, the newest first; a visitor is told how many there are. */
      signals: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** Those that are new since the viewer looked. */
        newCount: number
        /** four at most */
        list: CompanySignal[]
      }
      /** The newest follow-ups. */
      recentFollowUps: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** How the customer was reached, as a dictionary code. */
        followType: string
        /** What was said. */
        content: string
        /** When the customer was spoken to. */
        followTime: string
        /** Name of the person who did it. */
        byName: string | null
      }[]
      /** How far the viewer’s team is with the company. */
      customer: {
        /** How far the customer is. */
        stage: "new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid"
        /** How much the customer wants it: A to D. */
        intentLevel: ("A" | "B" | "C" | "D") | null
        /** When to speak to the customer again; null: not agreed. */
        nextFollowTime: string | null
        /** null: the viewer alone, or nobody */
        heldBy: HeldBy | null
        /** null: somebody has it; else by this it is taken out of the pool */
        poolId: string | null
      } | null
      /** Rows behind each module; null: data of this kind is not collected yet. */
      moduleCounts: Record<string, number | null>
      /** What the first record of a module says of all: the largest share, the newest entry. */
      moduleTops: Record<string, string | number | null>
      /** 变更记录 */
      changes: {
        /** how many are sent now */
        count: number
        /** Day of the newest. */
        latestDate: string | null
      }
      /** Whether the team has unlocked the contacts. */
      unlock: {
        /** The team has unlocked the contacts. */
        unlocked: boolean
        /** Unlocks that are left; null: no limit. */
        remaining: number | null
        /** When it ends; null: not at all. */
        expireTime: string | null
      } | null
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 名称匹配: printed names to companies, each with score and reasons */
  'company.match': {
    request: {
      /** Names to look for. */
      names: {
        /** with whatever stands around it: a number in front, a booth or the English name in brackets behind */
        name: string
        /** English name; null: not known. */
        englishName?: string
        /** where the company is, when the list says so */
        regionCode?: string
        /** 统一社会信用代码: goes before every name */
        creditCode?: string
      }[]
      /** candidates of one name at most */
      limit?: number
    }
    answer: {
      /** one for each name, in their order */
      results: {
        /** What may be meant, the likeliest first. */
        candidates: {
          /** Opaque id: a UUID, made by us as version 7. */
          id: string
          /** What it is called. */
          name: string
          /** 登记状态, as the register prints it: 存续, 注销. */
          registrationStatus: string | null
          /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
          regionCode: string | null
          /** 0–1; from 0.7 on a company is a candidate at all */
          score: number
          /** Taken for it without a look: 0.95 at least, and no other company comes near. */
          isSure: boolean
          /** the strongest first */
          reasons: ("sameName" | "sameFormerName" | "sameBrand" | "sameEnglishName" | "sameButLegalForm" | "sameButPlace" | "placeElsewhere" | "sameStem" | "shortened" | "abbreviated" | "branch" | "sameSpelling" | "slip" | "creditCode")[]
        }[]
      }[]
    }
  }
  /** 工商信息: the registry record and its changes */
  'company.businessInfo': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** What it is called. */
      name: string
      /** English name; null: not known. */
      englishName: string | null
      /** Names it was registered under before. */
      formerNames: {
        /** What it is called. */
        name: string
        /** Day of the change. */
        changeDate: string | null
      }[]
      /** 统一社会信用代码. */
      unifiedSocialCreditCode: string | null
      /** 工商注册号. */
      registrationNo: string | null
      /** 组织机构代码. */
      organizationCode: string | null
      /** 纳税人识别号. */
      taxpayerNo: string | null
      /** 法定代表人. */
      legalRepresentative: string | null
      /** 企业类型, as registered. */
      enterpriseType: string | null
      /** 登记状态, as the register prints it: 存续, 注销. */
      registrationStatus: string | null
      /** YYYY-MM-DD. */
      establishDate: string | null
      /** YYYY-MM-DD. */
      approvalDate: string | null
      /** YYYY-MM-DD. */
      termStart: string | null
      /** YYYY-MM-DD. */
      termEnd: string | null
      /** 元; two decimals at most. */
      registeredCapital: number | null
      /** ISO 4217. */
      registeredCapitalCurrency: string | null
      /** 注册资本 as the register prints it. */
      registeredCapitalText: string | null
      /** 元; two decimals at most. */
      paidInCapital: number | null
      /** 登记机关. */
      registrationAuthority: string | null
      /** Industry from the section down to the class. */
      industryPath: string[]
      /** Place from the province down. */
      regionPath: string[]
      /** 注册地址. */
      registeredAddress: string | null
      /** 经营范围, as registered. */
      businessScope: string | null
      /** 参保人数: people insured. */
      insuredCount: number | null
      /** How many people work there, as a band. */
      staffScale: string | null
      /** 纳税人资质. */
      taxpayerQualification: string | null
      /** Number at the customs. */
      customsCode: string | null
      /** Number at the stock exchange. */
      stockCode: string | null
      /** Stock exchange. */
      exchange: string | null
      /** What was changed in the register, the newest first. */
      changes: {
        /** What was changed. */
        item: string
        /** What it was before. */
        before: string | null
        /** What it is afterwards. */
        after: string | null
        /** YYYY-MM-DD. */
        changeDate: string
      }[]
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 参展历史: editions the company was listed at, newest first */
  'company.exhibitionHistory': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "past" | "upcoming"
      /** The year. */
      year?: number
      /** Custom-built, shell-scheme or raw space. */
      boothType?: "standard" | "custom" | "raw" | "joint" | "unknown"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        exhibitorId: string
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string
        /** Name of the edition. */
        exhibitionName: string
        /** 届次: number of the edition. */
        editionNo: number | null
        /** YYYY-MM-DD. */
        startDate: string
        /** YYYY-MM-DD. */
        endDate: string
        /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
        tile: Tile
        /** null: a hall that is known by its words alone */
        hallId: string | null
        /** Name of the hall. */
        hallName: string | null
        /** Name of the city, without 市. */
        cityName: string | null
        /** Number of the booth, as printed. */
        boothNo: string | null
        /** Name of the pavilion. */
        pavilionName: string | null
        /** Custom-built, shell-scheme or raw space. */
        boothType: string
        /** m² */
        boothArea: number | null
        /** What it shows or sells. */
        products: string[]
        /** What it is, or what somebody does, in this matter. */
        role: string
        /** Name, as the list prints it. */
        listedName: string
        /** Whom the fact comes from. */
        source: string
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Editions a year. */
      trend: {
        /** The year. */
        year: number
        /** how many are sent now */
        count: number
        /** m² of the booth. */
        boothArea: number | null
      }[]
      /** By year. */
      years: number[]
    }
  }
  /** 经营异常: entries in the list of abnormal operations, and those taken out of it, the newest first */
  'company.abnormalInfo': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "current" | "past"
      /** The order of the rows. */
      sort?: "addDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Why the company was listed. */
        addReason: string | null
        /** Day of the listing. */
        addDate: string | null
        /** Authority that listed the company. */
        addAuthority: string | null
        /** Why it was taken off. */
        removeReason: string | null
        /** Day it was taken off; null: it is listed still. */
        removeDate: string | null
        /** Authority that took the company off the list. */
        removeAuthority: string | null
        /** It is the one in use. */
        isCurrent: boolean
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 企业年报: annual reports of the company, the newest year first */
  'company.annualReport': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "reportYear"
      /** What is typed into a search box. */
      keyword?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Year of the report. */
        reportYear: number | null
        /** Day it was published. */
        publishDate: string | null
        /** People employed. */
        employeeCount: number | null
        /** 资产总额. */
        totalAssets: number | null
        /** 所有者权益合计. */
        totalEquity: number | null
        /** 营业总收入. */
        totalRevenue: number | null
        /** Revenue of the main business. */
        mainRevenue: number | null
        /** 利润总额. */
        totalProfit: number | null
        /** Profit after tax. */
        netProfit: number | null
        /** 纳税总额. */
        totalTax: number | null
        /** 负债总额. */
        totalLiabilities: number | null
        /** ISO 4217. */
        currency: string | null
        /** Amounts that the company chose not to publish. */
        withheld: string[]
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 年报详情: all that is known of one annual report of the company */
  'company.annualReportDetail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Which record. */
      recordId: string
    }
    answer: {
      /** Registered name of the company. */
      companyName: string
      /** The record itself. */
      record: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Year of the report. */
        reportYear: number | null
        /** Day it was published. */
        publishDate: string | null
        /** Open, closed, or in liquidation, as reported. */
        operatingStatus: string | null
        /** People employed. */
        employeeCount: number | null
        /** Women employed. */
        femaleEmployeeCount: number | null
        /** Postal address for letters. */
        mailAddress: string | null
        /** Postal code. */
        postCode: string | null
        /** Who holds the majority: state, collective, private. */
        holdingType: string | null
        /** Whether a website is known. */
        hasWebsite: string | null
        /** Whether it holds shares of others. */
        hasInvestment: string | null
        /** Whether shares changed hands in the year. */
        hasEquityTransfer: string | null
        /** Whether it gave guarantees to others. */
        hasGuarantee: string | null
        /** 资产总额. */
        totalAssets: number | null
        /** 所有者权益合计. */
        totalEquity: number | null
        /** 营业总收入. */
        totalRevenue: number | null
        /** Revenue of the main business. */
        mainRevenue: number | null
        /** 利润总额. */
        totalProfit: number | null
        /** Profit after tax. */
        netProfit: number | null
        /** 纳税总额. */
        totalTax: number | null
        /** 负债总额. */
        totalLiabilities: number | null
        /** ISO 4217. */
        currency: string | null
        /** Amounts that the company chose not to publish. */
        withheld: string[]
        /** Websites and shops, as reported. */
        websites: string[]
        /** Who holds shares. */
        shareholders: string[]
        /** Companies that it holds shares of. */
        investments: string[]
        /** Guarantees given to others. */
        guarantees: string[]
        /** Shares that changed hands. */
        equityChanges: string[]
        /** People insured, by kind of insurance. */
        insurances: string[]
        /** What was corrected in the report afterwards. */
        modifications: string[]
      }
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 移动应用: apps, mini programs and registered software of the company, the newest first */
  'company.appProduction': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "app" | "miniProgram" | "copyright"
      /** The order of the rows. */
      sort?: "releaseDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Where it is offered, or which program asks. */
      platform?: string
      /** Kind that it belongs to. */
      category?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** null: a new one */
        id: string
        /** Name of the app. */
        appName: string | null
        /** Where it is offered, or which program asks. */
        platform: string | null
        /** Of which kind it is. */
        kind: ("miniProgram" | "copyright" | "app") | null
        /** What it is called for short. */
        shortName: string | null
        /** Kind that it belongs to. */
        category: string | null
        /** the version that was edited; of a new one 0 */
        version: string | null
        /** Day it came out. */
        releaseDate: string | null
        /** Stars of the app store. */
        rating: string | null
        /** Times it was fetched. */
        downloads: string | null
        /** Who develops it. */
        developer: string | null
        /** Number of the software copyright. */
        copyrightRegNo: string | null
        /** What the app says of itself. */
        appIntro: string | null
        /** Picture of the app. */
        iconUrl: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 经营概况: how the company works, as B2B platforms and its own pages say it, a record for each */
  'company.b2bInfo': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "platform"
      /** What is typed into a search box. */
      keyword?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Where it is offered, or which program asks. */
        platform: string | null
        /** What it mainly makes or sells. */
        mainProducts: string[]
        /** What it buys. */
        purchaseProducts: string[]
        /** How it does business: makes, trades, serves. */
        businessModels: string[]
        /** Turnover of a year, as the company says. */
        annualTurnover: string | null
        /** How many people work there, as the company says. */
        staffSize: string | null
        /** m² of the plant, as the company says. */
        plantArea: number | null
        /** Lines of production. */
        productionLines: number | null
        /** Output of a month, as the company says. */
        monthlyOutput: string | null
        /** Names of the devices that get messages. */
        devices: string[]
        /** What it can make, and how. */
        technics: string[]
        /** Certified systems of management. */
        managementCerts: string[]
        /** Where it sells. */
        mainMarkets: string[]
        /** Whom it sells to. */
        mainCustomers: string[]
        /** Right to import and export. */
        importExport: string | null
        /** Shops in the net. */
        onlineShops: string[]
        /** Names that it sells under. */
        brands: string[]
        /** Places in rankings, as the company says. */
        rankings: string[]
        /** Its page on the platform. */
        pageUrl: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 企业百科: what encyclopaedias say of the company: introduction, brands, products, honours, milestones */
  'company.baikeInfo': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "entryDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        title: string | null
        /** Year it was founded. */
        foundedYear: number | null
        /** Names that it sells under. */
        brands: string[]
        /** What it mainly makes or sells. */
        mainProducts: string[]
        /** In one sentence. */
        summary: string | null
        /** Honours and titles. */
        honors: string[]
        /** What happened in which year. */
        milestones: string[]
        /** Address of a picture. */
        picture: string | null
        /** Where the source shows it. */
        sourceUrl: string | null
        /** Day on which the entry was written. */
        entryDate: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 子公司与分支机构: branches and subsidiaries of the company, the youngest first, and who of them exhibits */
  'company.branch': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "branch" | "subsidiary"
      /** The order of the rows. */
      sort?: "establishDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Place, in the reader’s language. */
      region?: string
      /** 登记状态, as the register prints it: 存续, 注销. */
      registrationStatus?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string | null
        /** How the branch belongs to the company. */
        relation: ("branch" | "subsidiary") | null
        /** Credit code of the branch. */
        branchCode: string | null
        /** Who is in charge of the branch. */
        principal: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** Day it was founded. */
        establishDate: string | null
        /** Place, in the reader’s language. */
        region: string | null
        /** 登记机关. */
        registrationAuthority: string | null
        /** Share that is held, 0–100. */
        ratio: number | null
        /** Which company. */
        companyId: string | null
        /** Editions that it was listed at. */
        exhibitionCount: number | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 资质证书: certificates, permits and honours of the company, the newest first */
  'company.certInfoPage': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "system" | "product" | "license" | "honor"
      /** The order of the rows. */
      sort?: "issueDate"
      /** What is typed into a search box. */
      keyword?: string
      /** How the certificate stands. */
      statusNow?: string
      /** Kind of the certificate. */
      certType?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Name of the certificate. */
        certName: string | null
        /** Number of the certificate. */
        certNo: string | null
        /** Of which kind it is. */
        kind: ("system" | "product" | "license" | "honor") | null
        /** Kind of the certificate. */
        certType: string | null
        /** Day of issue. */
        issueDate: string | null
        /** Last day on which it holds. */
        expireDate: string | null
        /** Who issued it. */
        issuer: string | null
        /** What it is about. */
        scope: string | null
        /** People that the certificate covers. */
        coveredPersons: number | null
        /** How deep, or how much: of a region 1 to 3; of a list full, preview or count. */
        level: string | null
        /** How the certificate stands. */
        statusNow: ("expired" | "suspended" | "revoked" | "cancelled" | "valid") | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 融资历史: money that investors put into the company, the newest round first */
  'company.financingInfo': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "financingDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Round of the financing. */
      round?: string
      /** Day of the financing. */
      financingDate?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Day of the financing. */
        financingDate: string | null
        /** Round of the financing. */
        round: ("seed" | "angel" | "a" | "b" | "c" | "dAndLater" | "ipo" | "strategic" | "acquired" | "other") | null
        /** The amount as the source prints it. */
        amountText: string | null
        /** Amount of money, in the currency beside it or in 元. */
        amount: number | null
        /** ISO 4217. */
        currency: string | null
        /** Who invests. */
        investors: string[]
        /** Value of the company at the financing, as printed. */
        valuationText: string | null
        /** Product that the financing is for. */
        productName: string | null
        /** Where it was reported. */
        newsUrl: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 对外投资: what the company holds of others, now and before, the largest share first, and who of them exhibits */
  'company.investment': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "current" | "past"
      /** The order of the rows. */
      sort?: "ratio"
      /** What is typed into a search box. */
      keyword?: string
      /** Share that is held, 0–100. */
      ratio?: string
      /** 登记状态, as the register prints it: 存续, 注销. */
      registrationStatus?: string
      /** Place, in the reader’s language. */
      region?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** 法定代表人. */
        legalRepresentative: string | null
        /** 注册资本, in units of its currency. */
        registeredCapital: number | null
        /** Share that is held, 0–100. */
        ratio: number | null
        /** 认缴: what is promised. */
        subscribedAmount: number | null
        /** ISO 4217. */
        currency: string | null
        /** Day of the investment. */
        investDate: string | null
        /** Part of the name that says what it does. */
        trade: string | null
        /** Place, in the reader’s language. */
        region: string | null
        /** Number at the stock exchange. */
        stockCode: string | null
        /** It is the one in use. */
        isCurrent: boolean
        /** Which company. */
        companyId: string | null
        /** Editions that it was listed at. */
        exhibitionCount: number | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 主要人员: who runs the company, now and before, in the order of the register */
  'company.keysPerson': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "current" | "past"
      /** The order of the rows. */
      sort?: "listNo"
      /** What is typed into a search box. */
      keyword?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string | null
        /** Positions that the person holds there. */
        positions: string[]
        /** Share that is held, 0–100. */
        holdingRatio: number | null
        /** First day. */
        startDate: string | null
        /** Last day. */
        endDate: string | null
        /** It is the one in use. */
        isCurrent: boolean
        /** Companies that the person is with today. */
        currentCompanyCount: number | null
        /** Companies that the person was with before. */
        pastCompanyCount: number | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 专利信息: patents of the company, the newest application first */
  'company.patentPage': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "applicationDate" | "publicationDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Invention, utility model or design. */
      patentType?: string
      /** How the patent stands by law. */
      legalStatus?: string
      /** Day of the application. */
      applicationDate?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Number of the application. */
        applicationNo: string | null
        /** What it is called. */
        title: string | null
        /** Invention, utility model or design. */
        patentType: ("granted" | "invention" | "utility" | "design") | null
        /** Day of the application. */
        applicationDate: string | null
        /** Number of the publication. */
        publicationNo: string | null
        /** Day of publication. */
        publicationDate: string | null
        /** How the patent stands by law. */
        legalStatus: string | null
        /** International patent classification. */
        ipc: string[]
        /** Who invented it. */
        inventors: string[]
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 专利详情: all that is known of one patent of the company */
  'company.patentDetail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Which record. */
      recordId: string
    }
    answer: {
      /** Registered name of the company. */
      companyName: string
      /** The record itself. */
      record: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Number of the application. */
        applicationNo: string | null
        /** What it is called. */
        title: string | null
        /** Invention, utility model or design. */
        patentType: ("granted" | "invention" | "utility" | "design") | null
        /** Day of the application. */
        applicationDate: string | null
        /** Number of the publication. */
        publicationNo: string | null
        /** Day of publication. */
        publicationDate: string | null
        /** How the patent stands by law. */
        legalStatus: string | null
        /** International patent classification. */
        ipc: string[]
        /** Who invented it. */
        inventors: string[]
        /** Who applied for it. */
        applicants: string[]
        /** Patent agency. */
        agency: string | null
        /** Who acts for the applicant. */
        agent: string | null
        /** Number of the priority that is claimed. */
        priorityNo: string | null
        /** Day of the priority that is claimed. */
        priorityDate: string | null
        /** Postal address. */
        address: string | null
        /** Abstract of the patent. */
        abstract: string | null
        /** Drawing of the abstract. */
        abstractImage: string | null
        /** Claims of the patent. */
        claims: string | null
        /** What it is, in some sentences. */
        description: string | null
        /** What happened to the patent by law, the newest first. */
        legalEvents: string[]
      }
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 招聘信息: job advertisements of the company, the newest first; those for exhibition and marketing staff apart */
  'company.recruitPage': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "publishDate"
      /** What is typed into a search box. */
      keyword?: string
      /** It is about exhibitions. */
      isExhibition?: string
      /** City of the job. */
      workCity?: string
      /** Day it was published. */
      publishDate?: string
      /** Schooling that is asked for. */
      education?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Title of the job. */
        jobTitle: string | null
        /** City of the job. */
        workCity: string | null
        /** Day it was published. */
        publishDate: string | null
        /** Pay as it is printed. */
        salaryText: string | null
        /** 元 a month at least. */
        salaryMin: number | null
        /** 元 a month at most. */
        salaryMax: number | null
        /** Years of work that are asked for. */
        experience: string | null
        /** Schooling that is asked for. */
        education: string | null
        /** Kind of work. */
        jobFunction: string | null
        /** Where it is offered, or which program asks. */
        platform: string | null
        /** Address of it. */
        url: string | null
        /** It is about exhibitions. */
        isExhibition: boolean
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 股东信息: who holds the company, now and before, the largest share first */
  'company.shareholder': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "current" | "past"
      /** The order of the rows. */
      sort?: "ratio"
      /** What is typed into a search box. */
      keyword?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string | null
        /** Person, company or other. */
        holderType: ("person" | "company" | "partnership" | "state" | "other") | null
        /** What is said of it in a word each. */
        labels: ("major" | "controller" | "beneficiary")[]
        /** Share that is held, 0–100. */
        ratio: number | null
        /** 认缴: what is promised. */
        subscribedAmount: number | null
        /** Day until which it is to be paid in. */
        subscribedDate: string | null
        /** 实缴: what has been paid in. */
        paidAmount: number | null
        /** Day on which it was paid in. */
        paidDate: string | null
        /** ISO 4217. */
        currency: string | null
        /** In what the contribution is made: money, goods, rights. */
        contributionForm: string | null
        /** Day from which the share is held. */
        stakeDate: string | null
        /** Share of the benefit at the end of all chains, 0–100. */
        finalBenefitRatio: number | null
        /** It is the one in use. */
        isCurrent: boolean
        /** The shareholder, where it is a company that is known. */
        holderCompanyId: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 招商投标: tenders that the company called, won or bid for, the newest first; those for stands and exhibitions apart */
  'company.tenderProjectPage': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all" | "inviter" | "winner" | "bidder" | "planned"
      /** The order of the rows. */
      sort?: "publishDate"
      /** What is typed into a search box. */
      keyword?: string
      /** It is about exhibitions. */
      isExhibition?: string
      /** Kind of the notice. */
      noticeType?: string
      /** Place, in the reader’s language. */
      region?: string
      /** Amount of money, in the currency beside it or in 元. */
      amount?: string
      /** Day it was published. */
      publishDate?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        title: string | null
        /** Day it was published. */
        publishDate: string | null
        /** Kind of the notice. */
        noticeType: ("void" | "change" | "award" | "purchaseIntent" | "forecast" | "tender") | null
        /** What it is, or what somebody does, in this matter. */
        role: ("agent" | "winner" | "planned" | "inviter" | "bidder") | null
        /** Number of the project. */
        projectNo: string | null
        /** Place, in the reader’s language. */
        region: string | null
        /** Amount of money, in the currency beside it or in 元. */
        amount: number | null
        /** ISO 4217. */
        currency: string | null
        /** What the tender is for. */
        subjects: string[]
        /** Last day for bids. */
        bidEndDate: string | null
        /** Day on which bids are opened. */
        openDate: string | null
        /** Who invites bids. */
        inviterName: string | null
        /** Agency of the tender. */
        agentName: string | null
        /** Who won the tender. */
        winnerName: string | null
        /** Address of it. */
        url: string | null
        /** It is about exhibitions. */
        isExhibition: boolean
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 商标信息: trademarks of the company, a record for each class, the newest application first */
  'company.trademarkPage': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "appDate"
      /** What is typed into a search box. */
      keyword?: string
      /** Class of Nice. */
      intCls?: string
      /** How the mark stands, as printed. */
      statusText?: string
      /** Day of the application. */
      appDate?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Number of the registration. */
        regNo: string | null
        /** Class of Nice. */
        intCls: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45") | null
        /** The trade mark in words. */
        markName: string | null
        /** Day of the application. */
        appDate: string | null
        /** How the mark stands, as printed. */
        statusText: string | null
        /** Address of its picture. */
        imageUrl: string | null
        /** First day on which it holds. */
        validFrom: string | null
        /** Last day on which it holds. */
        validTo: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 商标详情: all that is known of one trademark of the company */
  'company.trademarkDetail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Which record. */
      recordId: string
    }
    answer: {
      /** Registered name of the company. */
      companyName: string
      /** The record itself. */
      record: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Number of the registration. */
        regNo: string | null
        /** The classes of the Nice classification, of goods and of services. */
        intCls: ("1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13" | "14" | "15" | "16" | "17" | "18" | "19" | "20" | "21" | "22" | "23" | "24" | "25" | "26" | "27" | "28" | "29" | "30" | "31" | "32" | "33" | "34" | "35" | "36" | "37" | "38" | "39" | "40" | "41" | "42" | "43" | "44" | "45") | null
        /** The trade mark in words. */
        markName: string | null
        /** Day of the application. */
        appDate: string | null
        /** How the mark stands, as printed. */
        statusText: string | null
        /** Address of its picture. */
        imageUrl: string | null
        /** First day on which it holds. */
        validFrom: string | null
        /** Last day on which it holds. */
        validTo: string | null
        /** Chinese name of the applicant. */
        applicantCn: string | null
        /** English name of the applicant. */
        applicantEn: string | null
        /** Address of the applicant. */
        applicantAddress: string | null
        /** Who acts for the applicant. */
        agent: string | null
        /** Issue in which the first examination was announced. */
        trialNoticeNo: string | null
        /** Day on which the first examination was announced. */
        trialNoticeDate: string | null
        /** Issue in which the registration was announced. */
        regNoticeNo: string | null
        /** Day on which the registration was announced. */
        regNoticeDate: string | null
        /** Kind of the mark. */
        tmType: string | null
        /** Whether others have a part in it. */
        isShared: string | null
        /** Day of the international registration. */
        intlRegDate: string | null
        /** Day of the priority that is claimed. */
        priorityDate: string | null
        /** Goods and services that the mark is for. */
        goods: string[]
        /** Steps of the procedure, the newest first. */
        flows: string[]
      }
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 微信公众号: WeChat accounts of the company, those active last first */
  'company.wechatInfo': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Which tab of the page. */
      tab?: "all"
      /** The order of the rows. */
      sort?: "lastActiveAt"
      /** What is typed into a search box. */
      keyword?: string
      /** Subscription or service account. */
      accountType?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Name of the official account. */
        accountName: string | null
        /** Name of the account on WeChat. */
        wechatId: string | null
        /** Subscription or service account. */
        accountType: ("service" | "subscription") | null
        /** Picture of the company or the series. */
        logoUrl: string | null
        /** Picture of the code to scan. */
        qrCodeUrl: string | null
        /** Whom the platform has verified behind it. */
        verifiedSubject: string | null
        /** When it was last seen to be active. */
        lastActiveAt: string | null
        /** What the official account says of itself. */
        accountIntro: string | null
        /** Articles of the official account that are known. */
        articles: string[]
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** How many there are of each. */
      counts: Record<string, number>
      /** With the first page: what each filter by value or year finds on the tab, the most first. */
      facets: Record<string, Facets[]>
      /** false: nobody has collected these records of this company, so that none means nothing */
      isCollected: boolean
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 数据分布: what the job advertisements of the last twelve months make together */
  'company.recruitEchart': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** Registered name of the company. */
      companyName: string
      /** How many it was counted from. */
      sample: number
      /** published within the last 90 days */
      openJobs: number
      /** 元 a month, between the lowest and the highest that is offered; null: none tells it */
      averageSalary: number | null
      /** 0–100, of those that ask for an education */
      bachelorRatio: number | null
      /** each of the last twelve, the first day of it, the oldest first */
      months: Facets[]
      /** by the number of its band: the bounds are `salaryBounds` (companyModule/salaryBounds.ts) */
      salaries: Facets[]
      /** Jobs by the schooling they ask for. */
      educations: Facets[]
      /** Jobs by the years of work they ask for. */
      experiences: Facets[]
      /** Cities, with how often each. */
      cities: Facets[]
      /** Jobs by kind of work. */
      jobFunctions: Facets[]
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 竞品友商: companies listed at the same editions, by how many, or by trade and products */
  'company.similarCompany': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Which tab of the page. */
      tab?: "coExhibitors" | "products"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        card: CompanyCard
        /** of the last twelve editions that the company was listed at */
        coExhibitionCount: number
        /** the newest of them, three at most */
        sharedEditions: LatestExhibition[]
        /** both are registered in it */
        sameIndustry: string | null
        /** Topics that both have. */
        sameTopics: string[]
        /** Products that both have. */
        sameProducts: string[]
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** Whom the facts come from and as of when. */
      provenance: Provenance
    }
  }
  /** 商机信号: what the records of two years say that the company does, a day and a kind at a time, newest first */
  'company.signals': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: CompanySignal[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** Whom the facts come from and as of when. */
      provenance: Provenance
    }
  }
  /** 企业对比: up to four companies side by side, with the exhibitions they share and those of each alone */
  'company.compare': {
    request: {
      /** Identifiers of them. */
      ids: string[]
    }
    answer: {
      /** Companies. */
      companies: {
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        card: CompanyCard
        /** 参保人数: people insured. */
        insuredCount: number | null
        /** What it shows or sells. */
        products: string[]
        /** 企业详情: what answers "is it worth a call, and whom do I call". */
        exhibitions: {
          /** How many there are; exact up to 1,000 of a list. */
          total: number
          /** Editions of the last twelve months. */
          last12Months: number
          /** m² of its booths on average. */
          averageBoothArea: number | null
          /** Share of custom-built booths, 0–100. */
          customBoothRatio: number | null
          /** Cities where it exhibits most. */
          topCities: string[]
        }
        /** The newest editions that none of the others was listed at, three at most, and how many there are. */
        alone: {
          /** how many are sent now */
          count: number
          /** The newest of them. */
          newest: LatestExhibition[]
        }
        /** 企业详情: what answers "is it worth a call, and whom do I call". */
        moduleCounts: Record<string, number | null>
        /** The newest two, and how many there are. */
        signals: {
          /** How many there are; exact up to 1,000 of a list. */
          total: number
          /** The newest of them. */
          newest: CompanySignal[]
        }
        /** Editions to come that it is likely to exhibit at, the likeliest three. `probability` 0–1. */
        next: {
          /** Which edition. */
          editionId: string
          /** What it is called. */
          name: string
          /** First day. */
          startDate: string
          /** 0–1. */
          probability: number
        }[]
        /** How far the team is with it; null: nobody has begun. */
        stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
      }[]
      /** Editions that two or more of them were listed at, the newest twelve with those who were, and how many there are. */
      shared: {
        /** how many are sent now */
        count: number
        /** The newest of them. */
        newest: {
          /** Opaque id: a UUID, made by us as version 7. */
          editionId: string
          /** What it is called. */
          name: string
          /** First day. */
          startDate: string
          /** Which companies. */
          companyIds: string[]
        }[]
      }
    }
  }
  /** 到访: the person has the company before them; what comes after is new at the next visit */
  'company.visit': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 联系方式: masked until the tenant has unlocked the company */
  'company.contacts': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Of which kind it is. */
      type?: "mobile" | "landline" | "email" | "other"
    }
    answer: {
      /** Registered name of the company. */
      companyName: string
      /** Ways of contact. */
      contacts: ContactRow[]
      /** How many there are of each. */
      counts: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** Mobile number. */
        mobile: number
        /** Landline number. */
        landline: number
        /** Mail address. */
        email: number
        /** Others than these kinds. */
        other: number
      }
      /** Whether the team has unlocked the contacts. */
      unlock: {
        /** The team has unlocked the contacts. */
        unlocked: boolean
        /** Unlocks that are left; null: no limit. */
        remaining: number
        /** How many at most. */
        limit: number
        /** When it ends; null: not at all. */
        expireTime: string | null
      }
    }
  }
  /** 标记号码: what the tenant found a clear number to be; null takes it back. Two tenants alike tell all */
  'company.markContact': {
    request: {
      /** Which contact. */
      contactId: string
      /** What the viewer found out about the number. */
      mark: ("valid" | "empty" | "stopped" | "not_company" | "refused") | null
    }
    answer: {
      /** What the viewer found out about the number. */
      mark: ("valid" | "empty" | "stopped" | "not_company" | "refused") | null
    }
  }
  /** Click events of somebody who agreed to be counted; without names, contacts or free text */
  'event.batch': {
    request: {
      /** Of one start of the app; made anew at each start and kept nowhere. */
      visit: string
      /** What was tapped on. */
      clicks: {
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** Path of the page below /h5, without its query. */
        page: string
        /** What was tapped: class names of our style sheets, outer to inner. */
        target: string
      }[]
    }
    answer: {
      /** False: this server counts nothing, no need to send more. */
      counting: boolean
    }
  }
  /** 参展观众: totals and shares of the visitors of an edition, as its organiser publishes them */
  'exhibition.visitorStatistics': {
    request: {
      /** Which edition. */
      editionId: string
    }
    answer: {
      /** Name of the edition. */
      editionName: string
      /** 观众总数, 专业观众, 境外观众, 人次: the figures of the edition that are known, each with what it rests on */
      totals: Metric[]
      /** percent of 观众总数, of figures of one source; null: one of the two is not known */
      tradeShare: number | null
      /** Share from abroad, 0–100. */
      overseasShare: number | null
      /** Those that are published, ten rows each at most, the largest first. */
      dimensions: {
        /** By what visitors are counted. */
        dimension: "region" | "industry" | "jobLevel" | "department" | "interest"
        /** The rows. */
        rows: {
          /** What it is called. */
          name: string
          /** ISO 3166-1 alpha-2 of a region abroad */
          countryCode: string | null
          /** people; null: its share alone is published */
          visitors: number | null
          /** percent of all visitors; null: its number alone is published */
          share: number | null
        }[]
        /** further rows that are known */
        more: number
      }[]
      /** organisations of the list; up to 1,000 are counted */
      organizations: {
        /** how many are sent now */
        count: number
        /** There are more than are shown. */
        isMore: boolean
      }
      /** of the newest of the shares; null: there are none */
      provenance: Provenance | null
    }
  }
  /** 参展观众: the organisations that visit an edition */
  'exhibition.visitors': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** Places; a larger one stands for all within. */
      regionCodes?: string[]
      /** as the list prints them, of `choices` */
      industries?: string[]
      /** Levels of visitors in their companies. */
      jobLevels?: string[]
      /** What visitors came for. */
      interests?: string[]
      /** Editions that the visitors came to. */
      visitedEditions?: "2" | "3" | "5"
      /** The order of the rows. */
      sort?: "visitorCount" | "editionCount" | "name"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** as printed */
        listedName: string
        /** of `listedName`; null: not Chinese, or nothing to set apart */
        nameParts: NameParts | null
        /** null: no company is it for certain */
        companyId: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** Name of the place, in the reader’s language. */
        regionName: string | null
        /** ISO 3166-1 alpha-2. */
        countryCode: string | null
        /** Industry as the source prints it. */
        industryText: string | null
        /** people; null: not told */
        visitorCount: number | null
        /** editions of the series that it visited, of those whose visitors are known */
        editionCount: number
        /** Levels of visitors in their companies. */
        jobLevels: JobLevels[]
        /** Departments of visitors. */
        departments: JobLevels[]
        /** 采购意向 */
        interests: string[]
        /** Those who agreed to be shown, by the first character of the name: 张**. */
        persons: {
          /** What it is called. */
          name: string
          /** Position of a person in a company. */
          position: string | null
        }[]
        /** Ways of contact that are known of it. */
        contactCount: number
        /** What the viewer or the team did with it. */
        myState: MyState | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Name of the edition. */
      editionName: string
      /** What the list can be narrowed by: values of its 1,000 largest organisations, most first; empty behind the first page. */
      choices: {
        /** Names of industries or topics, in the reader’s language. */
        industries: {
          /** The value. */
          value: string
          /** What it is called, in the reader’s language. */
          label: string
        }[]
        /** Levels of visitors in their companies. */
        jobLevels: string[]
        /** What visitors came for. */
        interests: string[]
      }
      /** null: no organisation of it is known */
      provenance: Provenance | null
    }
  }
  /** 找展会: editions by keyword, time, place, topic and size */
  'exhibition.search': {
    request: {
      /** What is typed into a search box. */
      keyword?: string
      /** Which of them are searched: all, or the viewer’s. */
      searchType?: "ALL" | "MY_COLLECT"
      /** Filters of 找企业. Within one field any value may hit; the fields narrow each other. */
      filters?: ExhibitionFilters
      /** The order of the rows. */
      sort?: "startDate" | "startDateDesc" | "netExhibitionArea" | "exhibitorCount" | "topicExhibitors" | "relevance" | "heat" | "match"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: EditionCard[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 找展会 as a calendar: how many editions are open on each day of a month; `from` and `to` are not looked at */
  'exhibition.calendar': {
    request: {
      /** What is typed into a search box. */
      keyword?: string
      /** Which of them are searched: all, or the viewer’s. */
      searchType?: "ALL" | "MY_COLLECT"
      /** Filters of 找展会. `areaBand` is in 10,000 m² of net exhibition area. */
      filters?: ExhibitionFilters
      /** YYYY-MM. */
      month: string
    }
    answer: {
      /** The day. */
      day: string
      /** how many are sent now */
      count: number
    }[]
  }
  /** 主办单位: names of organisers that have the keyword, those of most editions first */
  'exhibition.organizers': {
    request: {
      /** What is typed into the search box. */
      keyword?: string
    }
    answer: {
      /** What it is called. */
      name: string
      /** Editions of that organizer. */
      editionCount: number
    }[]
  }
  /** 展馆, to filter 找展会 by: by words of the name, those with most editions to come first; or by their ids */
  'exhibition.halls': {
    request: {
      /** What is typed into the search box. */
      keyword?: string
      /** Identifiers of them. */
      ids?: string[]
    }
    answer: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** What it is called. */
      name: string
      /** Name of the city, without 市. */
      cityName: string | null
      /** How many come. */
      upcomingCount: number
    }[]
  }
  /** 展会详情: one edition, or the newest one of a series */
  'exhibition.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id?: string
      /** Which exhibition series. */
      seriesId?: string
    }
    answer: ExhibitionDetail
  }
  /** 展会匹配: names of fairs to editions, each with score and reasons */
  'exhibition.match': {
    request: {
      /** Names to look for. */
      names: {
        /** with or without its year and number: 第23届上海国际机床展2026 */
        name: string
        /** goes before a year in the name */
        year?: number
      }[]
      /** candidates of one name at most */
      limit?: number
    }
    answer: {
      /** one for each name, in their order */
      results: {
        /** What may be meant, the likeliest first. */
        candidates: {
          /** Opaque id: a UUID, made by us as version 7. */
          id: string
          /** What it is called. */
          name: string
          /** YYYY-MM-DD. */
          startDate: string
          /** 0–1; from 0.7 on an edition is a candidate at all */
          score: number
          /** Taken for it without a look: 0.95 at least, and no other edition comes near. */
          isSure: boolean
          /** the strongest first */
          reasons: ("sameName" | "sameSeriesAndYear" | "sameSeriesAndNumber" | "sameSeries" | "otherYear" | "similarName")[]
        }[]
      }[]
    }
  }
  /** 参展商: the exhibitor list of an edition */
  'exhibition.exhibitors': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** What is typed into a search box. */
      keyword?: string
      /** 展厅. */
      pavilions?: string[]
      /** what they are about; a group of topics stands for all of them */
      topics?: string[]
      /** Kinds of booths. */
      boothTypes?: ("standard" | "custom" | "raw" | "joint" | "unknown")[]
      /** Whether it was at the series before. */
      newOrOld?: "new" | "old"
      /** whether the company is in the register, or known only from lists */
      matched?: boolean
      /** Whether a way of contact is known. */
      hasContact?: boolean
      /** Favourites of the viewer only. */
      onlyFavorites?: boolean
      /** Areas of booths, as bands. */
      areaBands?: ("under18" | "18to36" | "36to72" | "72to150" | "over150")[]
      /** Places; a larger one stands for all within. */
      regionCodes?: string[]
      /** all of them must hold */
      states?: ("target" | "visited" | "notVisited" | "notUnlocked" | "notFollowed" | "notKnown")[]
      /** Against the list before: who is new in this one; who stood only in that one (its rows are shown). */
      change?: "added" | "lost"
      /** The order of the rows. */
      sort?: "boothNo" | "boothArea" | "exhibitionCount" | "name"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: ExhibitorRow[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Name of the edition. */
      editionName: string
      /** How complete the list is. */
      listStatus: "none" | "partial" | "published"
      /** set when the rows are those of the edition before: this one has no list yet, or `change` is `lost` */
      shownEditionName: string | null
      /** 展厅. */
      pavilions: Pavilions[]
      /** In the order of the walk: the found entries by the pavilion of their first booth, null for those without one; empty in other orders and behind the first page. */
      heads: {
        /** 展厅. */
        pavilion: string | null
        /** how many are sent now */
        count: number
      }[]
      /** Topics of the entries that the other filters leave, most first; empty behind the first page. */
      topics: TopicCount[]
      /** Entries of the whole shown list, whatever the filters; `customBuilt`: 特装 and 光地. */
      counts: {
        /** All of them, whatever the filters. */
        all: number
        /** Custom-built booths. */
        customBuilt: number
        /** Exhibitors that were never there before. */
        firstTime: number
        /** null without a session */
        targets: number | null
        /** Whether the booth was visited. */
        visited: number | null
      }
    }
  }
  /** 走访路线: the targets of the viewer at an edition in the order to see them (walkRoute.ts) */
  'exhibition.route': {
    request: {
      /** Which edition. */
      editionId: string
    }
    answer: {
      /** Name of the edition. */
      editionName: string
      /** Hall by hall, each entry once. */
      stops: {
        /** The row. */
        row: ExhibitorRow
        /** The hall. */
        hall: string | null
      }[]
      /** whose numbers say no place */
      apart: ExhibitorRow[]
      /** walked inside the halls, by the usual grid of stands */
      metres: number
      /** Halls. */
      halls: number
    }
  }
  /** 离线包: an edition with its list, as much of it as the plan shows, for the time without connection; of what the device has already only what changed */
  'exhibition.pack': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** packs of other editions that the device keeps */
      others?: number
      /** digests of the shelves that the device has, in their order */
      held?: string[]
    }
    answer: {
      /** 展会详情: the facts of one edition and the doors to its companies. */
      detail: ExhibitionDetail
      /** set when the rows are those of the edition before: this one has no list yet */
      shownEditionName: string | null
      /** entries of the whole list, whatever the plan shows of it */
      total: number
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Those that the device does not have as they are now; a pack is all 64 of them. */
      shelves: {
        /** When it happened. */
        at: number
        /** Hash of what the pack holds: the same one, nothing new. */
        digest: string
        /** The rows. */
        rows: ExhibitorRow[]
      }[]
    }
  }
  /** 我的目标: those of all exhibitions, what opens soonest first, what is over last */
  'exhibition.targets': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId?: string
      /** it was put in, or why not */
      state?: "todo" | "visited"
      /** What is due. */
      due?: "due" | "later" | "none"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string
        /** Name of the edition. */
        editionName: string
        /** Name, as the list prints it. */
        listedName: string
        /** of `listedName`; null: not Chinese, or nothing to set apart */
        nameParts: NameParts | null
        /** Half-open ranges of UTF-16 offsets that a keyword hit. */
        nameMarks: [number, number][]
        /** English name, as the list prints it. */
        listedEnglishName: string | null
        /** null: an entry of before entries had companies, until the next import */
        companyId: string | null
        /** Registered name of the company. */
        companyName: string | null
        /** How a Chinese company name reads, as lengths in UTF-16 units: they follow each other in this order and add up to the name as printed, brackets and blanks included. 武汉|翎恪|新能源科技|股份有限公司|北京分公司 */
        companyNameParts: NameParts | null
        /** of a company known only from lists: whom it most likely is */
        mayBe: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** Name of the place, in the reader’s language. */
        regionName: string | null
        /** All numbers, `; ` between them. */
        boothNo: string | null
        /** Name of the pavilion. */
        pavilionName: string | null
        /** that of its first booth, as `pavilions` and `heads` of the list name it */
        firstPavilion: string | null
        /** Custom-built, shell-scheme or raw space. */
        boothType: string
        /** m² of the booth. */
        boothArea: number | null
        /** What it shows or sells. */
        products: string[]
        /** Industry as the source prints it. */
        industryText: string | null
        /** what it is about, by its own words and those of its company; two at most */
        topics: string[]
        /** ISO 3166-1 alpha-2. */
        countryCode: string | null
        /** What it is, or what somebody does, in this matter. */
        role: string
        /** Editions that it was listed at. */
        exhibitionCount: number | null
        /** The company was not at the series before. */
        isFirstTime: boolean | null
        /** Editions in a row that the company was at. */
        consecutiveEditions: number | null
        /** Ways of contact that are known of it. */
        contactCount: number
        /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
        hitReason: HitReason | null
        /** What the viewer or the team did with it. */
        myState: MyState | null
        /** 我的目标 of the viewer */
        target: ("todo" | "visited") | null
        /** The edition. */
        edition: {
          /** What it is called. */
          name: string
          /** YYYY-MM-DD. */
          startDate: string
          /** YYYY-MM-DD. */
          endDate: string
          /** How it stands. */
          status: "upcoming" | "ongoing" | "ended" | "postponed" | "cancelled"
          /** Days from today until it begins. */
          daysLeft: number
        }
        /** of the viewer's open appointments with the company the first; null: none */
        nextFollowTime: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** whose targets they are, with how many in all; on the first page */
      editions: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string
        /** how many are sent now */
        count: number
      }[]
    }
  }
  /** 我的目标, 标记已拜访: marks entries of exhibitor lists; of two marks of one entry the later one stays */
  'exhibition.markTargets': {
    request: {
      /** Half-open ranges of UTF-16 offsets that are marked. */
      marks: {
        /** Opaque id: a UUID, made by us as version 7. */
        exhibitorId: string
        /** `none` takes the entry out of the targets */
        state: "none" | "todo" | "visited"
        /** when it was tapped */
        at: string
      }[]
    }
    answer: {
      /** How many were kept. */
      kept: number
    }
  }
  /** 写跟进: a new record; written once for each clientUid */
  'followUp.save': {
    request: {
      /** How the customer was reached, as a dictionary code. */
      followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
      /** Dictionary code. */
      result?: string | null
      /** What was said. */
      content: string
      /** How far the customer is. */
      stage?: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
      /** How much the customer wants it: A to D. */
      intentLevel?: ("A" | "B" | "C" | "D") | null
      /** 元 */
      budget?: number | null
      /** 报价金额 of the stage `quoted`, 签约金额 of `won`; of another stage there is none. 元 */
      dealAmount?: number | null
      /** Opaque id: a UUID, made by us as version 7. */
      contactId?: string | null
      /** Opaque id: a UUID, made by us as version 7. */
      editionId?: string | null
      /** Only where the person picked it. */
      location?: PlaceWgs84 | null
      /** Uploads of the scene followUp in the order they are shown; absent: what there was stays. */
      fileIds?: string[] | null
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      followTime: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      nextFollowTime?: string | null
      /** Minutes before the time that one is reminded. */
      remindMinutes?: number | null
      /** Company or exhibition. */
      targetType: "company" | "exhibition" | "hall" | "exhibitor"
      /** Opaque id: a UUID, made by us as version 7. */
      targetId: string
      /** Opaque id: a UUID, made by us as version 7. */
      clientUid: string
      /** the own call that it tells of */
      callId?: string | null
      /** the person was asked and wants a second record within a minute */
      allowDuplicate?: boolean
    }
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Company or exhibition. */
      targetType: "company" | "exhibition" | "hall" | "exhibitor"
      /** Opaque id: a UUID, made by us as version 7. */
      targetId: string
      /** Name of the company or exhibition. */
      targetName: string
      /** of the name of a company or an exhibitor */
      targetNameParts: NameParts | null
      /** Opaque id: a UUID, made by us as version 7. */
      companyId: string | null
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string | null
      /** Name of the edition. */
      editionName: string | null
      /** Opaque id: a UUID, made by us as version 7. */
      contactId: string | null
      /** Name of the person to be reached there. */
      contactName: string | null
      /** How the customer was reached, as a dictionary code. */
      followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
      /** How it ended. */
      result: string | null
      /** What was said. */
      content: string
      /** How far the customer is. */
      stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
      /** How much the customer wants it: A to D. */
      intentLevel: ("A" | "B" | "C" | "D") | null
      /** 元; two decimals at most. */
      budget: number | null
      /** 元; two decimals at most. */
      dealAmount: number | null
      /** 位置, where it was */
      location: PlaceWgs842 | null
      /** Pictures and videos beside it. */
      files: StoredFile[]
      /** When the customer was spoken to. */
      followTime: string
      /** When to speak to the customer again; null: not agreed. */
      nextFollowTime: string | null
      /** How far the next appointment is. */
      nextState: "none" | "open" | "done" | "dropped"
      /** Minutes before the time that one is reminded. */
      remindMinutes: number | null
      /** Name of the person who did it. */
      byName: string | null
      /** It is the viewer’s own. */
      isMine: boolean
      /** the next appointment is the viewer's: own records, and those that were handed over */
      isMyTask: boolean
      /** the viewer puts it off and settles it: an own task, or one of the team by permission */
      maySettle: boolean
      /** own, and younger than 24 hours */
      canEdit: boolean
      /** the version that was edited; of a new one 0 */
      version: number
      /** When it was made. */
      createdAt: string
      /** When it was last changed. */
      updatedAt: string
      /** one's own open appointments with the target until tonight, which are done with this */
      settled: string[]
    }
  }
  /** 编辑跟进: own records within 24 hours; the version before is kept */
  'followUp.edit': {
    request: {
      /** How the customer was reached, as a dictionary code. */
      followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
      /** Dictionary code. */
      result?: string | null
      /** What was said. */
      content: string
      /** How far the customer is. */
      stage?: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
      /** How much the customer wants it: A to D. */
      intentLevel?: ("A" | "B" | "C" | "D") | null
      /** 元 */
      budget?: number | null
      /** 报价金额 of the stage `quoted`, 签约金额 of `won`; of another stage there is none. 元 */
      dealAmount?: number | null
      /** Opaque id: a UUID, made by us as version 7. */
      contactId?: string | null
      /** Opaque id: a UUID, made by us as version 7. */
      editionId?: string | null
      /** Only where the person picked it. */
      location?: PlaceWgs84 | null
      /** Uploads of the scene followUp in the order they are shown; absent: what there was stays. */
      fileIds?: string[] | null
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      followTime: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      nextFollowTime?: string | null
      /** Minutes before the time that one is reminded. */
      remindMinutes?: number | null
      /** null: a new one */
      id: string
      /** the version that was edited; of a new one 0 */
      version: number
    }
    answer: FollowUpEditAnswer['data']
  }
  /** 删除跟进: own records within 24 hours */
  'followUp.remove': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 跟进记录详情, with its comments and corrections */
  'followUp.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Company or exhibition. */
      targetType: "company" | "exhibition" | "hall" | "exhibitor"
      /** Opaque id: a UUID, made by us as version 7. */
      targetId: string
      /** Name of the company or exhibition. */
      targetName: string
      /** of the name of a company or an exhibitor */
      targetNameParts: NameParts | null
      /** Opaque id: a UUID, made by us as version 7. */
      companyId: string | null
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string | null
      /** Name of the edition. */
      editionName: string | null
      /** Opaque id: a UUID, made by us as version 7. */
      contactId: string | null
      /** Name of the person to be reached there. */
      contactName: string | null
      /** How the customer was reached, as a dictionary code. */
      followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
      /** How it ended. */
      result: string | null
      /** What was said. */
      content: string
      /** How far the customer is. */
      stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
      /** How much the customer wants it: A to D. */
      intentLevel: ("A" | "B" | "C" | "D") | null
      /** 元; two decimals at most. */
      budget: number | null
      /** 元; two decimals at most. */
      dealAmount: number | null
      /** 位置, where it was */
      location: PlaceWgs842 | null
      /** Pictures and videos beside it. */
      files: StoredFile[]
      /** When the customer was spoken to. */
      followTime: string
      /** When to speak to the customer again; null: not agreed. */
      nextFollowTime: string | null
      /** How far the next appointment is. */
      nextState: "none" | "open" | "done" | "dropped"
      /** Minutes before the time that one is reminded. */
      remindMinutes: number | null
      /** Name of the person who did it. */
      byName: string | null
      /** It is the viewer’s own. */
      isMine: boolean
      /** the next appointment is the viewer's: own records, and those that were handed over */
      isMyTask: boolean
      /** the viewer puts it off and settles it: an own task, or one of the team by permission */
      maySettle: boolean
      /** own, and younger than 24 hours */
      canEdit: boolean
      /** the version that was edited; of a new one 0 */
      version: number
      /** When it was made. */
      createdAt: string
      /** When it was last changed. */
      updatedAt: string
      /** Comments on it. */
      notes: Notes[]
    }
  }
  /** 评论, and 更正 of an own record that is older than 24 hours */
  'followUp.addNote': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Of which kind it is. */
      kind: "comment" | "correction"
      /** What was said. */
      content: string
    }
    answer: {
      /** Comments on it. */
      notes: Notes[]
    }
  }
  /** 跟进记录: the history of one target, newest first */
  'followUp.list': {
    request: {
      /** Company or exhibition. */
      targetType: "company" | "exhibition" | "hall" | "exhibitor"
      /** Opaque id: a UUID, made by us as version 7. */
      targetId: string
      /** How the customer was reached, as a dictionary code. */
      followType?: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
      /** YYYY-MM-DD. */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: FollowUpRecord[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** What it was done to. */
      target: {
        /** What it is called. */
        name: string
        /** How far the customer is. */
        stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
        /** Name of the person it belongs to. */
        ownerName: string | null
        /** Another of the team who is on a customer: its owner, else who spoke to it last; and when the team did that last. */
        heldBy: HeldBy | null
      }
      /** records of colleagues that the viewer may not read */
      hiddenByTeam: number
    }
  }
  /** 我的跟进记录: what is due and what was done */
  'followUp.mine': {
    request: {
      /** `due`: overdue and of today, what waits longest first */
      tab?: "due" | "today" | "overdue" | "week" | "all"
      /** How far the customer is. */
      stage?: "new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Company or exhibition. */
        targetType: "company" | "exhibition" | "hall" | "exhibitor"
        /** Opaque id: a UUID, made by us as version 7. */
        targetId: string
        /** Name of the company or exhibition. */
        targetName: string
        /** of the name of a company or an exhibitor */
        targetNameParts: NameParts | null
        /** Opaque id: a UUID, made by us as version 7. */
        companyId: string | null
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string | null
        /** Name of the edition. */
        editionName: string | null
        /** Opaque id: a UUID, made by us as version 7. */
        contactId: string | null
        /** Name of the person to be reached there. */
        contactName: string | null
        /** How the customer was reached, as a dictionary code. */
        followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
        /** How it ended. */
        result: string | null
        /** What was said. */
        content: string
        /** How far the customer is. */
        stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
        /** How much the customer wants it: A to D. */
        intentLevel: ("A" | "B" | "C" | "D") | null
        /** 元; two decimals at most. */
        budget: number | null
        /** 元; two decimals at most. */
        dealAmount: number | null
        /** 位置, where it was */
        location: PlaceWgs842 | null
        /** Pictures and videos beside it. */
        files: StoredFile[]
        /** When the customer was spoken to. */
        followTime: string
        /** When to speak to the customer again; null: not agreed. */
        nextFollowTime: string | null
        /** How far the next appointment is. */
        nextState: "none" | "open" | "done" | "dropped"
        /** Minutes before the time that one is reminded. */
        remindMinutes: number | null
        /** Name of the person who did it. */
        byName: string | null
        /** It is the viewer’s own. */
        isMine: boolean
        /** the next appointment is the viewer's: own records, and those that were handed over */
        isMyTask: boolean
        /** the viewer puts it off and settles it: an own task, or one of the team by permission */
        maySettle: boolean
        /** own, and younger than 24 hours */
        canEdit: boolean
        /** the version that was edited; of a new one 0 */
        version: number
        /** When it was made. */
        createdAt: string
        /** When it was last changed. */
        updatedAt: string
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: Company2 | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** How many there are of each kind. */
      counters: {
        /** Those of today. */
        today: number
        /** Those whose time has passed. */
        overdue: number
        /** Those of this week. */
        week: number
        /** Follow-ups written this week. */
        doneThisWeek: number
      }
    }
  }
  /** 团队跟进: what the people of the team have to do, but for what they keep to themselves */
  'followUp.team': {
    request: {
      /** Which tab of the page. */
      tab?: "due" | "week" | "all"
      /** one person's */
      subAccountId?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Company or exhibition. */
        targetType: "company" | "exhibition" | "hall" | "exhibitor"
        /** Opaque id: a UUID, made by us as version 7. */
        targetId: string
        /** Name of the company or exhibition. */
        targetName: string
        /** of the name of a company or an exhibitor */
        targetNameParts: NameParts | null
        /** Opaque id: a UUID, made by us as version 7. */
        companyId: string | null
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string | null
        /** Name of the edition. */
        editionName: string | null
        /** Opaque id: a UUID, made by us as version 7. */
        contactId: string | null
        /** Name of the person to be reached there. */
        contactName: string | null
        /** How the customer was reached, as a dictionary code. */
        followType: "phone" | "wechat" | "visit" | "onsite" | "email" | "sms" | "other"
        /** How it ended. */
        result: string | null
        /** What was said. */
        content: string
        /** How far the customer is. */
        stage: ("new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid") | null
        /** How much the customer wants it: A to D. */
        intentLevel: ("A" | "B" | "C" | "D") | null
        /** 元; two decimals at most. */
        budget: number | null
        /** 元; two decimals at most. */
        dealAmount: number | null
        /** 位置, where it was */
        location: PlaceWgs842 | null
        /** Pictures and videos beside it. */
        files: StoredFile[]
        /** When the customer was spoken to. */
        followTime: string
        /** When to speak to the customer again; null: not agreed. */
        nextFollowTime: string | null
        /** How far the next appointment is. */
        nextState: "none" | "open" | "done" | "dropped"
        /** Minutes before the time that one is reminded. */
        remindMinutes: number | null
        /** Name of the person who did it. */
        byName: string | null
        /** It is the viewer’s own. */
        isMine: boolean
        /** the next appointment is the viewer's: own records, and those that were handed over */
        isMyTask: boolean
        /** the viewer puts it off and settles it: an own task, or one of the team by permission */
        maySettle: boolean
        /** own, and younger than 24 hours */
        canEdit: boolean
        /** the version that was edited; of a new one 0 */
        version: number
        /** When it was made. */
        createdAt: string
        /** When it was last changed. */
        updatedAt: string
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: Company2 | null
        /** Whose task it is. */
        taskOf: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** who has something open, and how much of it until tonight */
      people: {
        /** Opaque id: a UUID, made by us as version 7. */
        subAccountId: string
        /** What it is called. */
        name: string | null
        /** What is due. */
        due: number
        /** What is still to be done. */
        open: number
      }[]
    }
  }
  /** 推迟/完成: moves or closes the next appointment of a record; reopen takes that back */
  'followUp.settleNext': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** What is done with it. */
      action: "postpone" | "done" | "drop" | "reopen"
      /** postpone: after now; reopen: what it was before, if it was moved */
      nextFollowTime?: string
    }
    answer: FollowUpEditAnswer['data']
  }
  /** 交给: the next appointment of a record becomes another’s, who is told and may read the record */
  'followUp.assign': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
    }
    answer: FollowUpEditAnswer['data']
  }
  /** 热门城市: where the most halls are, twelve at most */
  'hall.cities': {
    request: Record<string, never>
    answer: {
      /** Code of a dictionary, a place or a topic. */
      code: string
      /** What it is called. */
      name: string
      /** how many are sent now */
      count: number
    }[]
  }
  /** 展馆详情: the facts of a hall and of its pavilions */
  'hall.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** 展馆 as a row of a list (screens.md §3.12). */
      card: HallCard
      /** Further names it goes by. */
      aliases: string[]
      /** Year in which the hall opened. */
      openedYear: number | null
      /** Who runs the hall. */
      operatorName: string | null
      /** its own number, which everybody may know */
      switchboard: string | null
      /** Address of the website. */
      website: string | null
      /** What it says of itself. */
      introduction: string | null
      /** Rooms for meetings. */
      meetingRoomCount: number | null
      /** Places to park. */
      parkingCount: number | null
      /** How to get there. */
      traffic: string | null
      /** Rules for trucks. */
      truckRules: string | null
      /** who tells place and area where no import does */
      knownSource: string | null
      /** 展馆图片: how many, and the addresses of the first */
      pictureCount: number
      /** Pictures of the hall. */
      covers: string[]
      /** in the order of their numbers */
      pavilions: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** m² */
        area: number | null
        /** m */
        length: number | null
        /** Width: pixels of a picture, metres of a hall. */
        width: number | null
        /** Metres of clear height. */
        clearHeight: number | null
        /** t/m² */
        floorLoad: number | null
        /** Standard booths that fit. */
        standardBoothCapacity: number | null
        /** as the hall prints them */
        doors: string | null
        /** Metres between columns. */
        columnSpacing: string | null
        /** What can be hung from the ceiling. */
        rigging: string | null
        /** Power supply. */
        power: string | null
        /** Water, air and gas at the booth. */
        utilities: string | null
      }[]
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 档期: who has which pavilions of a hall when, and which days the hall offers; three years at most */
  'hall.occupancy': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** The first, or the earliest. */
      from: string
      /** The last, or the latest. */
      to: string
    }
    answer: {
      /** In the order of a walk. */
      pavilions: string[]
      /** By their first day. */
      spans: {
        /** What it is called. */
        title: string
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string | null
        /** `held`: taken, nobody says for what. */
        phase: "moveIn" | "show" | "moveOut" | "held"
        /** YYYY-MM-DD. */
        from: string
        /** YYYY-MM-DD. */
        to: string
        /** How sure the dates are. */
        certainty: "confirmed" | "announced" | "assumed"
        /** All pavilions are taken. */
        isWholeHall: boolean
        /** Empty: nobody tells which, unless it is the whole hall. */
        pavilions: string[]
      }[]
      /** Days on which nothing is booked. */
      free: {
        /** 展厅. */
        pavilion: string
        /** The first, or the earliest. */
        from: string
        /** The last, or the latest. */
        to: string
      }[]
    }
  }
  /** 空档雷达: days of the next year that a hall offers and nobody is known to have, with exhibitions that would fit */
  'hall.gaps': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Days that a gap has at least. */
      minDays?: number
    }
    answer: {
      /** false: the hall publishes no days of that year, which does not make it free */
      isPublished: boolean
      /** Times in which the hall is free. */
      gaps: {
        /** YYYY-MM-DD. */
        from: string
        /** YYYY-MM-DD. */
        to: string
        /** 展厅. */
        pavilions: string[]
        /** m² of those of them whose area is known; null: of none */
        area: number | null
        /** exhibitions held on these days of the year before whose next edition nobody has announced */
        candidates: {
          /** its latest edition that is known */
          editionId: string
          /** What it is called. */
          name: string
          /** YYYY-MM-DD. */
          startDate: string
          /** YYYY-MM-DD. */
          endDate: string
          /** held in this hall before, or elsewhere in its city */
          reason: "sameHall" | "sameCity"
        }[]
        /** Exhibitions that could fill the gap. */
        candidateCount: number
      }[]
    }
  }
  /** 展馆图片: what the hall looks like from outside and inside, its plans and ways in */
  'hall.pictures': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** What it is called. */
      name: string
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** 外观, 展厅, 平面图, 交通图, 货运通道, 会议室 */
        category: "exterior" | "pavilion" | "plan" | "traffic" | "freight" | "meeting"
        /** code; null: of none alone */
        pavilion: string | null
        /** Address of it. */
        url: string
        /** What the picture shows. */
        caption: string | null
        /** Whom the fact comes from. */
        source: string
        /** YYYY-MM-DD. */
        asOf: string | null
      }[]
    }
  }
  /** 我的档期: own entries, and those that members of the team share; of one hall and its days, or all */
  'hall.slots': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      hallId?: string
      /** those that last into this span */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: HallSlot[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** own entries, which the plan counts */
      used: number
      /** how many the plan allows; null: any number */
      limit: number | null
    }
  }
  /** One entry of 我的档期 */
  'hall.slot': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: HallSlot
  }
  /** What is known to stand in the way of some days of some pavilions, before they are kept */
  'hall.slotConflicts': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      hallId: string
      /** codes; empty: not said which */
      pavilions: string[]
      /** YYYY-MM-DD. */
      moveInStart?: string | null
      /** YYYY-MM-DD. */
      startDate: string
      /** YYYY-MM-DD. */
      endDate: string
      /** YYYY-MM-DD. */
      moveOutEnd?: string | null
      /** Identifier of it, good in every call that takes one. */
      id?: string
    }
    answer: {
      /** Bookings that the days overlap with. */
      conflicts: {
        /** the same pavilion; the whole hall; nobody tells which pavilion; an entry of one's own or of the team */
        reason: "pavilion" | "wholeHall" | "unnamed" | "slot"
        /** What it is called. */
        title: string
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string | null
        /** `held`: taken, nobody says for what. */
        phase: "moveIn" | "show" | "moveOut" | "held"
        /** YYYY-MM-DD. */
        from: string
        /** YYYY-MM-DD. */
        to: string
        /** those that both name */
        pavilions: string[]
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** the hall offers all of these days in all of these pavilions, and nobody is known to have them */
      isOffered: boolean
    }
  }
  /** 新增展馆排期, and 编辑 of what is there by its id */
  'hall.saveSlot': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      hallId: string
      /** codes; empty: not said which */
      pavilions: string[]
      /** YYYY-MM-DD. */
      moveInStart?: string | null
      /** YYYY-MM-DD. */
      startDate: string
      /** YYYY-MM-DD. */
      endDate: string
      /** YYYY-MM-DD. */
      moveOutEnd?: string | null
      /** What it is for. */
      purpose: "exhibition" | "conference" | "sports" | "launch" | "other"
      /** What it is called. */
      title: string
      /** m², expected */
      area?: number | null
      /** How it stands. */
      status: "intent" | "inquiring" | "held" | "booked" | "done" | "cancelled"
      /** of one that is held: after this day it is asked for again */
      heldUntil?: string | null
      /** 元 a m² a day */
      quote?: number | null
      /** whom one speaks with there */
      contact?: string | null
      /** What somebody noted beside it. */
      note?: string | null
      /** the team sees it */
      isShared: boolean
      /** Identifier of it, good in every call that takes one. */
      id?: string
    }
    answer: CallDialAnswer['data']
  }
  /** 移除 from 我的档期 */
  'hall.removeSlot': {
    request: AccessKeyRotate
    answer: HallRemoveSlotAnswer['data']
  }
  /** 首页: exhibitions that begin next, companies worth a look, and what we hold */
  'home.index': {
    request: {
      /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
      regionCode?: string
    }
    answer: {
      /** Exhibitions. */
      exhibitions: EditionCard[]
      /** Companies. */
      companies: {
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        card: CompanyCard
        /** Why. */
        reason: {
          /** Code of a dictionary, a place or a topic. */
          code: "consecutive" | "justListed" | "frequent"
          /** The exhibition series. */
          series: string
          /** how many are sent now */
          count: number
        }
      }[]
      /** 常用 of who is signed in, the first four of it: the row of home; of a guest none, the app knows it */
      functions: {
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** What it is called. */
        name: string
        /** Name of its picture. */
        icon: string
        /** Page of the app that it opens. */
        pagePath: string | null
      }[]
      /** the newest articles */
      news: NewsCard[]
      /** How many there are of each. */
      counts: {
        /** Companies. */
        companies: number
        /** Exhibitions. */
        exhibitions: number
        /** Halls. */
        halls: number
        /** Exhibitors. */
        exhibitors: number
        /** When it was last changed. */
        updatedAt: string | null
      }
    }
  }
  /** 首页的早上: what was told of one’s exhibitions since yesterday, and articles of this week on companies one knows */
  'home.todo': {
    request: Record<string, never>
    answer: {
      /** messages on exhibitions and windows since yesterday, the newest first */
      changes: (ChangesFollowUpDue | ChangesHandedOver | ChangesTaskGiven | ChangesPoolWarning | ChangesPoolFell | ChangesPoolGiven | ChangesEditionMoved | ChangesEditionPostponed | ChangesEditionCancelled | ChangesEditionRehoused | ChangesEditionNear | ChangesReviewReady | ChangesListPublished | ChangesKnownListed | ChangesWindowOpens | ChangesForecastSettled | ChangesUnlocksExpire | ChangesCreditReturned | ChangesPlanExpires | ChangesAuthenticationAnswered | ChangesAuthenticationEnds | ChangesOrderAnswered | ChangesWebhookOff | {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Kind that it belongs to. */
        category: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
        /** of the follow-up, the edition, the row of 我的展会 or the company that it opens; null: what has a page of its own */
        objectId: string | null
        /** of the company, the exhibition or the plan; never what was noted, nor a contact */
        name: string
        /** When it was made. */
        createdAt: string
        /** The viewer has read it. */
        isRead: boolean
        /** Of which kind it is. */
        kind: "applicationAnswered"
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** Until when. */
        until: string | null
      } | ChangesReportAnswered | ChangesPrivacyAnswered | ChangesAnnounced)[]
      /** of them, how many there are */
      changeCount: number
      /** each with the company that it names: a customer of the team, unlocked or marked */
      news: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Kind that it belongs to. */
        category: "industry" | "exhibition" | "policy" | "hall" | "guide"
        /** What it is called. */
        title: string
        /** Half-open ranges of UTF-16 offsets that a keyword hit. */
        titleMarks: [number, number][]
        /** why it was found where the title does not show it */
        hitReason: HitReason | null
        /** In one sentence. */
        summary: string
        /** https; null: none */
        coverUrl: string | null
        /** 来源, as it signs */
        publisher: string | null
        /** the day by the publisher's own clock; null: not told */
        publishedOn: string | null
        /** null where the day alone is known */
        publishedAt: string | null
        /** It stands first. */
        isTop: boolean
        /** a fair that it speaks of */
        series: string | null
        /** The viewer keeps it as a favourite. */
        favorited: boolean
        /** 阅读: people who have opened it, visitors left out */
        readCount: number
        /** the viewer is one of them */
        isRead: boolean
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string
      }[]
    }
  }
  /** 开通记录: plans of the tenant that were asked for and opened, the latest first */
  'member.orders': {
    request: {
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: Order[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 升级申请: asks the operator for a plan; the number is its receipt, the answer comes as a message; asked again while it waits it is the same */
  'member.applyUpgrade': {
    request: {
      /** Code of the plan. */
      plan: "member" | "team"
      /** What the person asks for, in their words. */
      wish?: string
    }
    answer: Order
  }
  /** 使用记录: how much the tenant used of a quota on each of the last 30 days, the latest first */
  'member.usageByDay': {
    request: {
      /** Code of a dictionary, a place or a topic. */
      code?: "unlock" | "export"
    }
    answer: MemberUsageByDayAnswer['data']
  }
  /** 会员方案: the plans that can be had and what each of them gives */
  'member.planList': {
    request: Record<string, never>
    answer: {
      /** `free`, `free_authenticated` (a verified company on the free plan), `member`, `team` */
      code: string
      /** as the operator wrote it; null: on request */
      priceText: string | null
      /** What the plan gives, by kind. */
      benefits: {
        /** `search`, `unlock`, `exhibitor_rows` … */
        code: string
        /** -1: no limit */
        limit: number
        /** Time over which the plan counts. */
        period: "once" | "day" | "month" | "query"
      }[]
    }[]
  }
  /** 解锁前: what it costs and what is left */
  'member.unlockPreview': {
    request: {
      /** Which company. */
      companyId: string
    }
    answer: {
      /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
      cost: number
      /** Unlocks that are left; null: no limit. */
      remaining: number
      /** How many at most. */
      limit: number
      /** The team has unlocked it before. */
      alreadyUnlocked: boolean
      /** When it ends; null: not at all. */
      expireTime: string | null
      /** Ways of contact that are known of it. */
      contactCount: number
      /** Mobile numbers among them. */
      mobileCount: number
    }
  }
  /** 解锁: all contacts of one company, for the tenant, for 365 days; free when already unlocked */
  'member.unlock': {
    request: MemberUnlock
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      unlockId: string
      /** When it ends; null: not at all. */
      expireTime: string
      /** credits left in this period */
      remaining: number
      /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
      cost: number
      /** Ways of contact. */
      contacts: ContactRow[]
    }
  }
  /** 批量解锁前: what the chosen companies cost together and what is left */
  'member.unlockBatchPreview': {
    request: MemberUnlockBatchPreview
    answer: {
      /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
      cost: number
      /** Unlocks that are left; null: no limit. */
      remaining: number
      /** How many at most. */
      limit: number
      /** The team has unlocked it before. */
      alreadyUnlocked: number
      /** Companies of which no contact is known. */
      withoutContacts: number
    }
  }
  /** 批量解锁: as many of the companies as there are credits for, in the order given */
  'member.unlockBatch': {
    request: MemberUnlockBatchPreview
    answer: {
      /** The team has unlocked the contacts. */
      unlocked: string[]
      /** free: the tenant had them unlocked */
      already: string[]
      /** Those that could not be unlocked, with why. */
      failed: {
        /** Which company. */
        companyId: string
        /** Why. */
        reason: "noContacts" | "quotaUsedUp" | "planTooLow" | "notFound"
      }[]
      /** Unlocks that are left; null: no limit. */
      remaining: number
    }
  }
  /** 保存的筛选, the latest first */
  'member.savedFilters': {
    request: {
      /** What it is about. */
      scope: "company" | "exhibition"
    }
    answer: MemberSavedFilters[]
  }
  /** 保存筛选: a new one, or with an id another name or other filters for it; ten at most */
  'member.saveFilter': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id?: string
      /** Lists whose filters can be kept under a name. */
      scope: "company" | "exhibition"
      /** What it is called. */
      name: string
      /** Parameters of the list's address. */
      params: Record<string, string>
    }
    answer: MemberSavedFilters
  }
  /** 删除保存的筛选 */
  'member.removeFilter': {
    request: AccessKeyRotate
    answer: HallRemoveSlotAnswer['data']
  }
  /** 收藏: sets or takes back a favourite */
  'member.toggleFavorite': {
    request: {
      /** Company or exhibition, or what else it is. */
      objectType: "company" | "exhibition" | "hall" | "news"
      /** Which one. */
      objectId: string
      /** The viewer keeps it as a favourite. */
      favorited: boolean
    }
    answer: {
      /** The viewer keeps it as a favourite. */
      favorited: boolean
    }
  }
  /** 消息中心: what came, the newest first */
  'message.page': {
    request: {
      /** Kind that it belongs to. */
      category?: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: (ChangesFollowUpDue | ChangesHandedOver | ChangesTaskGiven | ChangesPoolWarning | ChangesPoolFell | ChangesPoolGiven | ChangesEditionMoved | ChangesEditionPostponed | ChangesEditionCancelled | ChangesEditionRehoused | ChangesEditionNear | ChangesReviewReady | ChangesListPublished | ChangesKnownListed | ChangesWindowOpens | ChangesForecastSettled | ChangesUnlocksExpire | ChangesCreditReturned | ChangesPlanExpires | ChangesAuthenticationAnswered | ChangesAuthenticationEnds | ChangesOrderAnswered | ChangesWebhookOff | ListApplicationAnswered | ChangesReportAnswered | ChangesPrivacyAnswered | ChangesAnnounced)[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Messages that are not read. */
      unread: {
        /** Messages about follow-ups. */
        followUp: number
        /** Messages about exhibitions. */
        exhibition: number
        /** Messages about forecasts. */
        prediction: number
        /** Messages about members of the team. */
        member: number
        /** What the operator tells. */
        announcement: number
      }
    }
  }
  /** 已读: one message was opened */
  'message.read': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 全部已读: all that had come when the person looked, or those of a category */
  'message.readAll': {
    request: {
      /** Kind that it belongs to. */
      category?: "followUp" | "exhibition" | "prediction" | "member" | "announcement"
      /** Until when. */
      until: string
    }
    answer: {
      /** How many were read. */
      read: number
    }
  }
  /** 删除: out of the list; with `isBack` it is there again */
  'message.remove': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** It is there again. */
      isBack?: boolean
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 打开一条: what a notification that was tapped is about */
  'message.one': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: ChangesFollowUpDue | ChangesHandedOver | ChangesTaskGiven | ChangesPoolWarning | ChangesPoolFell | ChangesPoolGiven | ChangesEditionMoved | ChangesEditionPostponed | ChangesEditionCancelled | ChangesEditionRehoused | ChangesEditionNear | ChangesReviewReady | ChangesListPublished | ChangesKnownListed | ChangesWindowOpens | ChangesForecastSettled | ChangesUnlocksExpire | ChangesCreditReturned | ChangesPlanExpires | ChangesAuthenticationAnswered | ChangesAuthenticationEnds | ChangesOrderAnswered | ChangesWebhookOff | ListApplicationAnswered | ChangesReportAnswered | ChangesPrivacyAnswered | ChangesAnnounced
  }
  /** 通知设置: where messages come beside the app, what can be had here, and 免打扰 */
  'message.targets': {
    request: Record<string, never>
    answer: {
      /** By the push service of the browser. */
      push: {
        /** what a browser subscribes with (RFC 8292), base64url */
        publicKey: string
        /** this device, by its session */
        isHere: boolean
        /** devices of the person, this one too */
        devices: number
      }
      /** what the operator has set up, push left out: it needs nothing */
      available: ("push" | "email" | "sms" | "robot")[]
      /** Mail address. */
      email: {
        /** Postal address. */
        address: string
        /** The address was confirmed by its code. */
        isConfirmed: boolean
        /** The other side refused the last message. */
        isRefused: boolean
      } | null
      /** to the number of the account; null: it is off */
      sms: Sms | null
      /** refused: the group has no such robot any more */
      robot: Sms | null
      /** Hours in which nothing is sent. */
      quiet: {
        /** Whether it applies. */
        isOn: boolean
        /** The first, or the earliest. */
        from: string
        /** The last, or the latest. */
        to: string
        /** IANA name of the time zone. */
        timeZone: string
      }
    }
  }
  /** 推送: to this browser, or to the packaged app on this device, until it is ended or its session is */
  'message.subscribePush': {
    request: {
      /** Address of the push service, as the browser gave it. */
      endpoint: string
      /** Keys of the subscription, as the browser gave them. */
      keys: {
        /** Public key of the subscription. */
        p256dh: string
        /** Secret of the subscription, by which messages to it are sealed. */
        auth: string
      }
    } | {
      /** which service pushes to the device */
      service: "fcm" | "apns"
      /** what that service calls the app on the device */
      token: string
    }
    answer: {
      /** Names of the devices that get messages. */
      devices: number
    }
  }
  /** 邮件: a code to the address, which is written to once it has come back */
  'message.sendEmailCode': {
    request: {
      /** Postal address. */
      address: string
    }
    answer: AccountSendLoginPhoneCodeAnswer['data']
  }
  /** 邮件: the code that came */
  'message.confirmEmail': {
    request: {
      /** Six digits that came to the address. */
      code: string
    }
    answer: {
      /** Postal address. */
      address: string
    }
  }
  /** 企业微信群机器人: kept when a first line has come to the group */
  'message.setRobot': {
    request: {
      /** Postal address. */
      address: string
    }
    answer: MessageSetRobotAnswer['data']
  }
  /** 短信: to the number one signs in with; what cannot wait, and no more than five a day */
  'message.setSms': {
    request: Record<string, never>
    answer: MessageSetRobotAnswer['data']
  }
  /** 不再发到这里: of push, this device alone */
  'message.endTarget': {
    request: {
      /** Where beside the app messages go. */
      channel: "push" | "email" | "sms" | "robot"
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 免打扰: what comes meanwhile is held back until it ends; 消息中心 has it at once */
  'message.saveQuiet': {
    request: {
      /** Whether it applies. */
      isOn: boolean
      /** The first, or the earliest. */
      from: string
      /** The last, or the latest. */
      to: string
      /** IANA name of the time zone. */
      timeZone: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 资讯中心: articles by words, topic, place and what they speak of; those on top first, then the newest */
  'news.search': {
    request: {
      /** What is typed into a search box. */
      keyword?: string
      /** Which of them are searched: all, or the viewer’s. */
      searchType?: "ALL" | "MY_COLLECT"
      /** Filters of 找展会. `areaBand` is in 10,000 m² of net exhibition area. */
      filters?: {
        /** Kind that it belongs to. */
        category?: "industry" | "exhibition" | "policy" | "hall" | "guide"
        /** Places; a larger one stands for all within. */
        regionCodes?: string[]
        /** topics of exhibitions */
        industryCodes?: string[]
        /** what it speaks of */
        companyId?: string
        /** Opaque id: a UUID, made by us as version 7. */
        seriesId?: string
        /** Opaque id: a UUID, made by us as version 7. */
        hallId?: string
      }
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: NewsCard[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 资讯详情: an article with whom it comes from and whom and what it speaks of */
  'news.detail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** An article in lists. */
      card: NewsCard
      /** cleaned when it was brought in; empty: only the summary is known */
      contentHtml: string
      /** Who wrote it. */
      author: string | null
      /** Where it was published. */
      originUrl: string | null
      /** offset of the publisher's clock, `+08:00` */
      publishedZone: string | null
      /** What is said of it in a word each. */
      tags: string[]
      /** Companies. */
      companies: CompanyCard[]
      /** Exhibitions. */
      exhibitions: EditionCard[]
      /** Halls. */
      halls: HallCard[]
      /** How many like it. */
      likeCount: number
      /** The viewer likes it. */
      liked: boolean
      /** of the same category: the next newer and the next older one */
      newer: Newer | null
      /** The one before in time. */
      older: Newer | null
      /** Where a record comes from; every data page shows it. */
      provenance: Provenance
    }
  }
  /** 阅读: who has opened an article, counted once */
  'news.open': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 点赞 of an article, or taking it back */
  'news.like': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** The viewer likes it. */
      liked: boolean
    }
    answer: {
      /** The viewer likes it. */
      liked: boolean
      /** How many like it. */
      likeCount: number
    }
  }
  /** what a set-up link shows: for whom it is, and the second factor as text and as a QR picture */
  'operate.beginSetUp': {
    request: {
      /** Proof of the step before, good for one use. */
      ticket: string
    }
    answer: {
      /** What it is called. */
      name: string
      /** What the authenticator is set up with. */
      secret: string
      /** Address that an authenticator reads. */
      uri: string
      /** Picture of the code to scan. */
      qr: string
    }
  }
  /** sets the password, takes the first code of the second factor and opens a session; the link is used */
  'operate.setUp': {
    request: {
      /** Proof of the step before, good for one use. */
      ticket: string
      /** The password from now on. */
      newPassword: string
      /** Six digits of the authenticator, or a recovery code. */
      code: string
    }
    answer: {
      /** The session, sent in the header Jwt-Token from now on. */
      token: string
      /** Codes that each open once where the authenticator is lost. */
      recoveryCodes: string[]
    }
  }
  /** opens a session of the console: a password, and a code of the second factor or a recovery code */
  'operate.signIn': {
    request: {
      /** Name to sign in with: a mobile number, or the name of an operator. */
      userName: string
      /** The password as typed. */
      password: string
      /** Six digits of the authenticator, or a recovery code. */
      code: string
    }
    answer: OperateSignInAnswer['data']
  }
  /** ends the session */
  'operate.signOut': {
    request: Record<string, never>
    answer: AccessKeyRevokeAnswer['data']
  }
  /** who is signed in, what they may do, and until when */
  'operate.me': {
    request: Record<string, never>
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** What it is called. */
      name: string
      /** Roles of the person. */
      roles: ("data" | "people" | "content" | "running" | "operators")[]
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      sessionEndsAt: string
      /** Codes that are left. */
      recoveryCodesLeft: number
    }
  }
  /** everybody who runs the product, also who no longer does */
  'operate.operators': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** Roles of the person. */
        roles: ("data" | "people" | "content" | "running" | "operators")[]
        /** it was put in, or why not */
        state: "active" | "invited" | "closed"
        /** Who made it. */
        createdBy: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        createdAt: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        lastSeenAt: string | null
      }[]
    }
  }
  /** makes an operator, with the link to set up password and second factor */
  'operate.addOperator': {
    request: {
      /** What it is called. */
      name: string
      /** Roles of the person. */
      roles: ("data" | "people" | "content" | "running" | "operators")[]
    }
    answer: OperateAddOperatorAnswer['data']
  }
  /** ends every session, password and second factor of an operator, and gives a new link; opens a closed one again */
  'operate.resetOperator': {
    request: AccessKeyRotate
    answer: OperateAddOperatorAnswer['data']
  }
  /** shuts an operator out; nobody shuts out themselves */
  'operate.closeOperator': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 升级申请: who asks for a plan */
  'operate.waitingOrders': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "answered"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** whose it is; '' where there is none any more */
        tenant: string
        /** Code of the plan. */
        plan: string
        /** Name of the person. */
        person: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** what the person wrote */
        wish: string
        /** it was put in, or why not */
        state: string
        /** What the operator answered. */
        answer: string
        /** Name of the operator. */
        operator: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        answeredAt: string | null
        /** The plan that is asked for. */
        wanted: string
        /** Amount of money, in the currency beside it or in 元. */
        amount: number | null
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 升级申请 answered: the plan holds from now on, or is refused; who asked is told */
  'operate.settleOrder': {
    request: {
      /** Number of it, counted from 1. */
      no: number
      /** What is decided. */
      verdict: "open"
      /** Days, or a number of them. */
      days: number
      /** 元; two decimals at most. */
      amount: number | null
      /** Words to the person who asked. */
      words: string
    } | OperateSettleOrderRefuse
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 申请开通: who asks for an application */
  'operate.waitingApplications': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "answered"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** whose it is; '' where there is none any more */
        tenant: string
        /** Code of the plan. */
        plan: string
        /** Name of the person. */
        person: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** what the person wrote */
        wish: string
        /** it was put in, or why not */
        state: string
        /** What the operator answered. */
        answer: string
        /** Name of the operator. */
        operator: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        answeredAt: string | null
        /** Which application. */
        application: string
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 申请开通 answered: it is open from now on, or refused; who asked is told */
  'operate.settleApplication': {
    request: {
      /** Number of it, counted from 1. */
      no: number
      /** What is decided. */
      verdict: "open"
      /** Days, or a number of them. */
      days: number
      /** Given for trying. */
      isTrial: boolean
      /** Words to the person who asked. */
      words: string
    } | OperateSettleOrderRefuse
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 纠错, 反馈缺失数据, 求补充: what people report */
  'operate.waitingReports': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "answered"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** whose it is; '' where there is none any more */
        tenant: string
        /** Code of the plan. */
        plan: string
        /** Name of the person. */
        person: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** what the person wrote */
        wish: string
        /** it was put in, or why not */
        state: string
        /** What the operator answered. */
        answer: string
        /** Name of the operator. */
        operator: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        answeredAt: string | null
        /** Of which kind it is. */
        kind: "correction" | "missing" | "contacts"
        /** Company or exhibition, or what else it is. */
        objectType: ("company" | "exhibition" | "hall" | "news") | null
        /** Which one. */
        objectId: string | null
        /** What it is called. */
        objectName: string
        /** Which field. */
        field: string | null
        /** Which part. */
        part: string | null
        /** What it rests on. */
        evidence: string
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** a report answered: put right, or it stays as it is; who sent it is told */
  'operate.settleReport': {
    request: {
      /** Number of it, counted from 1. */
      no: number
      /** What is decided. */
      verdict: "open"
      /** Words to the person who asked. */
      words: string
    } | OperateSettleOrderRefuse
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 企业认证: which companies wait to be authenticated, and until when they are answered */
  'operate.waitingAuthentications': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "answered"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** whose it is; '' where there is none any more */
        tenant: string
        /** Code of the plan. */
        plan: string
        /** Name of the person. */
        person: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** what the person wrote */
        wish: string
        /** it was put in, or why not */
        state: string
        /** What the operator answered. */
        answer: string
        /** Name of the operator. */
        operator: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        answeredAt: string | null
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string
        /** 统一社会信用代码. */
        creditCode: string
        /** What is due. */
        due: string
        /** It waits for longer than is promised. */
        isLate: boolean
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 企业认证: what was handed in beside what the register says, with licence and letter as pictures */
  'operate.authentication': {
    request: {
      /** Number of it, counted from 1. */
      no: number
    }
    answer: {
      /** Number of it, counted from 1. */
      no: number
      /** of the register null: it does not know the company, or not this */
      facts: {
        /** What the register says. */
        fact: "name" | "creditCode" | "legalRepresentative" | "address" | "status"
        /** What was handed in. */
        handedIn: string
        /** What the register says. */
        registered: string | null
      }[]
      /** It is a record of the register. */
      isRegistered: boolean
      /** Who applies. */
      applicant: {
        /** What it is called. */
        name: string
        /** Position of a person in a company. */
        position: string
        /** What it is, or what somebody does, in this matter. */
        role: "legal" | "agent"
        /** Telephone number as it is dialled. */
        phone: string
      }
      /** data: addresses; a licence has no link that could be passed on */
      pictures: {
        /** What it is of. */
        of: "licence" | "letter"
        /** Whom the fact comes from. */
        source: string
      }[]
    }
  }
  /** 企业认证 answered: the team is that company for so many days, or reads why not; who asked is told */
  'operate.settleAuthentication': {
    request: {
      /** Number of it, counted from 1. */
      no: number
      /** What is decided. */
      verdict: "open"
      /** Days, or a number of them. */
      days: number
    } | OperateSettleOrderRefuse
    answer: AccessKeyRevokeAnswer['data']
  }
  /** an account by its whole number or its id, or teams by a part of their name or their company’s; never a list of people */
  'operate.findPeople': {
    request: {
      /** By what, or by whom. */
      by: "phone"
      /** Telephone number as it is dialled. */
      phone: string
    } | {
      /** By what, or by whom. */
      by: "id"
      /** Identifier of it, good in every call that takes one. */
      id: string
    } | {
      /** By what, or by whom. */
      by: "name"
      /** What it is called. */
      name: string
    }
    answer: {
      /** Accounts of people. */
      accounts: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** it was put in, or why not */
        state: string
      }[]
      /** Teams. */
      tenants: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string
        /** Code of the plan. */
        plan: string
        /** The last day of the plan. */
        planUntil: string | null
        /** Members of the team. */
        members: number
      }[]
      /** There are more than are shown. */
      isMore: boolean
    }
  }
  /** an account: its teams and roles, sessions, consents, and what was asked for */
  'operate.account': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Telephone number, its middle hidden. */
      phoneMask: string
      /** it was put in, or why not */
      state: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      createdAt: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      lastLoginAt: string | null
      /** 注销账号 was asked for, and takes effect then */
      erasedAt: string | null
      /** Places of the team, and how many are taken. */
      seats: {
        /** Opaque id: a UUID, made by us as version 7. */
        tenantId: string
        /** Which team. */
        tenant: string
        /** Roles of the person. */
        roles: string[]
        /** The person owns the team. */
        isOwner: boolean
        /** it was put in, or why not */
        state: string
        /** Code of the plan. */
        plan: string
        /** The last day of the plan. */
        planUntil: string | null
      }[]
      /** Where the person is signed in. */
      sessions: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** The device, as it calls itself. */
        device: string
        /** When the person signed in. */
        signedInAt: string
        /** When it was used last. */
        lastSeenAt: string
        /** Which team. */
        tenant: string
      }[]
      /** What the person agreed to, and when. */
      consents: {
        /** Which agreement. */
        document: string
        /** Number of the version; of a record it rises with each change. */
        version: string
        /** What is done with it. */
        action: string
        /** When it happened. */
        at: string
      }[]
      /** What was asked for and not yet answered or done. */
      asked: {
        /** Of which kind it is. */
        kind: "order" | "authentication" | "application" | "privacy" | "correction" | "missing" | "contacts"
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** the plan, company, application or object */
        about: string
        /** it was put in, or why not */
        state: string
        /** Nobody has answered it yet. */
        isWaiting: boolean
      }[]
      /** What operators did with it, the newest first. */
      acts: Act[]
    }
  }
  /** shuts an account and ends all of its sessions, or opens it again */
  'operate.setAccountOpen': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Not settled yet. */
      isOpen: boolean
      /** Why. */
      reason: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** ends one session of an account, or with null all of them */
  'operate.endSessions': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Which session. */
      sessionId: string | null
      /** Why. */
      reason: string
    }
    answer: {
      /** Those that are over. */
      ended: number
    }
  }
  /** a team: its members without names and numbers, its plan and orders, and its quotas */
  'operate.tenant': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** What it is called. */
      name: string
      /** Opaque id: a UUID, made by us as version 7. */
      companyId: string | null
      /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
      company: string | null
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      createdAt: string
      /** Code of the plan. */
      plan: string
      /** of the plan that is paid for; null: for good */
      planUntil: string | null
      /** Members of the team. */
      members: {
        /** Opaque id: a UUID, made by us as version 7. */
        accountId: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** Roles of the person. */
        roles: string[]
        /** The person owns the team. */
        isOwner: boolean
        /** it was put in, or why not */
        state: string
      }[]
      /** What the plan allows, and what of it is used. */
      quotas: ({
        /** `search`, `unlock`, `exhibitor_rows` … */
        code: string
        /** Time over which the plan counts. */
        period: "once" | "day" | "month" | "query"
        /** of the plan; null: it has none of it. −1: no limit */
        ofPlan: number | null
        /** What holds: the larger of the two. */
        limit: number
        /** by the whole team in the period that runs; null: counted of each person, or of each list */
        used: number | null
        /** What holds for this team alone. */
        own: {
          /** How many at most. */
          limit: number
          /** Until when. */
          until: string
          /** Why. */
          reason: string
          /** Name of the operator. */
          operator: string
        } | null
      })[]
      /** Plans that were asked for. */
      orders: {
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** Code of the plan. */
        plan: string
        /** it was put in, or why not */
        state: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        from: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        to: string | null
        /** 元; two decimals at most. */
        amount: number | null
        /** Name of the operator. */
        operator: string | null
      }[]
      /** What operators did with it, the newest first. */
      acts: Act[]
    }
  }
  /** what a team used on each of the last 30 days: credits, or rows of files */
  'operate.tenantUsage': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Six digits of the authenticator, or a recovery code. */
      code: "unlock" | "export"
    }
    answer: MemberUsageByDayAnswer['data']
  }
  /** gives a plan from today; of the same plan, behind the days it still has */
  'operate.givePlan': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Code of the plan. */
      plan: "member" | "team"
      /** Days, or a number of them. */
      days: number
      /** 元; two decimals at most. */
      amount: number | null
      /** Why an operator does it; kept beside the act, for operators. */
      reason: string
    }
    answer: OperateGivePlanAnswer['data']
  }
  /** back to the free plan at once; isRefunded: what was paid for it was paid back */
  'operate.endPlan': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** The money was paid back. */
      isRefunded: boolean
      /** Why. */
      reason: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** gives a team a number of its own of a quota, to the end of a day; it counts where it is more */
  'operate.setQuota': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Six digits of the authenticator, or a recovery code. */
      code: "unlock" | "unlock_once" | "seats" | "my_exhibitions" | "hall_slots" | "gap_candidates" | "offline_packs" | "search" | "lookups" | "matches" | "calls" | "export" | "access_keys" | "webhooks" | "upload_mb" | "list_rows" | "exhibitor_rows" | "visitor_rows" | "history_rows" | "own_rows" | "register_rows" | "business_rows" | "report_rows" | "prediction_editions" | "prediction_rows" | "plan_items" | "news_rows"
      /** How many at most. */
      limit: number
      /** the last day, in Asia/Shanghai; not over */
      until: string
      /** Why an operator does it; kept beside the act, for operators. */
      reason: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** takes the team’s own number of a quota away: the plan’s holds again */
  'operate.endQuota': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Six digits of the authenticator, or a recovery code. */
      code: "unlock" | "unlock_once" | "seats" | "my_exhibitions" | "hall_slots" | "gap_candidates" | "offline_packs" | "search" | "lookups" | "matches" | "calls" | "export" | "access_keys" | "webhooks" | "upload_mb" | "list_rows" | "exhibitor_rows" | "visitor_rows" | "history_rows" | "own_rows" | "register_rows" | "business_rows" | "report_rows" | "prediction_editions" | "prediction_rows" | "plan_items" | "news_rows"
      /** Why. */
      reason: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** which companies a team unlocked, the newest first */
  'operate.tenantUnlocks': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Which company. */
        companyId: string | null
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        until: string
        /** it was put in, or why not */
        state: "valid" | "expired" | "refunded"
        /** of a refund: numbers, operator; '' of none */
        refundReason: string
        /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
        cost: number
        /** Telephone number, its middle hidden. */
        phoneMask: string
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 额度明细 of a team: what was taken and given back, the newest first */
  'operate.tenantCredits': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** Why. */
        reason: string
        /** Credits that came or went. */
        delta: number
        /** Credits that were left afterwards. */
        balance: number
        /** Which company. */
        companyId: string | null
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** ends an unlock and gives its credit back, once; whoever unlocked it is told */
  'operate.giveCreditBack': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Why. */
      reason: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** numbers of which too few teams said that they are wrong for all to see it; masked */
  'operate.numberReports': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "answered"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Which company. */
        companyId: string | null
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string
        /** The number, with its middle hidden. */
        numberMask: string
        /** each with how many teams said so */
        said: {
          /** Of which kind it is. */
          kind: "empty" | "stopped" | "not_company" | "valid"
          /** How many teams. */
          teams: number
        }[]
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** companies at which the same number stands */
        companies: number
        /** What is decided. */
        verdict: ("empty" | "stopped" | "not_company" | "valid") | null
        /** Name of the operator. */
        operator: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        decidedAt: string | null
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** what a reported number was found to be; of companies with no other number the credits come back, and who unlocked them is told */
  'operate.settleNumber': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** What is decided. */
      verdict: "empty" | "stopped" | "not_company" | "valid"
    }
    answer: {
      /** Companies. */
      companies: number
      /** Credits that came back for it. */
      creditsBack: number
    }
  }
  /** jobs: when each was done last, what waits and runs, what failed with all its repetitions, and why */
  'operate.runningJobs': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** What it is called. */
        name: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        lastSuccess: string | null
        /** What waits. */
        waiting: number
        /** What runs now. */
        running: number
        /** within a day */
        failed: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        lastFailure: string | null
        /** Why it is so. */
        why: string | null
      }[]
    }
  }
  /** the newest lines of the security log: who did what, when, to what, from where */
  'operate.logLines': {
    request: {
      /** from the beginning of the day in Asia/Shanghai on */
      since?: string
      /** 1, then 2–9, then nine digits (spec §5). */
      phone?: string
      /** What happened. */
      event?: "signIn" | "signOut" | "sessionEnd" | "identity" | "sso" | "password" | "phone" | "codeBurnt" | "seat" | "authentication" | "role" | "accessKey" | "webhook" | "unlock" | "contactsRead" | "export" | "erasure" | "upload" | "denied" | "limited" | "operate" | "flood"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Position of a person in a company. */
        position: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** What happened. */
        event: string
        /** Which call of this contract, or how one ended. */
        call: string
        /** What more there is to know. */
        detail: string | null
        /** How it ended. */
        result: string
        /** How often. */
        times: number
        /** `operator 王敏 (console)`, `person <id>`, `number <8 of its hash>`; '' where nobody is known */
        who: string
        /** What it was done to. */
        target: string | null
        /** Where the request came from, as far as it is kept. */
        network: string
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** whether the security log is as it was written; broken: where it is not */
  'operate.verifyLog': {
    request: Record<string, never>
    answer: {
      /** The rows. */
      rows: number
      /** The last of them. */
      last: number | null
      /** Hash of the last line. */
      head: string | null
      /** The first line that does not hold; null: all do. */
      broken: string | null
    }
  }
  /** settings that may change while the servers run: what holds by itself, what the environment of this node says, and what an operator has set */
  'operate.settings': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** What it is called. */
        name: string
        /** Which group it belongs to. */
        group: string
        /** none: whatever has the form */
        choices: string[]
        /** The order that everybody starts with. */
        usual: string | null
        /** What the environment of the server says; null: nothing. */
        environment: string | null
        /** goes before both */
        value: string | null
        /** Who changed it. */
        changedBy: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        changedAt: string | null
      }[]
    }
  }
  /** sets a setting on every node within seconds; null: the environment counts again. `invalid` says in `said` what is wrong */
  'operate.saveSetting': {
    request: {
      /** What it is called. */
      name: string
      /** The value. */
      value: string | null
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 参展预测: the last runs, how predictions turned out as the app shows it, and whether a run was asked for */
  'operate.forecasts': {
    request: Record<string, never>
    answer: {
      /** Runs, the newest first. */
      runs: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        startedAt: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        finishedAt: string | null
        /** How it stands. */
        status: "running" | "done" | "failed"
        /** nothing that became known later counted */
        cutOff: string
        /** Judged as if it had been made then. */
        isRetrospective: boolean
        /** Version of the model that said so. */
        modelVersion: string
        /** whose targets they are, with how many in all; on the first page */
        editions: number
        /** How many predictions there are. */
        predictions: number
        /** Why, the strongest first. */
        reasons: number
        /** reasons whose records did not bear them out */
        droppedReasons: number
      }[]
      /** of everything; null: nothing is settled or tested on */
      scorecard: Scorecard | null
      /** How far stated chances are from what came to be, from 0 to 1. */
      calibrationError: number | null
      /** the newest first */
      cards: {
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string
        /** What it is called. */
        name: string
        /** YYYY-MM-DD. */
        startDate: string
        /** Of which kind it is. */
        kind: "settled" | "backtest"
        /** part of the first 20 forecast that came, 0 to 1 */
        precisionAt20: number
        /** Share of hits among 20 guessed by the list of the edition before. */
        baselinePrecisionAt20: number
        /** Share of the list among the first 200 forecast. */
        recallAt200: number
        /** Brier score: mean squared error of the probabilities. */
        brier: number
        /** companies forecast */
        predicted: number
        /** companies that came */
        actual: number
        /** Not all of it was measured. */
        isPartial: boolean
      }[]
      /** one that waits or is under way */
      asked: {
        /** By what, or by whom. */
        by: string
        /** When it happened. */
        at: string
      } | null
      /** of the one that was asked for last */
      failure: string | null
    }
  }
  /** scores all coming editions anew, soon; conflict: that was asked for already */
  'operate.startForecast': {
    request: Record<string, never>
    answer: AccessKeyRevokeAnswer['data']
  }
  /** backups on the disk of this node, whether the newest is older than a day, and drills that were noted */
  'operate.backups': {
    request: Record<string, never>
    answer: {
      /** of this node */
      host: string
      /** The folder, on the machine of the server. */
      folder: string
      /** the newest first */
      list: {
        /** What it is called. */
        name: string
        /** Its size in bytes. */
        bytes: number
        /** When it was written. */
        writtenAt: string
      }[]
      /** none, or none of the last 24 hours */
      isLate: boolean
      /** The telephone rings already. */
      isUnderWay: boolean
      /** of the one that was begun here last */
      failure: string | null
      /** Trials of getting the data back. */
      drills: {
        /** YYYY-MM-DD. */
        doneOn: string
        /** name of the file */
        backup: string
        /** everything was there */
        isWhole: boolean
        /** Words to the person who asked. */
        words: string
        /** Who wrote it down. */
        notedBy: string
        /** When it was written down. */
        notedAt: string
      }[]
    }
  }
  /** begins a backup on this node; conflict: one is being written */
  'operate.startBackup': {
    request: Record<string, never>
    answer: AccessKeyRevokeAnswer['data']
  }
  /** notes that a backup was restored elsewhere, and whether everything was there */
  'operate.noteDrill': {
    request: {
      /** YYYY-MM-DD. */
      doneOn: string
      /** name of the file */
      backup: string
      /** everything was there */
      isWhole: boolean
      /** Words to the person who asked. */
      words: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** metrics at a glance, of the node that answers, from the registry that /metrics shows */
  'operate.glance': {
    request: Record<string, never>
    answer: {
      /** The machine. */
      host: string
      /** Number of the version; of a record it rises with each change. */
      version: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      startedAt: string
      /** that `calls` are of: a quarter of an hour, less soon after the start */
      seconds: number
      /** the most asked first */
      calls: {
        /** Which call of this contract, or how one ended. */
        call: string
        /** How many times it was asked. */
        requests: number
        /** answered that it may or can not be */
        refused: number
        /** ours: server, busy, diskFull, and who did not wait */
        failed: number
        /** between the bounds of the histogram; null: longer than its last */
        p95Milliseconds: number | null
      }[]
      /** Connections to the database, by what they are for. */
      pools: {
        /** The public pool. */
        pool: string
        /** Connections that are at work. */
        busy: number
        /** Connections that wait. */
        idle: number
        /** What waits. */
        waiting: number
      }[]
      /** Jobs that run by themselves. */
      jobs: {
        /** Which job. */
        job: string
        /** What waits. */
        waiting: number
        /** What runs now. */
        running: number
        /** Those that could not be unlocked, with why. */
        failed: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        lastSuccess: string | null
      }[]
      /** The database answers. */
      isDatabaseUp: boolean
      /** How far the standby is behind; null: there is none. */
      standbyLagSeconds: number | null
      /** Memory of the server in bytes. */
      memoryBytes: number
      /** The disk that the data lies on. */
      disk: {
        /** Bytes that are free. */
        freeBytes: number
        /** Bytes there are in all. */
        totalBytes: number
        /** Less is left than is wanted. */
        isLow: boolean
      }
      /** The last of them. */
      last: {
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        backup: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        import: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        prediction: string | null
      }
    }
  }
  /** measured figures of search, import and prediction: tables of docs/measurements as they stand there, with the command that prints each and the day */
  'operate.figures': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Which part of the product a figure is of. */
        area: "search" | "import" | "prediction" | "matching"
        /** docs/measurements/search.md */
        file: string
        /** What it is called. */
        title: string
        /** The command that prints the figure. */
        command: string
        /** The day. */
        day: string
        /** Hash of the last line. */
        head: string[]
        /** The rows. */
        rows: string[][]
      }[]
    }
  }
  /** 热门搜索: what was set for a language, in its order, and what stands there by itself */
  'operate.hotWordsSet': {
    request: {
      /** Language of the account. */
      locale: "zh-Hans" | "zh-Hant" | "en" | "fr" | "es"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** The word in the middle of the tile. */
        word: string
        /** of Shanghai, both included */
        from: string | null
        /** YYYY-MM-DD. */
        until: string | null
        /** Who set it. */
        setBy: string
        /** When it was set. */
        setAt: string
      }[]
      /** topics of the exhibitions that begin next: they follow behind what is set */
      usual: string[]
    }
  }
  /** 热门搜索: takes the place of what was set for a language; none: what stands there by itself */
  'operate.saveHotWords': {
    request: {
      /** Language of the account. */
      locale: "zh-Hans" | "zh-Hant" | "en" | "fr" | "es"
      /** The rows of this page. */
      list: {
        /** The word in the middle of the tile. */
        word: string
        /** of Shanghai, both included */
        from: string | null
        /** YYYY-MM-DD. */
        until: string | null
      }[]
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 客服: what the app shows; an empty number: nothing was set */
  'operate.shownCustomerService': {
    request: Record<string, never>
    answer: {
      /** Telephone number as it is dialled. */
      phone: string
      /** Picture of the code to scan. */
      qrCode: string | null
      /** When somebody answers. */
      workTime: string | null
    }
  }
  /** 客服: takes the place of what the app showed; the QR code is a picture at an https address, drawn of a link, or of the number */
  'operate.saveCustomerService': {
    request: {
      /** Telephone number as it is dialled. */
      phone: string
      /** Picture of the code to scan. */
      qr: string | null
      /** When somebody answers. */
      workTime: string | null
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** imports: what was brought in, the newest first, and what was done of late in the console */
  'operate.importRuns': {
    request: {
      /** What it was before. */
      before?: number
    }
    answer: {
      /** The rows of this page. */
      list: List[]
      /** there is a page behind this one */
      isMore: boolean
      /** What is to be done. */
      tasks: ImportTask[]
    }
  }
  /** one import: where it came from, what it wrote, and what was done with it in the console */
  'operate.importRun': {
    request: {
      /** Its number. */
      number: number
    }
    answer: {
      /** Which run. */
      run: List
      /** What is to be done. */
      tasks: ImportTask[]
    }
  }
  /** how far a task is, and what came of it */
  'operate.importTask': {
    request: {
      /** Number of it, counted from 1. */
      no: number
    }
    answer: ImportTask
  }
  /** rows that were rejected, each with its line and why, or what an undo left: the first of them */
  'operate.rejectedRows': {
    request: {
      /** What it is of. */
      of: "task" | "run" | "left"
      /** Its number. */
      number: number
    }
    answer: {
      /** Names of the columns. */
      header: string[]
      /** The rows. */
      rows: string[][]
      /** There are more than are shown. */
      isMore: boolean
    }
  }
  /** the same as CSV, up to fifty thousand rows */
  'operate.rejectedFile': {
    request: {
      /** What it is of. */
      of: "task" | "run" | "left"
      /** Its number. */
      number: number
    }
    answer: {
      /** A table, as CSV. */
      csv: string
      /** There are more than are shown. */
      isMore: boolean
    }
  }
  /** a file to be brought in: CSV, NDJSON, JSON, XLSX and what else the import reads; it is kept for a week */
  'operate.uploadImport': {
    request: {
      /** What it is called. */
      name: string
    }
    answer: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Its size. */
      size: number
    }
  }
  /** what bringing a file in would do, and nothing of it done */
  'operate.tryImport': {
    request: {
      /** A file that was handed in. */
      fileId: string
      /** Which kind of data it is. */
      dataset: "companies" | "contacts" | "exhibitions" | "exhibitors" | "visitors" | "visitorStatistics" | "halls" | "pavilions" | "occupancy" | "hallPictures" | "changes" | "news" | "abnormalRecords" | "annualReports" | "apps" | "operations" | "profileEntries" | "branches" | "certificates" | "financings" | "investments" | "keyPersons" | "patents" | "jobs" | "shareholders" | "tenders" | "trademarks" | "wechatAccounts"
      /** How the file is read. */
      options: {
        /** Whom it comes from, as pages show it: a name in words, not a file or an address. */
        source?: string | null
        /** What the source allows. */
        licence?: string | null
        /** Address of the source. */
        link?: string | null
        /** Up to which day it was known there. */
        asOf?: string | null
        /** Of an exhibitor list: entries that it no longer has are withdrawn. */
        isWhole?: boolean
        /** By field, for rows that do not say it themselves: `exhibition`, `year`, `hall` … */
        constants?: Record<string, string>
        /** By header of the file: the field that it is, or null to leave it out. */
        map?: Record<string, string | null>
      }
    }
    answer: OperateTryImportAnswer['data']
  }
  /** brings a file in as it was tried; one that broke off goes on where it ended */
  'operate.bringIn': {
    request: {
      /** The trial that went before. */
      tried: number
    }
    answer: OperateTryImportAnswer['data']
  }
  /** takes back what an import wrote, but for what was changed since or what people use */
  'operate.undoImport': {
    request: {
      /** Its number. */
      number: number
    }
    answer: OperateTryImportAnswer['data']
  }
  /** 数据体检: what the data hold and lack, and how old they are, as it was measured last */
  'operate.dataHealth': {
    request: Record<string, never>
    answer: {
      /** null: not yet */
      measuredAt: string | null
      /** How long it took. */
      milliseconds: number | null
      /** a measurement was asked for, or goes on */
      isAsked: boolean
      /** What was found. Where `isEstimated`, every count is one of a sample, for the whole table. */
      facts: {
        /** By kind of data. */
        kinds: {
          /** Of which kind it is. */
          kind: "companies" | "editions" | "exhibitors" | "halls" | "contacts" | "visitors"
          /** The rows. */
          rows: number
          /** Counted by a sample. */
          isEstimated: boolean
          /** Columns of the file. */
          columns: Columns2[]
          /** what somebody should look at: `unmatched`, `withoutList` … */
          gaps: {
            /** What is missing. */
            gap: string
            /** how many are sent now */
            count: number
          }[]
        }[]
        /** The sub-pages of companies. */
        modules: {
          /** Which sub-page of a company. */
          module: string
          /** The rows. */
          rows: number
          /** Counted by a sample. */
          isEstimated: boolean
          /** of all its fields together, 0 to 1 */
          share: number
          /** fields that most records lack, the emptiest first */
          emptiest: Columns2[]
        }[]
        /** Whom it comes from. */
        sources: {
          /** Of which kind it is. */
          kind: string
          /** Whom the fact comes from. */
          source: string
          /** The rows. */
          rows: number
          /** YYYY-MM-DD. */
          newest: string | null
          /** of the rows, each 0 to 1; those without a day count in neither of the first two */
          olderThan90: number
          /** Rows that are older than a year. */
          olderThan365: number
          /** Rows of which nobody said the day. */
          undated: number
        }[]
      } | null
    }
  }
  /** 数据体检 is made anew within half a minute; one that is asked for already is not asked for twice */
  'operate.measureHealth': {
    request: Record<string, never>
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 名录匹配: the next printed names that wait for a word, those put off last; they lie before this operator alone for ten minutes */
  'operate.takeNames': {
    request: {
      /** with candidates, or such that the matcher found nobody for */
      queue?: "candidates" | "nobody"
      /** entries of one exhibition alone */
      editionId?: string
      /** Where most customers go. */
      most?: number
      /** names that lie before the operator already */
      held?: string[]
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** English name; null: not known. */
        englishName: string | null
        /** Place. */
        place: string | null
        /** The country. */
        country: string | null
        /** Address of the website. */
        website: string | null
        /** What it says of itself. */
        introduction: string | null
        /** What it shows or sells. */
        products: string[]
        /** Entries in exhibitor lists. */
        entryCount: number
        /** the newest of its entries */
        entries: {
          /** Messages about exhibitions. */
          exhibition: string
          /** Number of the booth. */
          booth: string
          /** As the list prints it. */
          printed: string
        }[]
        /** What may be meant, the likeliest first. */
        candidates: {
          /** Opaque id: a UUID, made by us as version 7. */
          id: string
          /** What it is called. */
          name: string
          /** 统一社会信用代码. */
          creditCode: string | null
          /** 工商注册号. */
          registrationNo: string | null
          /** Place. */
          place: string | null
          /** How it stands. */
          status: string | null
          /** When it was founded. */
          established: string | null
          /** Postal address. */
          address: string | null
          /** Address of the website. */
          website: string | null
          /** short name, brands, former names, English name */
          otherNames: string[]
          /** Exhibitions. */
          exhibitions: number
          /** known only from exhibitor lists */
          isListed: boolean
          /** How sure it is, from 0 to 1. */
          score: number
          /** codes of the matcher, the strongest first; and what the two have in common besides */
          reasons: string[]
        }[]
      }[]
      /** What waits. */
      waiting: number
    }
  }
  /** 名录匹配: which company a printed name is, that it is none, or not now; later lists that print it follow */
  'operate.decideName': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** What is decided. */
      verdict: "company"
      /** Which company. */
      companyId: string
    } | {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** What is decided. */
      verdict: "none" | "later"
    }
    answer: {
      /** The decision, to take it back by. */
      decisionId: string
    }
  }
  /** 名录匹配: takes a decision back, as if it had not been */
  'operate.undoName': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 名录匹配: what was decided last, by whom */
  'operate.decidedNames': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** What is decided. */
        verdict: "company" | "none" | "later"
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string | null
        /** Name of the operator. */
        operator: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** Who took it back. */
        undoneBy: string | null
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** companies by a name, part of one, a credit code, a registration number or an id */
  'operate.companiesNamed': {
    request: {
      /** Words to the person who asked. */
      words: string
    }
    answer: {
      /** The rows of this page. */
      list: CompanyFacts[]
    }
  }
  /** records that may be one company, in pairs, of which nothing was said yet */
  'operate.companyPairs': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** The first of two. */
        one: CompanyFacts
        /** Others than these kinds. */
        other: CompanyFacts
        /** Why, the strongest first. */
        reasons: ("sameNumber" | "sameOrganization" | "sameNameAndPlace" | "sameTelephone")[]
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** what joining one company to another would move, and what both say and stays where it is, by table */
  'operate.joinPreview': {
    request: {
      /** The company that is joined. */
      fromId: string
      /** The company that stays. */
      toId: string
    }
    answer: {
      /** A company as an operator tells it from others. */
      from: CompanyFacts
      /** A company as an operator tells it from others. */
      to: CompanyFacts
      /** both have a credit code: the register has them as two */
      hasTwoCodes: boolean
      /** What goes over, by table. */
      moves: {
        /** Which table of the database. */
        table: string
        /** Rows that go over. */
        moved: number
        /** Rows that both have, and stay. */
        stays: number
      }[]
    }
  }
  /** joins a company to another, as `npm run import -- join` does */
  'operate.joinCompany': {
    request: {
      /** The company that is joined. */
      fromId: string
      /** The company that stays. */
      toId: string
      /** Both have a credit code. */
      hasTwoCodes?: boolean
    }
    answer: {
      /** The join, to part them by. */
      joinId: string
    }
  }
  /** parts what was joined, as `npm run import -- part` does: what went over comes back */
  'operate.partCompany': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** two records are two companies: the pair is not shown again and no rule joins it; or that is taken back */
  'operate.keepApart': {
    request: {
      /** The first of two companies. */
      oneId: string
      /** The second of two companies. */
      otherId: string
      /** They are two; false: that is taken back. */
      isApart: boolean
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** what operators joined, the newest first, and what was parted again */
  'operate.joins': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** The first, or the earliest. */
        from: string
        /** The last, or the latest. */
        to: string
        /** Name of the operator. */
        operator: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** Who parted them; null: they are one. */
        partedBy: string | null
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** what stands of a company, fact by fact, with who said it */
  'operate.companyRecord': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** A company as an operator tells it from others. */
      company: CompanyFacts
      /** What is known, one by one. */
      facts: {
        /** Facts of a company that an operator puts right. */
        field: "name" | "creditCode" | "registrationNo" | "englishName" | "shortName" | "legalRepresentative" | "enterpriseType" | "establishDate" | "registrationAuthority" | "registrationStatus" | "approvalDate" | "registeredCapital" | "paidInCapital" | "industry" | "region" | "address" | "businessScope" | "products" | "introduction" | "insuredCount" | "staffScale" | "website" | "stockCode"
        /** as a file would write it; null: nobody said it */
        value: string | null
        /** Whom the fact comes from. */
        source: string
        /** YYYY-MM-DD. */
        asOf: string | null
      }[]
    }
  }
  /** puts facts of a company right, as `npm run import -- correct` does: a run that is taken back as an import is, and what was wrong is not believed again */
  'operate.correctCompany': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** by field, as a file would write it */
      set: Record<string, string>
      /** what stands there is wrong, and nobody knows what is right */
      blank: ("codes" | "english_name" | "short_name" | "registration" | "status" | "capital" | "industry" | "address" | "place" | "scope" | "introduction" | "products" | "scale" | "website" | "listing")[]
      /** who says so, as pages show it */
      source: string
    }
    answer: {
      /** Its number. */
      number: number
    }
  }
  /** editions found by words of their names, the latest first, at most 30 */
  'operate.editionsNamed': {
    request: {
      /** Words to the person who asked. */
      words: string
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** YYYY-MM-DD. */
        startDate: string
        /** YYYY-MM-DD. */
        endDate: string
        /** The hall. */
        hall: string | null
        /** exhibitors on its list */
        entries: number
        /** The exhibition series. */
        series: {
          /** Identifier of it, good in every call that takes one. */
          id: string
          /** What it is called. */
          name: string
        }
      }[]
    }
  }
  /** halls found by words of their names, at most 30 */
  'operate.hallsNamed': {
    request: {
      /** Words to the person who asked. */
      words: string
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string
        /** Place, in the reader’s language. */
        region: string | null
        /** whose targets they are, with how many in all; on the first page */
        editions: number
      }[]
    }
  }
  /** entries of an edition by words of the printed name or the booth, those taken off the list too, at most 50 */
  'operate.entriesNamed': {
    request: {
      /** Which edition. */
      editionId: string
      /** Words to the person who asked. */
      words?: string
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Name, as the list prints it. */
        listedName: string
        /** all of its booths, as the list prints them */
        booths: string
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: string | null
        /** it is off the list */
        isRemoved: boolean
      }[]
    }
  }
  /** what stands of an exhibition, an entry or a hall, fact by fact, with who said it */
  'operate.factsOf': {
    request: {
      /** Of which kind it is. */
      kind: "series" | "edition" | "entry" | "hall" | "pavilion" | "occupancy"
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** What it is called. */
      name: string
      /** What is known, one by one. */
      facts: {
        /** Facts of a company that an operator puts right. */
        field: "name" | "englishName" | "website" | "introduction" | "industries" | "editionNo" | "year" | "startDate" | "endDate" | "status" | "hall" | "region" | "organizers" | "coOrganizers" | "supporters" | "listedName" | "listedEnglishName" | "booths" | "pavilion" | "company" | "address" | "indoorArea" | "outdoorArea" | "pavilionCount" | "openedYear" | "operatorName" | "phone" | "traffic" | "truckRules" | "area" | "clearHeight" | "floorLoad" | "doors" | "length" | "width" | "columnSpacing" | "rigging" | "power" | "utilities" | "standardBooths" | "pavilions" | "title" | "phase" | "certainty"
        /** as a file would write it; null: nobody said it */
        value: string | null
        /** Whom the fact comes from. */
        source: string
        /** YYYY-MM-DD. */
        asOf: string | null
      }[]
    }
  }
  /** puts facts of an exhibition, an entry or a hall right: a run that is taken back as an import is, and what was wrong is not believed again */
  'operate.correctFacts': {
    request: {
      /** Of which kind it is. */
      kind: "series" | "edition" | "entry" | "hall" | "pavilion" | "occupancy"
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** by field, as a file would write it */
      set: Record<string, string>
      /** what stands there is wrong, and nobody knows what is right */
      blank: ("name" | "englishName" | "website" | "introduction" | "industries" | "editionNo" | "year" | "startDate" | "endDate" | "status" | "hall" | "region" | "organizers" | "coOrganizers" | "supporters" | "listedName" | "listedEnglishName" | "booths" | "pavilion" | "company" | "address" | "indoorArea" | "outdoorArea" | "pavilionCount" | "openedYear" | "operatorName" | "phone" | "traffic" | "truckRules" | "area" | "clearHeight" | "floorLoad" | "doors" | "length" | "width" | "columnSpacing" | "rigging" | "power" | "utilities" | "standardBooths" | "pavilions" | "title" | "phase" | "certainty")[]
      /** Who says so, as pages show it. */
      source: string
      /** nothing is kept: what would change is answered alone */
      isTrial: boolean
    }
    answer: OperateCorrectFactsAnswer['data']
  }
  /** adds an exhibitor that the list of an edition lacks, or puts one back that was taken off it */
  'operate.addEntry': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** as printed */
      listedName: string
      /** all booths, as lists print them */
      booths?: string
      /** whose entry it is; without: as the printed name tells */
      companyId?: string
      /** Who says so, as pages show it. */
      source: string
      /** nothing is kept: what would change is answered alone */
      isTrial: boolean
    }
    answer: OperateCorrectFactsAnswer['data']
  }
  /** takes an entry that is wrong off the list of its edition; a list that has it again is not believed */
  'operate.removeEntry': {
    request: OperateRemoveEntry
    answer: OperateCorrectFactsAnswer['data']
  }
  /** the pavilions of a hall, and who has which of them from a day on, at most 200 */
  'operate.hallParts': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      hallId: string
      /** the first day; without: a month ago */
      from?: string
    }
    answer: {
      /** 展厅. */
      pavilions: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Six digits of the authenticator, or a recovery code. */
        code: string
        /** Which part of the product a figure is of. */
        area: number | null
      }[]
      /** by the first day */
      occupancy: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        title: string
        /** what happens there on these days */
        phase: "move_in" | "show" | "move_out" | "held" | "open"
        /** YYYY-MM-DD. */
        startDate: string
        /** YYYY-MM-DD. */
        endDate: string
        /** codes; none: not told which */
        pavilions: string[]
        /** All pavilions are taken. */
        isWholeHall: boolean
        /** How sure the dates are. */
        certainty: "confirmed" | "announced" | "assumed"
        /** the edition it belongs to */
        edition: string | null
      }[]
    }
  }
  /** adds days on which pavilions of a hall are taken, or which the hall offers, that nothing tells of */
  'operate.addOccupancy': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      hallId: string
      /** codes with semicolons between, or 全馆 */
      pavilions?: string
      /** what is held there; none of days that the hall offers */
      title?: string
      /** what happens there on these days */
      phase: "move_in" | "show" | "move_out" | "held" | "open"
      /** YYYY-MM-DD. */
      startDate: string
      /** YYYY-MM-DD. */
      endDate: string
      /** How sure the dates are. */
      certainty: "confirmed" | "announced" | "assumed"
      /** Who says so, as pages show it. */
      source: string
      /** nothing is kept: what would change is answered alone */
      isTrial: boolean
    }
    answer: OperateCorrectFactsAnswer['data']
  }
  /** takes days away on which a hall is wrongly said to be taken or free; a calendar that has them again is not believed */
  'operate.removeOccupancy': {
    request: OperateRemoveEntry
    answer: OperateCorrectFactsAnswer['data']
  }
  /** 词典: every dictionary with how many entries it has, and how many of them lack an English name */
  'operate.dictionaries': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Of which kind it is. */
        type: string
        /** all of it */
        entries: number
        /** entries whose English name is empty or Chinese */
        withoutEnglish: number
        /** entries that bear a name that an operator put right */
        putRight: number
      }[]
    }
  }
  /** 词典: entries of a dictionary by code or any name, 50 on a page */
  'operate.dictionaryEntries': {
    request: {
      /** Of which kind it is. */
      type: string
      /** words of its code or of a name in any language */
      words?: string
      /** every one, those without an English name, or those put right */
      only?: "all" | "withoutEnglish" | "putRight"
      /** Keyset paging: `cursor` is opaque and comes from the page before. */
      page?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Six digits of the authenticator, or a recovery code. */
        code: string
        /** by language */
        names: Names
        /** it bears a name that an operator put right */
        isPutRight: boolean
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
    }
  }
  /** 词典: the names of an entry, those the product brings, where they show, and what was put right */
  'operate.dictionaryEntry': {
    request: {
      /** Of which kind it is. */
      type: string
      /** Six digits of the authenticator, or a recovery code. */
      code: string
    }
    answer: {
      /** by language, as people see them */
      names: Names
      /** by language, as this version of the product brings them; null: it brings the entry no more */
      brought: Names | null
      /** records that show it */
      shown: {
        /** Halls. */
        halls: number
        /** fair series */
        series: number
        /** whose targets they are, with how many in all; on the first page */
        editions: number
      }
      /** what was said, the newest first */
      history: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** by language, those put right; '': as the product brings it */
        names: Names
        /** by language, as the product brought them then */
        brought: Names
        /** Who says so, as pages show it. */
        source: string
        /** Why an operator does it; kept beside the act, for operators. */
        reason: string
        /** Who set it. */
        setBy: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        setAt: string
        /** Who took it back. */
        undoneBy: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        undoneAt: string | null
        /** it is what people see */
        holds: boolean
      }[]
    }
  }
  /** 词典: the names of an entry put right, before those the product brings; its code stays, and an update does not write over them */
  'operate.putNameRight': {
    request: {
      /** Of which kind it is. */
      type: string
      /** Dictionary code. */
      code: string
      /** by language; '': as the product brings it */
      names: {
        /** In Simplified Chinese. */
        'zh-Hans': string
        /** In Traditional Chinese. */
        'zh-Hant': string
        /** In English. */
        en: string
        /** In French. */
        fr: string
        /** In Spanish. */
        es: string
      }
      /** Who says so, as pages show it. */
      source: string
      /** Why an operator does it; kept beside the act, for operators. */
      reason: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 词典: takes back what was put right last; what was said before it holds again */
  'operate.takeNameBack': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 双语名称: companies, fair series or halls that are named in one language alone, the most seen first, 50 on a page */
  'operate.namedOnce': {
    request: {
      /** Of which kind it is. */
      kind: "company" | "series" | "hall"
      /** which name is missing */
      lacks?: "zh" | "en"
      /** Keyset paging: `cursor` is opaque and comes from the page before. */
      page?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** English name; null: not known. */
        englishName: string | null
        /** of a company: fairs it was at; of a series: exhibitors on its lists; of a hall: its fairs */
        seen: number
        /** the day of its latest fair */
        latest: string | null
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 双语名称: the missing names of several records at once, each told by the name it has; the others of the lines are named whatever hinders one */
  'operate.nameMany': {
    request: {
      /** Of which kind it is. */
      kind: "company" | "series" | "hall"
      /** which name is missing */
      lacks: "zh" | "en"
      /** what to name, as two columns */
      lines: {
        /** the one the record has */
        name: string
        /** the one it lacks */
        other: string
      }[]
      /** Who says so, as pages show it. */
      source: string
      /** nothing is kept: what would become of each line is answered alone */
      isTrial: boolean
    }
    answer: {
      /** in the order of the lines */
      lines: {
        /** it was put in, or why not */
        state: "named" | "unknown" | "several" | "hasOne" | "twice" | "wrongLanguage" | "unreadable" | "taken"
      }[]
      /** of the run that takes them back; null: nothing was written */
      number: number | null
    }
  }
  /** 访问密钥: keys for programs that open something, those used last first; never a secret */
  'operate.accessKeys': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** What it is called. */
        name: string
        /** Its beginning, which tells it from others. */
        shown: string
        /** Which team. */
        tenant: string
        /** Name of the person. */
        person: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** How deep, or how much: of a region 1 to 3; of a list full, preview or count. */
        level: "read" | "write"
        /** Domains of calls that it opens; none: every one. */
        domains: ("application" | "calendar" | "call" | "company" | "exhibition" | "followUp" | "hall" | "home" | "member" | "message" | "news" | "place" | "pool" | "prediction" | "report" | "schedule" | "search" | "team" | "unlock" | "upload")[]
        /** Calls. */
        calls: string[]
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        createdAt: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        expiresAt: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        usedAt: string | null
        /** The call it was used for last. */
        usedCall: string | null
        /** Where it was used from last, cut short. */
        usedNetwork: string | null
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** ends a key for programs; whose it is sees that it is gone */
  'operate.revokeAccessKey': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 群发消息: what was written, the newest first, with how far it is and how many have read it */
  'operate.announcements': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "sending" | "sent" | "cancelled"
    }
    answer: {
      /** The rows of this page. */
      list: ({
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Its words, by language. */
        texts: {
          /** In Simplified Chinese. */
          'zh-Hans': ZhHans
          /** In Traditional Chinese. */
          'zh-Hant'?: ZhHans
          /** In English. */
          en?: ZhHans
          /** In French. */
          fr?: ZhHans
          /** In Spanish. */
          es?: ZhHans
        }
        /** A page of the app, below /h5, with what it asks for: /pages/news/list/list?category=policy */
        pagePath: string | null
        /** The same as it is kept: of pasted numbers how many they were. */
        audience: {
          /** By what, or by whom. */
          by: "all"
        } | {
          /** By what, or by whom. */
          by: "plan"
          /** Plans, by their codes. */
          plans: string[]
        } | {
          /** By what, or by whom. */
          by: "tenant"
          /** Teams. */
          tenantIds: string[]
        } | {
          /** By what, or by whom. */
          by: "city"
          /** Cities that the person works in, as region codes. */
          cityCodes: string[]
        } | {
          /** By what, or by whom. */
          by: "industry"
          /** Codes of industries; a group stands for all in it. */
          industryCodes: string[]
        } | {
          /** By what, or by whom. */
          by: "numbers"
          /** How many telephone numbers were pasted. */
          pasted: number
        }
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        dueAt: string
        /** it was put in, or why not */
        state: "waiting" | "sending" | "sent" | "cancelled"
        /** accounts it goes to; null: it has not begun */
        total: number | null
        /** How many of the accounts were looked at. */
        walked: number
        /** How many it was sent to. */
        sent: number
        /** of those it still lies with: messages are kept for a time */
        read: number
        /** Who set it. */
        setBy: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        setAt: string
        /** Who stopped it. */
        cancelledBy: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        endedAt: string | null
      })[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 群发消息: the plans, cities and trades that people have, with how many they are */
  'operate.announcementGroups': {
    request: Record<string, never>
    answer: {
      /** Plans, by their codes. */
      plans: {
        /** Six digits of the authenticator, or a recovery code. */
        code: string
        /** who has something open, and how much of it until tonight */
        people: number
      }[]
      /** Cities, with how often each. */
      cities: Cities[]
      /** Names of industries or topics, in the reader’s language. */
      industries: Cities[]
    }
  }
  /** 群发消息: how many accounts it would go to now, and how many of them have switched it off */
  'operate.countAudience': {
    request: {
      /** The last, or the latest. */
      to: ToAll | ToPlan | ToTenant | ToCity | ToIndustry | ToNumbers
    }
    answer: {
      /** Accounts of people. */
      accounts: number
      /** How many of them have switched such messages off. */
      switchedOff: number
    }
  }
  /** 群发消息: sent once to each account of a group, at once or at a time */
  'operate.announce': {
    request: {
      /** Its words, by language. */
      texts: {
        /** In Simplified Chinese. */
        'zh-Hans': ZhHans2
        /** In Traditional Chinese. */
        'zh-Hant'?: ZhHans2
        /** In English. */
        en?: ZhHans2
        /** In French. */
        fr?: ZhHans2
        /** In Spanish. */
        es?: ZhHans2
      }
      /** A page of the app, below /h5, with what it asks for: /pages/news/list/list?category=policy */
      pagePath: string | null
      /** Whom it goes to. Pasted numbers need the role `people` beside `content`. */
      to: ToAll | ToPlan | ToTenant | ToCity | ToIndustry | ToNumbers
      /** null: at once */
      dueAt: string | null
    }
    answer: CallDialAnswer['data']
  }
  /** 群发消息: is not sent; of one that is being sent the rest is not */
  'operate.cancelAnnouncement': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 资讯: articles that were written in the console, those written last first */
  'operate.articles': {
    request: {
      /** it was put in, or why not */
      state?: "draft" | "scheduled" | "published" | "withdrawn"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** the version that was edited; of a new one 0 */
        version: number
        /** it was put in, or why not */
        state: "draft" | "scheduled" | "published" | "withdrawn"
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        publishAt: string | null
        /** what is in 资讯; null: nothing */
        publishedVersion: number | null
        /** of 资讯, where it is there */
        newsId: string | null
        /** why it could not be published; it is tried again */
        failure: string | null
        /** Who set it. */
        setBy: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        setAt: string
        /** What it is called. */
        title: string
        /** Kind that it belongs to. */
        category: "industry" | "exhibition" | "policy" | "hall" | "guide"
        /** Who published it. */
        publisher: string
        /** It stands first. */
        isTop: boolean
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 资讯: an article with all that it ever said, the newest first, and who wrote it so */
  'operate.article': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** the version that was edited; of a new one 0 */
      version: number
      /** it was put in, or why not */
      state: "draft" | "scheduled" | "published" | "withdrawn"
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      publishAt: string | null
      /** what is in 资讯; null: nothing */
      publishedVersion: number | null
      /** of 资讯, where it is there */
      newsId: string | null
      /** why it could not be published; it is tried again */
      failure: string | null
      /** Who set it. */
      setBy: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      setAt: string
      /** What it said before, the newest first. */
      versions: {
        /** Number of the version; of a record it rises with each change. */
        version: number
        /** What it is called. */
        title: string
        /** In one sentence. */
        summary: string
        /** plain, or HTML: cleaned as what feeds bring is, before anybody sees it */
        content: string
        /** Kind that it belongs to. */
        category: "industry" | "exhibition" | "policy" | "hall" | "guide"
        /** What is said of it in a word each. */
        tags: string[]
        /** Address of the picture that stands before it. */
        coverUrl: string | null
        /** Who published it. */
        publisher: string
        /** Who wrote it. */
        author: string
        /** Where it was published. */
        originUrl: string | null
        /** It stands first. */
        isTop: boolean
        /** Who wrote it so. */
        editedBy: string
        /** When it was written so. */
        editedAt: string
      }[]
    }
  }
  /** 资讯: a new article, or a new version of one; of what is published, 资讯 has it within seconds */
  'operate.saveArticle': {
    request: {
      /** null: a new one */
      id: string | null
      /** the version that was edited; of a new one 0 */
      version: number
      /** What it is called. */
      title: string
      /** In one sentence. */
      summary: string
      /** plain, or HTML: cleaned as what feeds bring is, before anybody sees it */
      content: string
      /** Kind that it belongs to. */
      category: "industry" | "exhibition" | "policy" | "hall" | "guide"
      /** What is said of it in a word each. */
      tags: string[]
      /** Address of the picture that stands before it. */
      coverUrl: string | null
      /** Who published it. */
      publisher: string
      /** Who wrote it. */
      author: string
      /** Where it was published. */
      originUrl: string | null
      /** It stands first. */
      isTop: boolean
    }
    answer: {
      /** null: a new one */
      id: string
      /** the version that was edited; of a new one 0 */
      version: number
    }
  }
  /** 资讯: published at once or at a time; what was withdrawn comes back */
  'operate.publishArticle': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** null: at once */
      at: string | null
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 资讯: it is in 资讯 no more, or never comes; what was written stays in the console */
  'operate.withdrawArticle': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 应用: the catalogue in its order, what was set of each, and what stands there by itself */
  'operate.applicationCatalogue': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Six digits of the authenticator, or a recovery code. */
        code: string
        /** Which group it belongs to. */
        group: "sales" | "exhibition" | "hall" | "team"
        /** Name of its picture. */
        icon: string
        /** People see it. */
        isShown: boolean
        /** A page of the app, below /h5, with what it asks for: /pages/news/list/list?category=policy */
        pagePath: string | null
        /** Word on its corner. */
        tag: ("hot" | "new" | "none") | null
        /** of its features, in their order */
        pictures: ("" | string)[]
        /** Its words, by language. */
        texts: Texts
        /** The order that everybody starts with. */
        usual: {
          /** Page of the app that it opens. */
          pagePath: string
          /** Word on its corner. */
          tag: ("hot" | "new") | null
          /** Its words, by language. */
          texts: Texts
          /** what its features say, in Chinese */
          features: string[]
        }
        /** Who set it. */
        setBy: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        setAt: string | null
      }[]
    }
  }
  /** 应用: whether it is shown, its names, page, mark and pictures; what is left empty is the product’s own */
  'operate.saveApplication': {
    request: {
      /** Six digits of the authenticator, or a recovery code. */
      code: string
      /** People see it. */
      isShown: boolean
      /** A page of the app, below /h5, with what it asks for: /pages/news/list/list?category=policy */
      pagePath: string | null
      /** Word on its corner. */
      tag: ("hot" | "new" | "none") | null
      /** of its features, in their order */
      pictures: ("" | string)[]
      /** Its words, by language. */
      texts: {
        /** In Simplified Chinese. */
        'zh-Hans': ZhHans4
        /** In Traditional Chinese. */
        'zh-Hant': ZhHans4
        /** In English. */
        en: ZhHans4
        /** In French. */
        fr: ZhHans4
        /** In Spanish. */
        es: ZhHans4
      }
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 应用: the order within a group, all of it */
  'operate.orderApplications': {
    request: {
      /** Which group it belongs to. */
      group: "sales" | "exhibition" | "hall" | "team"
      /** Codes, in the order that is wanted. */
      codes: string[]
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 个人信息请求: what people ask about their personal data, and by when the law wants an answer */
  'operate.waitingPrivacyRequests': {
    request: {
      /** it was put in, or why not */
      state?: "waiting" | "answered"
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Number of it, counted from 1. */
        no: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** whose it is; '' where there is none any more */
        tenant: string
        /** Code of the plan. */
        plan: string
        /** Name of the person. */
        person: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** what the person wrote */
        wish: string
        /** it was put in, or why not */
        state: string
        /** What the operator answered. */
        answer: string
        /** Name of the operator. */
        operator: string | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        answeredAt: string | null
        /** Of which kind it is. */
        kind: "access" | "correction" | "erasure" | "other"
        /** The account. */
        accountId: string | null
        /** What was begun with the answer; null: nobody has answered. */
        did: ("nothing" | "copy" | "erase") | null
        /** What is due. */
        due: string
        /** It waits for longer than is promised. */
        isLate: boolean
      }[]
      /** there is a page behind this one */
      isMore: boolean
    }
  }
  /** 个人信息请求 answered: with words, with a copy that the person alone can fetch, or with 注销账号 begun, which they can call off for seven days; who asked is told */
  'operate.settlePrivacyRequest': {
    request: {
      /** Number of it, counted from 1. */
      no: number
      /** What is decided. */
      verdict: "open"
      /** What is begun with the answer. */
      does: "nothing" | "copy" | "erase"
      /** Words to the person who asked. */
      words: string
    } | OperateSettleOrderRefuse
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 短信: what went out in the last 30 days of Shanghai, by day and purpose */
  'operate.textMessages': {
    request: Record<string, never>
    answer: {
      /** codes are printed by the server and sent to nobody */
      isPrinted: boolean
      /** messages go by text message, too, to who wants it */
      hasNotices: boolean
      /** The rows of this page. */
      list: {
        /** The day. */
        day: string
        /** what the code was for; notice: a message that a person wants to be told */
        purpose: "login" | "guardian" | "resetPassword" | "editPassword" | "verifyPhone" | "replacePhone" | "cancelAccount" | "authentication" | "notice"
        /** taken by the provider */
        sent: number
        /** refused by the provider, or without its answer */
        failed: number
        /** nobody knows whether they went out, or they were over before anybody began */
        unknown: number
        /** codes that were typed; null of what is no code */
        used: number | null
        /** why they failed, the most frequent first */
        reasons: {
          /** Why it is so. */
          why: string
          /** How often. */
          times: number
        }[]
      }[]
    }
  }
  /** 限额: every limit that refuses, what it is now, and how often it refused */
  'operate.limitsHit': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** the limit, by its name */
        limit: "smsAllMinute" | "smsAllDay" | "smsStrangersMinute" | "smsStrangersDay" | "smsReserveNetworkDay" | "smsUncheckedNetworkHour" | "smsNetworkHour" | "smsDeviceHour" | "smsPhoneMinute" | "smsPhoneHour" | "smsPhoneDay" | "smsPhoneStrangersHour" | "smsPhoneStrangersDay" | "wrongLoginNetworkHour" | "passwordTries" | "passwordStrangersDay" | "operatorCodesDay" | "ssoNetworkHour" | "behaviorNetworkHour" | "consentNetworkHour" | "targetPersonHour" | "targetAddressDay" | "uploadPersonHour" | "eventNetworkDay" | "eventAllDay" | "visitorCallsPerMinute" | "writesPerPersonHour" | "callsPerKeyMinute" | "keyCallsPerTenantMinute"
        /** so many within its seconds */
        points: number
        /** how long they are counted together, in seconds */
        seconds: number
        /** the setting that changes it while the server runs; null: it is built in */
        setting: string | null
        /** who was refused today, of Shanghai */
        today: number
        /** the same of the last 30 days, today with them */
        lately: number
      }[]
      /** whom limits refused last, the newest first */
      refusals: {
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** How many at most. */
        limit: "smsAllMinute" | "smsAllDay" | "smsStrangersMinute" | "smsStrangersDay" | "smsReserveNetworkDay" | "smsUncheckedNetworkHour" | "smsNetworkHour" | "smsDeviceHour" | "smsPhoneMinute" | "smsPhoneHour" | "smsPhoneDay" | "smsPhoneStrangersHour" | "smsPhoneStrangersDay" | "wrongLoginNetworkHour" | "passwordTries" | "passwordStrangersDay" | "operatorCodesDay" | "ssoNetworkHour" | "behaviorNetworkHour" | "consentNetworkHour" | "targetPersonHour" | "targetAddressDay" | "uploadPersonHour" | "eventNetworkDay" | "eventAllDay" | "visitorCallsPerMinute" | "writesPerPersonHour" | "callsPerKeyMinute" | "keyCallsPerTenantMinute"
        /** 138****5678; '' where no number was typed */
        phoneMask: string
        /** 203.0.113.* */
        network: string
        /** so often in that minute */
        times: number
      }[]
    }
  }
  /** what was sent to a whole number lately, what was refused and why, and until when it has to wait */
  'operate.limitsOfNumber': {
    request: {
      /** Telephone number as it is dialled. */
      phone: string
    }
    answer: {
      /** Telephone number, its middle hidden. */
      phoneMask: string
      /** the account of the number; null: it has none */
      accountId: string | null
      /** a stranger's next code is refused until then by the limits of the number; null: it is not */
      waitsUntil: string | null
      /** its limits are lifted by this; null: they hold */
      lift: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Until when. */
        until: string
      } | null
      /** what codes to it are counted by */
      limits: {
        /** one that codes to a number are counted by */
        limit: "smsPhoneMinute" | "smsPhoneHour" | "smsPhoneDay" | "smsPhoneStrangersHour" | "smsPhoneStrangersDay"
        /** what is counted now */
        used: number
        /** so many it allows */
        points: number
        /** one more is refused until then; null: it is not */
        until: string | null
      }[]
      /** text messages to it, the newest first: codes of two days, messages of 30 */
      sent: {
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** what it was for */
        purpose: "login" | "guardian" | "resetPassword" | "editPassword" | "verifyPhone" | "replacePhone" | "cancelAccount" | "authentication" | "notice"
        /** how it went out */
        state: "waiting" | "sending" | "sent" | "failed" | "unknown" | "expired"
        /** Why it is so. */
        why: string
        /** the code was typed; null: it is none */
        isUsed: boolean | null
      }[]
      /** what it was refused in the last 30 days, the newest first */
      refused: {
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        at: string
        /** the call that was refused */
        call: string
        /** the limit that refused; null: none is written down */
        limit: ("smsAllMinute" | "smsAllDay" | "smsStrangersMinute" | "smsStrangersDay" | "smsReserveNetworkDay" | "smsUncheckedNetworkHour" | "smsNetworkHour" | "smsDeviceHour" | "smsPhoneMinute" | "smsPhoneHour" | "smsPhoneDay" | "smsPhoneStrangersHour" | "smsPhoneStrangersDay" | "wrongLoginNetworkHour" | "passwordTries" | "passwordStrangersDay" | "operatorCodesDay" | "ssoNetworkHour" | "behaviorNetworkHour" | "consentNetworkHour" | "targetPersonHour" | "targetAddressDay" | "uploadPersonHour" | "eventNetworkDay" | "eventAllDay" | "visitorCallsPerMinute" | "writesPerPersonHour" | "callsPerKeyMinute" | "keyCallsPerTenantMinute") | null
        /** Where the request came from, as far as it is kept. */
        network: string
        /** How often. */
        times: number
      }[]
    }
  }
  /** numbers whose limits were lifted, the newest first */
  'operate.lifts': {
    request: Record<string, never>
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Telephone number, its middle hidden. */
        phoneMask: string
        /** Why. */
        reason: string
        /** Name of the operator. */
        operator: string
        /** when they were lifted */
        at: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        until: string
        /** they are lifted now */
        isOpen: boolean
        /** who ended it before it was over; null: nobody */
        endedBy: string | null
      }[]
    }
  }
  /** lifts the limits on codes to a number for an hour or a day; those of networks, devices and all numbers hold */
  'operate.liftLimits': {
    request: {
      /** Telephone number as it is dialled. */
      phone: string
      /** By the hour of the day. */
      hours: 1 | 24
      /** Why. */
      reason: string
    }
    answer: OperateGivePlanAnswer['data']
  }
  /** the limits of a number hold again from now on */
  'operate.endLift': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 我的企业: the tenants this account belongs to */
  'person.accountList': {
    request: Record<string, never>
    answer: PersonAccountListAnswer['data']
  }
  /** 切换企业: a new session of the same account in another of its tenants; this one ends */
  'person.switchSubAccount': {
    request: {
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
    }
    answer: OperateSignInAnswer['data']
  }
  /** 填写信息: who the person is and what is looked for */
  'person.submitInfo': {
    request: {
      /** Name of the person; null: not said. */
      realName: string
      /** Registered name of the company. */
      companyName: string
      /** The registered company of that name, when it was chosen from the suggestions. */
      companyId?: string | null
      /** Position of a person in a company. */
      position?: string | null
      /** Dictionary code. */
      personaType: string
      /** Cities that the person works in, as region codes. */
      cityCodes: string[]
      /** Codes of industries; a group stands for all in it. */
      industryCodes?: string[]
      /** Which exhibition series. */
      seriesIds?: string[]
      /** 邀请码: of an invitation to this number; the person joins with it. */
      inviteCode?: string | null
    }
    answer: AccountCurrentAnswer['data']
  }
  /** 跳过 of 填写信息: three times at most */
  'person.skipInfo': {
    request: Record<string, never>
    answer: AccountCurrentAnswer['data']
  }
  /** 修改资料: one or several fields */
  'person.editInfo': {
    request: {
      /** Name of the person; null: not said. */
      realName?: string
      /** As the person says; null: not said. */
      gender?: ("female" | "male") | null
      /** Registered name of the company. */
      companyName?: string
      /** Opaque id: a UUID, made by us as version 7. */
      companyId?: string | null
      /** Position of a person in a company. */
      position?: string | null
      /** What `isEmail` lets pass, of at most 100 characters. */
      email?: string | null
      /** A WeChat id: a letter, then 5 to 19 letters, digits, _ or -. */
      wechat?: string | null
      /** Cities that the person works in, as region codes. */
      cityCodes?: string[]
      /** Codes of industries; a group stands for all in it. */
      industryCodes?: string[]
      /** What `upload.file` answered for a face; an address of any other kind would be asked for by every colleague. */
      avatarUrl?: string | null
    }
    answer: AccountCurrentAnswer['data']
  }
  /** 隐私设置 */
  'person.privacySetting': {
    request: Record<string, never>
    answer: PersonPrivacySettingAnswer['data']
  }
  /** 隐私设置: takes effect at once */
  'person.savePrivacySetting': {
    request: {
      /** 个性化推荐 */
      personalized?: boolean
      /** 名片对外可见 */
      cardVisible?: boolean
      /** 允许团队成员看到我的联系记录 */
      shareFollowToTeam?: boolean
    }
    answer: PersonPrivacySettingAnswer['data']
  }
  /** 通知设置: per category and channel */
  'person.notificationSetting': {
    request: Record<string, never>
    answer: PersonNotificationSettingAnswer['data']
  }
  /** 通知设置: the switches given; others stay */
  'person.saveNotificationSetting': {
    request: {
      /** Messages about follow-ups. */
      followUp?: FollowUp2
      /** Messages about exhibitions. */
      exhibition?: FollowUp2
      /** Messages about forecasts. */
      prediction?: FollowUp2
      /** Messages about members of the team. */
      member?: FollowUp2
      /** What the operator tells. */
      announcement?: FollowUp2
    }
    answer: PersonNotificationSettingAnswer['data']
  }
  /** 个人信息副本: has the file made; one at a time, three a day */
  'person.exportData': {
    request: Record<string, never>
    answer: {
      /** Which export. */
      taskId: string
    }
  }
  /** 个人信息副本: how far the newest file is; null when there is none */
  'person.exportTask': {
    request: Record<string, never>
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      taskId: string
      /** it was put in, or why not */
      state: "queued" | "done" | "failed"
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      createdAt: string
      /** Bytes of the file. */
      size: number | null
      /** Until then the file can be fetched. */
      expiresAt: string | null
    } | null
  }
  /** 个人信息副本: the file of one’s own, until it expires; never by a link that others could open */
  'person.exportFile': {
    request: {
      /** Which export. */
      taskId: string
    }
    answer: {
      /** What it is called. */
      name: string
      /** Of which kind it is. */
      type: string
      /** The file, in base64. */
      base64: string
    }
  }
  /** 个人信息请求: written down for the operator, who answers within 15 working days; one of a kind at a time */
  'person.askPrivacy': {
    request: {
      /** Of which kind it is. */
      kind: "access" | "correction" | "erasure" | "other"
      /** What was said. */
      content: string
    }
    answer: {
      /** Number of it, counted from 1. */
      no: number
      /** Day of Shanghai by which it is to be answered. */
      dueOn: string
    }
  }
  /** 个人信息请求: what the person has asked and what came of it, the latest first; the last 50 */
  'person.privacyRequests': {
    request: Record<string, never>
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** Number of it, counted from 1. */
      no: number
      /** Of which kind it is. */
      kind: "access" | "correction" | "erasure" | "other"
      /** What was said. */
      content: string
      /** it was put in, or why not */
      state: "open" | "done" | "declined"
      /** What was begun with the answer; null: nobody has answered. */
      did: ("nothing" | "copy" | "erase") | null
      /** of the operator; '' where nobody has answered yet */
      answer: string
      /** YYYY-MM-DD. */
      dueOn: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      createdAt: string
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      answeredAt: string | null
    }[]
  }
  /** 注销账号: a code to the account’s own number */
  'person.sendCancelCode': {
    request: Record<string, never>
    answer: AccountSendEditPasswordCodeAnswer['data']
  }
  /** 注销账号: takes effect after seven days; other sessions end at once */
  'person.applyCancel': {
    request: {
      /** Six digits that came by text message. */
      code: string
    }
    answer: {
      /** When it takes effect. */
      effectiveAt: string
    }
  }
  /** 撤销注销: as long as it has not taken effect */
  'person.revokeCancel': {
    request: Record<string, never>
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 附近地点: places around a point, the nearest first */
  'place.nearby': {
    request: {
      /** Degrees north, WGS 84 where nothing else is said. */
      latitude: number
      /** Degrees east, WGS 84 where nothing else is said. */
      longitude: number
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
    }
    answer: PlaceNearbyAnswer['data']
  }
  /** 搜索地点: places by name, around a point or in the whole country */
  'place.search': {
    request: {
      /** Degrees north, WGS 84 where nothing else is said. */
      latitude: number
      /** Degrees east, WGS 84 where nothing else is said. */
      longitude: number
      /** What is typed into the search box. */
      keyword: string
      /** Metres around the place. */
      within?: "radius" | "country"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
    }
    answer: PlaceNearbyAnswer['data']
  }
  /** 逆地理编码: what a point is called, and in which region it lies; null where nobody knows */
  'place.regeocode': {
    request: {
      /** Degrees north, WGS 84 where nothing else is said. */
      latitude: number
      /** Degrees east, WGS 84 where nothing else is said. */
      longitude: number
    }
    answer: {
      /** Place. */
      place: PlaceWgs842 | null
      /** of the city, or of its district */
      regionCode: string | null
      /** Whose answer it is: our own halls, companies and cities, or a map provider of the operator. */
      source: "builtIn" | "tencent" | "amap" | "google"
    }
  }
  /** 地图: the tiles of the operator, or none, and the cities and halls that a map without tiles is drawn of */
  'place.map': {
    request: Record<string, never>
    answer: {
      /** Pictures of the map. */
      tiles: {
        /** Postal address. */
        address: string
        /** Whom the map comes from. */
        attribution: string
        /** Coordinates of the map are GCJ-02, as in China. */
        isGcj02: boolean
      } | null
      /** Places around it to find the way by. */
      landmarks: {
        /** Of which kind it is. */
        kind: "city" | "hall"
        /** What it is called. */
        name: string
        /** Degrees north, WGS 84 where nothing else is said. */
        latitude: number
        /** Degrees east, WGS 84 where nothing else is said. */
        longitude: number
      }[]
    }
  }
  /** 公海: customers of the team that nobody has, the newest first; and one’s own, the longest without contact first */
  'pool.list': {
    request: {
      /** Which tab of the page. */
      tab?: "pool" | "mine"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: Company
        /** How far the customer is. */
        stage: "new" | "contacted" | "interested" | "demand" | "quoted" | "won" | "lost" | "invalid"
        /** How much the customer wants it: A to D. */
        intentLevel: ("A" | "B" | "C" | "D") | null
        /** in the pool: nobody spoke to it for too long, or its owner put it back; null: it has an owner, or its owner is gone */
        reason: ("idle" | "released") | null
        /** since when it is in the pool, or its owner's */
        since: string
        /** in the pool: whose it was */
        fromName: string | null
        /** When it was last followed up. */
        lastFollowTime: string | null
        /** of an own customer, under the rule: the day whose night it falls in at the earliest */
        fallsOn: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** How many there are of each. */
      counts: {
        /** The public pool. */
        pool: number
        /** Those of the viewer. */
        mine: number
      }
      /** When customers fall into the pool, and how many one may take out of it. */
      rule: Rule
      /** out of the pool, by the viewer */
      takenToday: number
      /** the viewer does more than read */
      mayTake: boolean
    }
  }
  /** 认领: a customer of the pool becomes one’s own, with the tasks of who had it */
  'pool.take': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 分配: customers of the pool to one person, who is told; the limits of 认领 do not count */
  'pool.assign': {
    request: {
      /** Identifiers of them. */
      ids: string[]
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
    }
    answer: PoolAssignAnswer['data']
  }
  /** 放回公海: an own customer; its tasks stay with whom they are until somebody takes it */
  'pool.release': {
    request: MemberUnlock
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 公海规则预览: how many customers a rule would warn of tonight, by person */
  'pool.preview': {
    request: PoolPreview
    answer: {
      /** that have an owner */
      customers: number
      /** Customers that would fall into the public pool. */
      falling: number
      /** who has something open, and how much of it until tonight */
      people: {
        /** The person within a team: who signs in to two teams has two. */
        subAccountId: string
        /** What it is called. */
        name: string | null
        /** Customers that would fall into the public pool. */
        falling: number
      }[]
    }
  }
  /** 公海规则, for everybody of the team */
  'pool.saveRule': {
    request: PoolPreview
    answer: Rule
  }
  /** 参展预测: editions whose exhibitors are predicted; a visitor gets their numbers and no name */
  'prediction.editions': {
    request: {
      /** `recommended`: what the seller can still be in time for; `mine`: marked by the viewer; `past`: begun, published or too late, with what came true (回看) */
      tab?: "recommended" | "mine" | "past"
      /** Codes of industries; a group stands for all in it. */
      industryCodes?: string[]
      /** Places; a larger one stands for all within. */
      regionCodes?: string[]
      /** YYYY-MM-DD. */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** 只看匹配我的: of the viewer's regions or industries */
      onlyMatched?: boolean
      /** 本周必须联系: the seller's window is open and closes within seven days */
      closingFor?: "builder" | "forwarder" | "organizer" | "hall"
      /** The order of the rows. */
      sort?: "startDate" | "matchedCount" | "highCount" | "contactWindow"
      /** whose window makes the tabs and the order `contactWindow`: what closes soonest, then what opens soonest */
      seller?: "builder" | "forwarder" | "organizer" | "hall"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: PredictionEdition[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** the viewer has named regions or industries, so that matching means something */
      hasProfile: boolean
      /** of whose plan shows no card, the first ones without their names; else empty */
      unnamed: {
        /** Companies that are forecast. */
        predictedCount: number
        /** Companies in the high band. */
        highCount: number
        /** Companies in the middle band. */
        midCount: number
        /** Companies in the low band. */
        lowCount: number
        /** Days in which customers are best called, by purpose. */
        windows: ContactWindow[]
        /** The edition. */
        edition: {
          /** First day. */
          startDate: string
          /** Last day. */
          endDate: string
          /** Name of the city, without 市. */
          cityName: string | null
          /** How it is drawn where there is no picture. */
          tile: Tile
        }
      }[]
    }
  }
  /** 预测参展 on 展会详情: how many companies are expected at one edition, and how sure that is */
  'prediction.edition': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: PredictionEdition
  }
  /** 预测参展: companies likely to exhibit at an edition, best first, each with its reasons */
  'prediction.companies': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** Filters of 预测参展. Only plans that see the whole list may narrow or reorder it. */
      filters?: PredictionFilters
      /** The order of the rows. */
      sort?: "probability" | "expectedArea" | "match"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** place among the companies of the edition, from 1 */
        rank: number
        /** 0–1 */
        probability: number
        /** How likely it is: high, middle or low. */
        band: "high" | "mid" | "low"
        /** how much we know about the company and the exhibition */
        confidence: "high" | "mid" | "low"
        /** never listed at this exhibition before */
        isNewcomer: boolean
        /** editions of this exhibition it was listed at */
        timesHere: number
        /** 已公布: it stands on the list of the edition by now */
        isListed: boolean
        /** after the edition is settled: whether it came; null before */
        came: boolean | null
        /** Why, the strongest first. */
        reasons: PredictionReason[]
        /** Kind of booth, as forecast. */
        expectedBoothType: ("standard" | "custom" | "raw" | "joint") | null
        /** m² */
        expectedBoothArea: ExpectedBoothArea | null
        /** the viewer's own 会参展 / 不参展 */
        myVerdict: ("yes" | "no") | null
        /** what a colleague of the viewer's tenant said last */
        teamVerdict: ("yes" | "no") | null
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: CompanyCard
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** its counts are those of the rows as they stand now: who was listed meanwhile is certain */
      head: PredictionEdition
      /** ranked companies that never were here, as many as `newOrOld: new` finds */
      neverHereCount: number
    }
  }
  /** 下一次可能参展: coming editions a company is likely to exhibit at, most likely first */
  'prediction.byCompany': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** The order of the rows. */
      sort?: "probability" | "startDate" | "contactWindow"
      /** whose window `sort: contactWindow` means */
      seller?: "builder" | "forwarder" | "organizer" | "hall"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** place among the companies of the edition, from 1 */
        rank: number
        /** 0–1 */
        probability: number
        /** How likely it is: high, middle or low. */
        band: "high" | "mid" | "low"
        /** how much we know about the company and the exhibition */
        confidence: "high" | "mid" | "low"
        /** never listed at this exhibition before */
        isNewcomer: boolean
        /** editions of this exhibition it was listed at */
        timesHere: number
        /** 已公布: it stands on the list of the edition by now */
        isListed: boolean
        /** after the edition is settled: whether it came; null before */
        came: boolean | null
        /** Why, the strongest first. */
        reasons: PredictionReason[]
        /** Kind of booth, as forecast. */
        expectedBoothType: ("standard" | "custom" | "raw" | "joint") | null
        /** m² */
        expectedBoothArea: ExpectedBoothArea | null
        /** the viewer's own 会参展 / 不参展 */
        myVerdict: ("yes" | "no") | null
        /** what a colleague of the viewer's tenant said last */
        teamVerdict: ("yes" | "no") | null
        /** The edition. */
        edition: {
          /** Opaque id: a UUID, made by us as version 7. */
          id: string
          /** What it is called. */
          name: string
          /** YYYY-MM-DD. */
          startDate: string
          /** YYYY-MM-DD. */
          endDate: string
          /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
          tile: Tile
          /** Name of the hall. */
          hallName: string | null
          /** Name of the city, without 市. */
          cityName: string | null
          /** Days from today until it begins. */
          daysLeft: number
        }
        /** Days in which customers are best called, by purpose. */
        windows: ContactWindow[]
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** Registered name of the company. */
      companyName: string
      /** null: predicted; else why nothing can be said */
      lack: ("neverListed" | "inactive" | "noUpcomingEdition" | "closedDown") | null
    }
  }
  /** 为什么: what speaks for and against one prediction, with the records behind it */
  'prediction.explain': {
    request: {
      /** Which forecast. */
      predictionId: string
    }
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      predictionId: string
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** Name of the edition. */
      editionName: string
      /** Opaque id: a UUID, made by us as version 7. */
      companyId: string
      /** Registered name of the company. */
      companyName: string
      /** 0–1. */
      probability: number
      /** Probability without what is known of this company. */
      base: number
      /** What made it likelier or less likely, the weightiest first. */
      factors: {
        /** Code of a dictionary, a place or a topic. */
        code: "recordHere" | "exhibitionLoyalty" | "activity" | "similarSeries" | "organizer" | "industry" | "home" | "booth" | "company"
        /** log-odds, signed; strongest first */
        contribution: number
        /** what stands behind it, as far as records say it in a sentence */
        facts: {
          /** Code of a dictionary, a place or a topic. */
          code: "streakHere" | "timesHere" | "boothGrowth" | "similarSeries" | "sameOrganizer" | "upcomingElsewhere" | "activeLately" | "industryHere" | "homeProvince"
          /** The value. */
          value: ReasonValue
          /** What it rests on. */
          evidence: (EvidenceParticipation | EvidenceEdition | EvidenceCompany)[]
        }[]
      }[]
      /** Version of the model that said so. */
      modelVersion: string
      /** YYYY-MM-DD. */
      cutOff: string
      /** When the forecast was made. */
      scoredAt: string
    }
  }
  /** 模型成绩: how predictions of an edition, of a series or of all turned out, beside the baseline */
  'prediction.scorecard': {
    request: {
      /** Which edition. */
      editionId?: string
      /** Which exhibition series. */
      seriesId?: string
    }
    answer: {
      /** null: nothing settled and nothing to test on yet */
      scorecard: Scorecard | null
      /** 0–1, mean gap between what was said and what came true over ten bands; of the model as a whole */
      calibrationError: number | null
      /** How often it happened, by how likely it was said to be. */
      calibration: {
        /** The first, or the earliest. */
        from: number
        /** The last, or the latest. */
        to: number
        /** how many are sent now */
        count: number
        /** How many were forecast. */
        predicted: number
        /** How many of them exhibited. */
        happened: number
      }[]
      /** Version of the model that said so. */
      modelVersion: string | null
      /** When the forecast was made. */
      scoredAt: string | null
    }
  }
  /** 参展预测 was looked at: the predictions there are now are new no more */
  'prediction.see': {
    request: Record<string, never>
    answer: {
      /** Forecasts that are new since the viewer looked. */
      newPredictionCount: 0
    }
  }
  /** 导出 of 预测参展: companies of an edition as filtered and ordered, as many as the plan still allows today */
  'prediction.exportList': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** Filters of 预测参展. Only plans that see the whole list may narrow or reorder it. */
      filters?: PredictionFilters
      /** The order of the rows. */
      sort?: "probability" | "expectedArea" | "match"
    }
    answer: {
      /** The rows. */
      rows: {
        /** What it is called. */
        name: string
        /** English name; null: not known. */
        englishName: string | null
        /** 统一社会信用代码. */
        unifiedSocialCreditCode: string | null
        /** 登记状态, as the register prints it: 存续, 注销. */
        registrationStatus: string | null
        /** 法定代表人. */
        legalRepresentative: string | null
        /** units of `registeredCapitalCurrency` */
        registeredCapital: number | null
        /** ISO 4217. */
        registeredCapitalCurrency: string | null
        /** YYYY-MM-DD. */
        establishDate: string | null
        /** 人 */
        insuredCount: number | null
        /** Name of the place, in the reader’s language. */
        regionName: string | null
        /** Name of the industry, in the reader’s language. */
        industryName: string | null
        /** 注册地址. */
        registeredAddress: string | null
        /** Address of the website. */
        website: string | null
        /** Editions that it was listed at. */
        exhibitionCount: number
        /** Name of the edition that it was last listed at. */
        latestExhibitionName: string | null
        /** YYYY-MM-DD. */
        latestExhibitionDate: string | null
        /** Ways of contact that are known of it. */
        contactCount: number
        /** Place in the order of likelihood, from 1. */
        rank: number
        /** 0–1 */
        probability: number
        /** How likely it is: high, middle or low. */
        band: "high" | "mid" | "low"
        /** How much is known, as a band. */
        confidence: "high" | "mid" | "low"
        /** Times that the company was at the series. */
        timesHere: number
        /** It is on the list that came out since. */
        isListed: boolean
        /** What is said of one company at one edition. */
        expectedBoothType: ("standard" | "custom" | "raw" | "joint") | null
        /** m² */
        expectedAreaLow: number | null
        /** m² of the booth at most, as forecast. */
        expectedAreaHigh: number | null
        /** What the viewer says of the forecast. */
        myVerdict: ("yes" | "no") | null
        /** What the team says of the forecast. */
        teamVerdict: ("yes" | "no") | null
      }[]
      /** rows left today */
      remaining: number
      /** How many at most. */
      limit: number
      /** true: the list has more than the rows given */
      isCut: boolean
    }
  }
  /** 会参展 / 不参展: what a person knows better; null takes it back */
  'prediction.feedback': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      editionId: string
      /** Opaque id: a UUID, made by us as version 7. */
      companyId: string
      /** What is decided. */
      verdict: ("yes" | "no") | null
      /** What somebody noted beside it. */
      note?: string
    }
    answer: {
      /** What the viewer says of the forecast. */
      myVerdict: ("yes" | "no") | null
    }
  }
  /** 客服信息: QR code and telephone of the customer service */
  'reference.customerServiceInfo': {
    request: Record<string, never>
    answer: ReferenceCustomerServiceInfoAnswer['data']
  }
  /** 地区树: provinces, cities, districts; countries when asked for */
  'reference.queryRegionTree': {
    request: {
      /** How deep, or how much: of a region 1 to 3; of a list full, preview or count. */
      level?: number
      /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
      parentCode?: string
      /** With countries beside the regions of China. */
      includeOverseas?: string
    }
    answer: ReferenceQueryRegionTreeOutputSchema0[]
  }
  /** 行业树: GB/T 4754 sections and divisions */
  'reference.industryTree': {
    request: {
      /** How deep, or how much: of a region 1 to 3; of a list full, preview or count. */
      level?: number
    }
    answer: ReferenceIndustryTreeOutputSchema0[]
  }
  /** 字典: several dictionary trees at once */
  'reference.getTreeDictionaryByTypeList': {
    request: {
      /** Which dictionaries. */
      typeList: string[]
      /** Language of the account. */
      locale?: "zh-Hans" | "zh-Hant" | "en" | "fr" | "es"
    }
    answer: Record<string, ReferenceGetTreeDictionaryByTypeListOutputSchema0[]>
  }
  /** 字典: one dictionary tree */
  'reference.getTreeDictionary': {
    request: {
      /** Of which kind it is. */
      type: string
      /** Language of the account. */
      locale?: "zh-Hans" | "zh-Hant" | "en" | "fr" | "es"
    }
    answer: ReferenceGetTreeDictionaryOutputSchema0[]
  }
  /** 纠错, 反馈缺失数据 and 求补充: written down for the operator, whose answer comes as a message. Asked for twice, 求补充 is one */
  'report.save': {
    request: {
      /** Of which kind it is. */
      kind: "correction"
      /** Company or exhibition, or what else it is. */
      objectType: "company" | "exhibition" | "hall" | "news"
      /** Opaque id: a UUID, made by us as version 7. */
      objectId: string
      /** Which field. */
      field: "name" | "address" | "contacts" | "business" | "records" | "duplicate" | "closed" | "other" | "dates" | "place" | "exhibitors" | "organizer" | "pavilions" | "content" | "rights"
      /** Which part. */
      part?: string | null
      /** What was said. */
      content: string
      /** A record that supports the sentence; it exists, and the client links to it. */
      evidence?: string
    } | {
      /** Of which kind it is. */
      kind: "missing"
      /** What it is called. */
      name: string
      /** What was said. */
      content?: string
      /** A record that supports the sentence; it exists, and the client links to it. */
      evidence?: string
    } | {
      /** Of which kind it is. */
      kind: "contacts"
      /** Which one. */
      objectId: string
    }
    answer: CallDialAnswer['data']
  }
  /** 我的反馈: what the person has reported and what came of it, the latest first */
  'report.mine': {
    request: {
      /** it was put in, or why not */
      state?: "open" | "accepted" | "rejected"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Of which kind it is. */
        kind: "correction" | "missing" | "contacts"
        /** Company or exhibition, or what else it is. */
        objectType: ("company" | "exhibition" | "hall" | "news") | null
        /** Opaque id: a UUID, made by us as version 7. */
        objectId: string | null
        /** as it was called then */
        objectName: string
        /** Which field. */
        field: ("name" | "address" | "contacts" | "business" | "records" | "duplicate" | "closed" | "other" | "dates" | "place" | "exhibitors" | "organizer" | "pavilions" | "content" | "rights") | null
        /** What was said. */
        content: string
        /** What it rests on. */
        evidence: string
        /** it was put in, or why not */
        state: "open" | "accepted" | "rejected"
        /** of the operator; '' where a rule answered, or nobody has yet */
        answer: string
        /** When the operator answered. */
        answeredAt: string | null
        /** When it was made. */
        createdAt: string
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 加入日程, and 编辑: an edition by its id, an event of one’s own, or by its id what is there already */
  'schedule.saveMine': {
    request: {
      /** As what one takes part. */
      joinRole?: ("visit" | "exhibit" | "build" | "forward" | "organize" | "research") | null
      /** When one is reminded. */
      reminders?: (90 | 30 | 7 | 1)[]
      /** What somebody noted beside it. */
      note?: string | null
      /** 元 */
      budget?: number | null
      /** 元, what it came to */
      actualCost?: number | null
      /** How it stands in the plan of the year. */
      planState?: "idea" | "planned" | "confirmed" | "dropped"
      /** companies to follow up, and to meet */
      goalLeads?: number | null
      /** Meetings that were aimed at. */
      goalMeetings?: number | null
      /** the team sees it; needs `zky:schedule:share` */
      isShared?: boolean
      /** members of the team that go along */
      memberIds?: string[]
      /** Identifier of it, good in every call that takes one. */
      id?: string
      /** Which edition. */
      editionId?: string
      /** What happened. */
      event?: {
        /** What it is called. */
        name: string
        /** YYYY-MM-DD. */
        startDate: string
        /** YYYY-MM-DD. */
        endDate: string
        /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
        regionCode?: string | null
        /** hall, hotel, address */
        place?: string | null
        /** Degrees east, WGS 84 where nothing else is said. */
        longitude?: number | null
        /** Degrees north, WGS 84 where nothing else is said. */
        latitude?: number | null
        /** Dictionary code. */
        industryCode?: string | null
        /** Who organises it. */
        organizer?: string | null
        /** Address of the website. */
        website?: string | null
        /** YYYY-MM-DD. */
        moveInStart?: string | null
        /** YYYY-MM-DD. */
        moveOutEnd?: string | null
      }
    }
    answer: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** The account was made by this sign-in. */
      isNew: boolean
    }
  }
  /** 加入日程, several editions at once: as many as the plan leaves room for, in the order given */
  'schedule.addMine': {
    request: {
      /** Which editions. */
      editionIds: string[]
      /** How it stands in the plan of the year. */
      planState?: "idea" | "planned" | "confirmed" | "dropped"
    }
    answer: {
      /** Exhibitors that were not there the edition before. */
      added: string[]
      /** on the schedule before */
      already: string[]
      /** beyond what the plan allows */
      left: string[]
    }
  }
  /** 移除 from 我的展会, by its id or by the edition */
  'schedule.removeMine': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id?: string
      /** Which edition. */
      editionId?: string
    }
    answer: HallRemoveSlotAnswer['data']
  }
  /** 提交到公共库: offers an event of one’s own for the library, or takes the offer back; an operator looks at it */
  'schedule.proposeMine': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** Proposed for the plan of the team. */
      isProposed: boolean
    }
    answer: CalendarEndFeedAnswer['data']
  }
  /** 我的展会: what is on the schedule, by time */
  'schedule.mine': {
    request: {
      /** absent: all of them */
      tab?: "upcoming" | "ongoing" | "ended" | "cancelled"
      /** those that last into this span */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: MyExhibition[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** How many there are of each. */
      counts: {
        /** Those that come. */
        upcoming: number
        /** Those that take place now. */
        ongoing: number
        /** Those that are over. */
        ended: number
        /** Those that were called off. */
        cancelled: number
      }
      /** how many the plan allows; null: any number */
      limit: number | null
    }
  }
  /** 展会详情, my view: by its id or by the edition */
  'schedule.mineDetail': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id?: string
      /** Which edition. */
      editionId?: string
    }
    answer: {
      /** A row of 我的展会: an edition, or an event of one's own. */
      mine: MyExhibition
      /** of an event of one's own, as its owner told it */
      event: {
        /** What it is called. */
        name: string
        /** YYYY-MM-DD. */
        startDate: string
        /** YYYY-MM-DD. */
        endDate: string
        /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
        regionCode?: string | null
        /** hall, hotel, address */
        place?: string | null
        /** Degrees east, WGS 84 where nothing else is said. */
        longitude?: number | null
        /** Degrees north, WGS 84 where nothing else is said. */
        latitude?: number | null
        /** Dictionary code. */
        industryCode?: string | null
        /** Who organises it. */
        organizer?: string | null
        /** Address of the website. */
        website?: string | null
        /** YYYY-MM-DD. */
        moveInStart?: string | null
        /** YYYY-MM-DD. */
        moveOutEnd?: string | null
      } | null
      /** offered for the library since then, and not in it yet as far as is known */
      proposedAt: string | null
      /** people of the team that go along */
      members: Members[]
      /** those still to see first, each in the order of the walk */
      targets: ExhibitorRow[]
      /** written at it, the latest first */
      followUps: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Name of the company or exhibition. */
        targetName: string
        /** What was said. */
        content: string
        /** When the customer was spoken to. */
        followTime: string
        /** Name of the person who did it. */
        byName: string | null
      }[]
      /** in the order they were written down */
      expenses: Expense[]
      /** one for each name, in their order */
      results: {
        /** Follow-ups. */
        followUps: number
        /** companies among the targets that were offered a price, and those that ordered */
        quoted: number
        /** Orders that were won. */
        won: number
      }
    }
  }
  /** 同行成员: the people of the viewer’s team, who may go along; the viewer is not among them */
  'schedule.companions': {
    request: Record<string, never>
    answer: Members[]
  }
  /** 展会排期计划: a year of the viewer and of what the team shared, with what does not go together */
  'schedule.plan': {
    request: {
      /** The year. */
      year: number
    }
    answer: {
      /** by their days */
      items: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** null: an event of one's own */
        editionId: string | null
        /** What it is called. */
        name: string
        /** the official one */
        englishName: string | null
        /** YYYY-MM-DD. */
        startDate: string
        /** YYYY-MM-DD. */
        endDate: string
        /** How it stands. */
        status: "upcoming" | "ongoing" | "ended" | "postponed" | "cancelled"
        /** days from today until the first day; negative once it has begun */
        daysLeft: number
        /** Opaque id: a UUID, made by us as version 7. */
        hallId: string | null
        /** the hall, or the place as its owner wrote it */
        placeName: string | null
        /** without 市 */
        cityName: string | null
        /** degrees */
        longitude: number | null
        /** Degrees north, WGS 84 where nothing else is said. */
        latitude: number | null
        /** What the tile of an edition says beside its day: its trade in a word of the reader's language, and the trade's hue, 1–14. */
        tile: Tile
        /** As what one takes part. */
        joinRole: ("visit" | "exhibit" | "build" | "forward" | "organize" | "research") | null
        /** When one is reminded. */
        reminders: number[]
        /** What somebody noted beside it. */
        note: string | null
        /** 元; two decimals at most. */
        budget: number | null
        /** the sum of its expenses; before there are any, what its owner said */
        actualCost: number | null
        /** Whether expenses are written down. */
        hasExpenses: boolean
        /** How it stands in the plan of the year. */
        planState: "idea" | "planned" | "confirmed" | "dropped"
        /** companies to follow up, and to meet */
        goalLeads: number | null
        /** Meetings that were aimed at. */
        goalMeetings: number | null
        /** the team sees it; needs `zky:schedule:share` */
        isShared: boolean
        /** members of the team that go along */
        memberIds: string[]
        /** the dates it had when the viewer last saved it, where it has moved since */
        movedFrom: MovedFrom | null
        /** entries of its exhibitor list that the viewer marked as targets, and those seen or followed up */
        targetCount: number
        /** Booths that were visited. */
        visitedCount: number
        /** Customers that were followed up. */
        followedCount: number
        /** It is the viewer’s own. */
        isMine: boolean
        /** who goes: those whose row it is, and whom they named */
        people: Members[]
      }[]
      /** rows of the year beyond what the viewer's plan shows */
      hidden: number
      /** Exhibitions whose days overlap. */
      clashes: {
        /** `overlap`: the same days in two places; `sameCity`: the same days, one city; `travel`: too far to be there in time; `trade`: an edition of the same trade on those days, not in the plan */
        kind: "overlap" | "sameCity" | "travel" | "trade"
        /** The first of them. */
        first: First
        /** The second of them. */
        second: First
        /** the days of both; of `travel` the last of the first and the first of the second */
        from: string
        /** YYYY-MM-DD. */
        to: string
        /** only because of days of building up or taking down */
        isWithMoves: boolean
        /** whom it meets: people of both rows; empty of `trade` */
        people: Members[]
        /** kilometres as the crow flies; null: a place is not known */
        distance: number | null
      }[]
      /** of the viewer's own rows, without what was given up or called off */
      totals: {
        /** Those of it, one by one. */
        items: number
        /** Days, or a number of them. */
        days: number
        /** 元 */
        budget: number
        /** 元; two decimals at most. */
        actualCost: number
        /** Cities, with how often each. */
        cities: number
      }
    }
  }
  /** 复制去年: the editions of this year that follow those one had last year, with role, goals, budget and people, as ideas */
  'schedule.carryOver': {
    request: ScheduleCarryOver
    answer: {
      /** Exhibitors that were not there the edition before. */
      added: number
      /** of series without an edition that is known in the year */
      unknown: number
      /** beyond what the plan allows */
      left: number
    }
  }
  /** 导出 of 展会排期计划 as a sheet (XLSX); its rows count against the plan’s 导出 */
  'schedule.exportPlan': {
    request: ScheduleCarryOver
    answer: ScheduleExportPlanAnswer['data']
  }
  /** 费用 of an exhibition on 我的展会: a new one, or by its id what is there */
  'schedule.saveExpense': {
    request: {
      /** Of which kind it is. */
      kind: "rent" | "travel" | "booth" | "other"
      /** 元 */
      amount: number
      /** What somebody noted beside it. */
      note?: string | null
      /** whose it is, one of the team; absent: the viewer's */
      personId?: string
      /** the row of 我的展会 */
      mineId: string
      /** Opaque id: a UUID, made by us as version 7. */
      id?: string
    }
    answer: ScheduleSaveExpenseAnswer['data']
  }
  /** 删除 an expense of an exhibition on 我的展会 */
  'schedule.removeExpense': {
    request: {
      /** the row of 我的展会 */
      mineId: string
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
    }
    answer: ScheduleSaveExpenseAnswer['data']
  }
  /** 展会复盘: what came of an edition for its cost, beside the one before it and others; 明年去不去 */
  'schedule.review': {
    request: {
      /** Which edition. */
      editionId: string
      /** Days after the show that are counted as its result. */
      windowDays?: number
    }
    answer: {
      /** The edition. */
      edition: Edition
      /** The numbers of it. */
      figures: Figures
      /** Which of 我的展会. */
      mineId: string | null
      /** Leads that were aimed at. */
      goalLeads: number | null
      /** Meetings that were aimed at. */
      goalMeetings: number | null
      /** Figures of the whole team; false: of the viewer alone. */
      isTeam: boolean
      /** Not settled yet. */
      isOpen: boolean
      /** who has something open, and how much of it until tonight */
      people: People[]
      /** The one before. */
      previous: Previous | null
      /** Others of the kind. */
      others: Previous[]
      /** What the figures advise. */
      advice: {
        /** Of which kind it is. */
        kind: "said"
        /** What the figures advise. */
        advice: "go" | "skip" | "open"
        /** Why, the strongest first. */
        reasons: {
          /** Code of a dictionary, a place or a topic. */
          code: "returned" | "costPerLead" | "winRate" | "lastTime" | "customersNext"
          /** Whether the figures are enough to say so. */
          speaks: "for" | "against"
          /** of this exhibition, and what it is held against: cost, the median of one's others, the time before */
          value: number
          /** What it is compared with. */
          than: number | null
        }[]
      } | {
        /** Of which kind it is. */
        kind: "thin"
        /** Why it is so. */
        why: "notOver" | "tooSoon" | "fewContacts" | "nothingToCompare"
        /** What is there already of what is needed. */
        have: number | null
        /** What is needed before a forecast is made. */
        need: number | null
      }
      /** What comes next. */
      next: EditionCard | null
    }
  }
  /** 展会复盘 of a year: each exhibition, what belongs to none, and the whole */
  'schedule.yearReview': {
    request: {
      /** The year. */
      year: number
      /** Days after the show that are counted as its result. */
      windowDays?: number
    }
    answer: {
      /** Figures of the whole team; false: of the viewer alone. */
      isTeam: boolean
      /** Those of it, one by one. */
      items: Previous[]
      /** 未归属: offers and orders of the year with no exhibition within the window */
      unattributed: {
        /** The first of them. */
        first: First2
        /** The last of them. */
        last: First2
      }
      /** the cost of events of one's own, which have no edition */
      ownEventsCost: number
      /** How many there are; exact up to 1,000 of a list. */
      total: {
        /** The first of them. */
        first: First2
        /** The last of them. */
        last: First2
        /** What it costs: rounds of the algorithm, credits of an unlock, 元 of an expense. */
        cost: number | null
      }
      /** who has something open, and how much of it until tonight */
      people: People[]
    }
  }
  /** 导出 of 展会复盘 of a year as a sheet (XLSX); its rows count against the plan’s 导出 */
  'schedule.exportReview': {
    request: {
      /** The year. */
      year: number
      /** Days after the show that are counted as its result. */
      windowDays?: number
    }
    answer: ScheduleExportPlanAnswer['data']
  }
  /** 去客户去的地方: exhibitions to come by who of one’s own companies will be there, and those that together reach most of them */
  'schedule.customerEditions': {
    request: {
      /** Which group it belongs to. */
      group?: "all" | "unlocked" | "followed" | "favorited" | "listed"
      /** exhibitions to propose beside those planned */
      most?: number
      /** first days until then; absent: of a year */
      to?: string
    }
    answer: {
      /** companies of the group, and those of them that are expected somewhere */
      customers: number
      /** Those that are known. */
      known: number
      /** companies that are met at what stands on 我的展会 already, and with what is proposed too */
      planned: number
      /** Customers that are met there. */
      covered: number
      /** by who is expected there */
      editions: ({
        /** An exhibition edition as a row of a list (screens.md §3.4). */
        edition: EditionCard
        /** companies that are to be expected there, the sum of their probabilities */
        expected: number
        /** Those on the list. */
        listed: number
        /** the first few that one would meet */
        names: string[]
        /** of those proposed: which one it is, 1 for the first, and how many further companies it brings; else null */
        pick: {
          /** When it happened. */
          at: number
          /** Editions that would be added. */
          adds: number
        } | null
        /** it does not go together with what is proposed or planned: the name of that */
        clashesWith: string | null
      })[]
    }
  }
  /** 会遇到谁: who of one’s own companies is listed or expected at an exhibition to come */
  'schedule.customersAt': {
    request: {
      /** Which edition. */
      editionId: string
      /** Which group it belongs to. */
      group?: "all" | "unlocked" | "followed" | "favorited" | "listed"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** A company as a row of a list (screens.md §3.3). Unknown is null, never 0. */
        company: {
          /** Identifier of it, good in every call that takes one. */
          id: string
          /** What it is called. */
          name: string
          /** The name taken apart: place, brand, trade, legal form. */
          nameParts: NameParts | null
          /** 登记状态, as the register prints it: 存续, 注销. */
          registrationStatus: string | null
        }
        /** 0–1; 1: listed */
        probability: number
        /** It is on the list that came out since. */
        isListed: boolean
        /** Number of the booth, as printed. */
        boothNo: string | null
        /** Identifier of it, good in every call that takes one. */
        id: string
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 搜索建议: companies, exhibitions and halls while typing, three of each */
  'search.suggest': {
    request: {
      /** What is typed into the search box. */
      keyword: string
    }
    answer: {
      /** Of which kind it is. */
      type: "company" | "exhibition" | "hall"
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** What it is called. */
      title: string
      /** Half-open ranges of UTF-16 offsets that a keyword hit. */
      marks: [number, number][]
      /** Why a search found it: the field, and the words of the field with the hits marked by «start, end» offsets. */
      hitReason: HitReason | null
    }[]
  }
  /** 综合: the first hits of every kind, with their totals */
  'search.all': {
    request: {
      /** What is typed into the search box. */
      keyword: string
    }
    answer: {
      /** Who is calling: of the viewer's own team only; none for a visitor. */
      own: {
        /** Of which kind it is. */
        kind: "number" | "person" | "note"
        /** Company or exhibition. */
        targetType: "company" | "exhibition" | "hall" | "exhibitor"
        /** Opaque id: a UUID, made by us as version 7. */
        targetId: string
        /** Opaque id: a UUID, made by us as version 7. */
        companyId: string | null
        /** Opaque id: a UUID, made by us as version 7. */
        editionId: string | null
        /** What it is called. */
        name: string
        /** A number is masked. */
        snippet: string
        /** Half-open ranges of UTF-16 offsets that a keyword hit. */
        marks: [number, number][]
        /** Who unlocked or wrote it, and when. */
        by: string | null
        /** When it happened. */
        at: string
      }[]
      /** `isNear`: nothing matches exactly, these are like it. */
      companies: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** There are more than total says. */
        totalIsMore: boolean
        /** The rows of this page. */
        list: CompanyCard[]
        /** Nothing is exactly what was asked for: these are like it. */
        isNear: boolean
      }
      /** Exhibitions. */
      exhibitions: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** There are more than total says. */
        totalIsMore: boolean
        /** The rows of this page. */
        list: EditionCard[]
      }
      /** Halls. */
      halls: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** There are more than total says. */
        totalIsMore: boolean
        /** The rows of this page. */
        list: HallCard[]
      }
      /** Exhibitors. */
      exhibitors: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** There are more than total says. */
        totalIsMore: boolean
        /** The rows of this page. */
        list: ExhibitorRow[]
      }
      /** 资讯. */
      news: {
        /** How many there are; exact up to 1,000 of a list. */
        total: number
        /** There are more than total says. */
        totalIsMore: boolean
        /** The rows of this page. */
        list: NewsCard[]
      }
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 条件识别: what of a keyword means a time, a place, a topic or a booth, and the words that are left */
  'search.conditions': {
    request: {
      /** What is typed into the search box. */
      keyword: string
    }
    answer: {
      /** What of the keyword means a time, a place, a topic or a booth. */
      conditions: ({
        /** Of which kind it is. */
        kind: "time"
        /** The text of it. */
        text: string
        /** The first, or the earliest. */
        from: string
        /** The last, or the latest. */
        to: string
      } | {
        /** Of which kind it is. */
        kind: "region"
        /** The text of it. */
        text: string
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** What it is called. */
        name: string
      } | {
        /** Of which kind it is. */
        kind: "topic"
        /** The text of it. */
        text: string
        /** Code of a dictionary, a place or a topic. */
        code: string
        /** What it is called. */
        name: string
      } | {
        /** Of which kind it is. */
        kind: "customBooth"
        /** The text of it. */
        text: string
      } | {
        /** Of which kind it is. */
        kind: "international"
        /** The text of it. */
        text: string
      } | {
        /** Of which kind it is. */
        kind: "exhibitorList"
        /** The text of it. */
        text: string
      })[]
      /** The words that are left. */
      rest: string
    }
  }
  /** 找展馆: halls by keyword, place, size and what their pavilions bear */
  'search.halls': {
    request: {
      /** What is typed into a search box. */
      keyword?: string
      /** Which of them are searched: all, or the viewer’s. */
      searchType?: "ALL" | "MY_HALL"
      /** Filters of 找展馆. */
      filters?: {
        /** Places; a larger one stands for all within. */
        regionCodes?: string[]
        /** Net exhibition area, as a band. */
        areaBand?: "under3" | "3to5" | "5to10" | "10to20" | "over20"
        /** Metres of clear height. */
        clearHeight?: "8" | "10" | "12" | "15"
        /** Tonnes that a m² bears. */
        floorLoad?: "1" | "2" | "3" | "5"
        /** Whether there is outdoor area. */
        hasOutdoor?: boolean
        /** pavilions that their hall offers on all of these days, and nobody is known to have; unknown days are not free */
        free?: {
          /** The first, or the earliest. */
          from: string
          /** The last, or the latest. */
          to: string
        }
      }
      /** `distance` needs `near`; halls whose place is not known come last */
      sort?: "upcoming" | "indoorArea" | "distance"
      /** The place that distances are counted from. */
      near?: {
        /** Degrees east, WGS 84 where nothing else is said. */
        longitude: number
        /** Degrees north, WGS 84 where nothing else is said. */
        latitude: number
      }
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: HallCard[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 参展商(产品): list entries of all editions by product or printed name */
  'search.exhibitors': {
    request: {
      /** What is typed into the search box. */
      keyword: string
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: ExhibitorRow[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 试试这样搜: sentences that find something, of the region asked for or of the viewer first */
  'search.examples': {
    request: {
      /** GB/T 2260 or, overseas, ISO 3166-1 alpha-2. */
      regionCode?: string
    }
    answer: string[]
  }
  /** 热门搜索: topics of the exhibitions that begin next */
  'search.hotWords': {
    request: Record<string, never>
    answer: string[]
  }
  /** 企业登录: the providers that the operator has set, in their order */
  'sso.providers': {
    request: Record<string, never>
    answer: {
      /** Providers that sign people of companies in. */
      providers: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** Of which kind it is. */
        kind: "oidc" | "wecom" | "dingtalk" | "feishu"
        /** What it is called. */
        name: string
      }[]
    }
  }
  /** 企业登录 1: where the browser goes to sign in; `busy` when the provider does not answer */
  'sso.begin': {
    request: SsoBegin
    answer: SsoBeginAnswer['data']
  }
  /** 企业登录 2: asks the provider who came back; opens a session where the identity is linked, else says what is to be joined. `busy` when the provider does not answer, `forbidden` for another company */
  'sso.finish': {
    request: {
      /** What the browser came back with, good for one sign-in. */
      ticket: string
      /** What stays in the browser while it is at the provider. */
      secret: string
      /** Version of each agreement that the person ticked, by document. */
      agreementVersions: Record<string, string>
      /** The person within a team: who signs in to two teams has two. */
      subAccountId?: string
    }
    answer: {
      /** The session, sent in the header Jwt-Token from now on. */
      token: string | null
      /** Seconds until the session ends at the latest. */
      expiresIn: number
      /** The account was made by this sign-in. */
      isNew: boolean
      /** The number has several accounts: choose one by subAccountId. */
      needChoose: boolean
      /** The teams that the number may sign in to. */
      subAccounts: SubAccounts[]
      /** What the person has to agree to first; null: signed in. */
      join: Join | null
    }
  }
  /** 企业登录 3: the code of `account.sendLoginPhoneCode`; a number that a provider merely says proves nothing */
  'sso.prove': {
    request: {
      /** What the browser came back with, good for one sign-in. */
      ticket: string
      /** What stays in the browser while it is at the provider. */
      secret: string
      /** Telephone number as it is dialled. */
      phone: string
      /** Code of a dictionary, a place or a topic. */
      code: string
    }
    answer: Join
  }
  /** 企业登录 4: the person agrees: the identity is linked to the account of the proved number, and opens it from now on */
  'sso.join': {
    request: {
      /** What the browser came back with, good for one sign-in. */
      ticket: string
      /** What stays in the browser while it is at the provider. */
      secret: string
      /** Version of each agreement that the person ticked, by document. */
      agreementVersions: Record<string, string>
      /** The person says to be 14 or older. */
      ageConfirmed: true
      /** How old the person says to be. */
      ageGroup?: "adult" | "minor" | "toAsk"
      /** Of a person under 14: the guardian who agrees. */
      guardian?: {
        /** Telephone number as it is dialled. */
        phone: string
        /** Code of a dictionary, a place or a topic. */
        code: string
      }
      /** The person within a team: who signs in to two teams has two. */
      subAccountId?: string
    }
    answer: AccountPhoneCodeLoginAnswer['data']
  }
  /** 企业身份: the identities that are linked to the account, the newest first */
  'sso.identities': {
    request: Record<string, never>
    answer: {
      /** Identities at providers that are linked to the account. */
      identities: {
        /** Opaque id: a UUID, made by us as version 7. */
        identityId: string
        /** of the provider; its id, where the operator has it no more */
        provider: string
        /** What the provider calls the person. */
        person: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        linkedAt: string
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        usedAt: string
      }[]
    }
  }
  /** 绑定企业身份 1: where the browser goes; `busy` when the provider does not answer */
  'sso.beginLink': {
    request: SsoBegin
    answer: SsoBeginAnswer['data']
  }
  /** 绑定企业身份 2: links who came back to the account; `conflict` when it is linked to another one */
  'sso.link': {
    request: {
      /** What the browser came back with, good for one sign-in. */
      ticket: string
      /** What stays in the browser while it is at the provider. */
      secret: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 解绑企业身份: it opens the account no more, and the sessions it opened end, but for this one */
  'sso.unlink': {
    request: {
      /** Which linked identity. */
      identityId: string
    }
    answer: {
      /** How many sessions ended with it. */
      removed: number
    }
  }
  /** 子账号: the people of the tenant, who is invited, and the seats of the plan */
  'team.memberList': {
    request: Record<string, never>
    answer: {
      /** Members of the team. */
      members: Members2[]
      /** Invitations that nobody has answered yet. */
      invitations: Invitations[]
      /** Places of the team, and how many are taken. */
      seats: {
        /** How much is used. */
        used: number
        /** How many there are; exact up to 1,000 of a list. */
        total: number
      }
      /** of the last day */
      handOvers: {
        /** Opaque id: a UUID, made by us as version 7. */
        handOverId: string
        /** What it is called. */
        name: string | null
        /** Why. */
        reason: "disabled" | "removed" | "left" | "erased"
        /** Customers of the team. */
        customers: number
        /** What is to be done. */
        tasks: number
        /** What messages go to, or what is marked. */
        targets: number
        /** Exhibitions. */
        exhibitions: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        undoUntil: string
      }[]
    }
  }
  /** 邀请成员: by telephone number; holds for 30 days */
  'team.inviteMember': {
    request: {
      /** Telephone number as it is dialled. */
      phone: string
      /** What it is, or what somebody does, in this matter. */
      role: "owner" | "manager" | "member" | "reader"
      /** Unlocks a month that the member may use; null: as many as the team has. */
      unlockLimit?: number | null
    }
    answer: Invitations
  }
  /** 撤回邀请 */
  'team.withdrawInvitation': {
    request: {
      /** Which invitation. */
      invitationId: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 编辑成员: role and seat quota; the role `owner`, given by the owner, hands the team over */
  'team.editMember': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      subAccountId: string
      /** What it is, or what somebody does, in this matter. */
      role?: "owner" | "manager" | "member" | "reader"
      /** Unlocks a month that the member may use; null: as many as the team has. */
      unlockLimit?: number | null
      /** Position of a person in a company. */
      position?: string | null
    }
    answer: TeamEditMemberAnswer['data']
  }
  /** 停用成员: ends the sessions in this tenant at once and hands over what the person holds; or lets in again */
  'team.disableMember': {
    request: {
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
      /** The member can no longer sign in to the team. */
      disabled?: boolean
      /** The last, or the latest. */
      to?: HandOverRule
    }
    answer: TeamEditMemberAnswer['data']
  }
  /** 移交预览: what a member, or oneself, holds, and how much each would hold after */
  'team.handOverPreview': {
    request: {
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
      /** The last, or the latest. */
      to: HandOverRule
    }
    answer: {
      /** What the member holds and who would get it. */
      held: Held
      /** who has something open, and how much of it until tonight */
      people: {
        /** Opaque id: a UUID, made by us as version 7. */
        subAccountId: string
        /** What it is called. */
        name: string | null
        /** The person owns the team. */
        isOwner: boolean
        /** What it was before. */
        before: Held
        /** What it is afterwards. */
        after: Held
      }[]
    }
  }
  /** 移出成员: as 停用, and the seat is free */
  'team.removeMember': {
    request: {
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
      /** The last, or the latest. */
      to?: HandOverRule
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 退出团队: hands over what one holds and ends one’s sessions here; an owner hands the team over before */
  'team.leave': {
    request: {
      /** The last, or the latest. */
      to?: HandOverRule
    }
    answer: {
      /** The session, sent in the header Jwt-Token from now on. */
      token: string | null
    }
  }
  /** 撤销移交: within a day; the member is in the team again */
  'team.undoHandOver': {
    request: {
      /** Which hand-over. */
      handOverId: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 可分配成员: people of the team who may be given customers and tasks, oneself among them */
  'team.assignees': {
    request: Record<string, never>
    answer: {
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string
      /** What it is called. */
      name: string | null
      /** It is the viewer. */
      isMe: boolean
    }[]
  }
  /** 带来的: what of a space of one’s own can come to the team that one has joined; null: nothing is asked */
  'team.bringPreview': {
    request: Record<string, never>
    answer: {
      /** What the person would bring along from the team before. */
      offer: {
        /** Customers of the team. */
        customers: number
        /** Follow-ups. */
        followUps: number
        /** What messages go to, or what is marked. */
        targets: number
        /** Unlocked companies. */
        unlocks: number
        /** of the space; null: it has no name */
        fromName: string | null
        /** customers that the team has: the records come, the owner stays */
        knownCustomers: number
        /** companies that the team has unlocked: these unlocks stay where they are */
        knownUnlocks: number
      } | null
    }
  }
  /** 带来: brings what was chosen to the team, all of it or nothing; one is asked once, whatever one answers */
  'team.bringAlong': {
    request: {
      /** Customers of the team. */
      customers: boolean
      /** What messages go to, or what is marked. */
      targets: boolean
      /** Unlocked companies. */
      unlocks: boolean
    }
    answer: {
      /** Customers of the team. */
      customers: number
      /** Follow-ups. */
      followUps: number
      /** What messages go to, or what is marked. */
      targets: number
      /** Unlocked companies. */
      unlocks: number
    }
  }
  /** 收到的邀请: of tenants that asked this number to join */
  'team.invitationList': {
    request: Record<string, never>
    answer: {
      /** Opaque id: a UUID, made by us as version 7. */
      invitationId: string
      /** Name of the team. */
      tenantName: string
      /** Name of who invited. */
      invitedBy: string | null
      /** What it is, or what somebody does, in this matter. */
      role: "owner" | "manager" | "member" | "reader"
      /** An instant with offset, ISO 8601; what leaves the server is UTC. */
      expiresAt: string
    }[]
  }
  /** 接受或拒绝邀请: the sub-account that came of it; null when declined */
  'team.answerInvitation': {
    request: {
      /** Which invitation. */
      invitationId: string
      /** true: the invitation is taken; false: it is declined. */
      accepted: boolean
    }
    answer: {
      /** The person within a team: who signs in to two teams has two. */
      subAccountId: string | null
    }
  }
  /** 角色: the roles of a tenant and what each may do */
  'team.roleList': {
    request: Record<string, never>
    answer: {
      /** Code of a dictionary, a place or a topic. */
      code: "owner" | "manager" | "member" | "reader"
      /** What it is called. */
      name: string
      /** What the person may do, as permission strings. */
      permissions: string[]
      /** The viewer may give it. */
      isAssignable: boolean
    }[]
  }
  /** 当前权限: what the viewer may do, by roles and alone */
  'team.currentPermission': {
    request: Record<string, never>
    answer: {
      /** What the person may do, as permission strings. */
      permissions: string[]
      /** Roles of the person. */
      roles: string[]
    }
  }
  /** 我的解锁列表: what the team has unlocked, the latest first, and who unlocked how many */
  'unlock.list': {
    request: {
      /** YYYY-MM-DD. */
      from?: string
      /** YYYY-MM-DD. */
      to?: string
      /** `refunded`: its credit came back, for the numbers were no good. */
      state?: "valid" | "expired" | "refunded"
      /** Opaque id: a UUID, made by us as version 7. */
      memberId?: string
      /** Whether the team followed up. */
      followed?: "yes" | "no"
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** Opaque id: a UUID, made by us as version 7. */
        companyId: string
        /** Registered name of the company. */
        companyName: string
        /** How a Chinese company name reads, as lengths in UTF-16 units: they follow each other in this order and add up to the name as printed, brackets and blanks included. 武汉|翎恪|新能源科技|股份有限公司|北京分公司 */
        companyNameParts: NameParts | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        unlockTime: string
        /** Name of the person who did it. */
        byName: string | null
        /** It is the viewer’s own. */
        isMine: boolean
        /** credits */
        cost: number
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        expireTime: string
        /** `refunded`: its credit came back, for the numbers were no good. */
        state: "valid" | "expired" | "refunded"
        /** whether the team sees its contacts now, by this unlock or a later one */
        isOpen: boolean
        /** Ways of contact that are known of it. */
        contactCount: number
        /** by the team; null: never */
        lastFollowTime: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
      /** who has something open, and how much of it until tonight */
      people: {
        /** Identifier of it, good in every call that takes one. */
        id: string
        /** What it is called. */
        name: string | null
        /** how many are sent now */
        count: number
      }[]
    }
  }
  /** 额度明细: every unlock credit of the team that went or came, the latest first */
  'unlock.ledger': {
    request: {
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** null: at once */
        at: string
        /** Why. */
        reason: "unlock" | "refund" | "gift" | "reset"
        /** -1: one was used */
        delta: number
        /** left of what it was taken from: the month’s, or those given once */
        balance: number
        /** Name of the person who did it. */
        byName: string | null
        /** It is the viewer’s own. */
        isMine: boolean
        /** Opaque id: a UUID, made by us as version 7. */
        companyId: string | null
        /** Registered name of the company. */
        companyName: string | null
        /** How a Chinese company name reads, as lengths in UTF-16 units: they follow each other in this order and add up to the name as printed, brackets and blanks included. 武汉|翎恪|新能源科技|股份有限公司|北京分公司 */
        companyNameParts: NameParts | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 续期: another 365 days behind those that are left, for one credit, in the last 30 days */
  'unlock.renew': {
    request: AccessKeyRotate
    answer: {
      /** When it ends; null: not at all. */
      expireTime: string
      /** Unlocks that are left; null: no limit. */
      remaining: number
    }
  }
  /** 上传文件: the body is the file as it is; pictures are made anew, without their metadata */
  'upload.file': {
    request: {
      /** avatar: a picture that anyone may open. followUp: pictures and videos of the tenant. authentication: pictures of licences and letters, for the owner of the tenant. */
      scene: "avatar" | "followUp" | "authentication"
      /** Repeated with the same one, an upload is the same file. */
      clientUid: string
      /** What it is called. */
      name?: string
    }
    answer: StoredFile
  }
  /** 推送地址: the endpoints of the person, the newest first, and how many the plan gives */
  'webhook.list': {
    request: Record<string, never>
    answer: {
      /** on and off, the newest first */
      endpoints: ({
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** https, without a name and a password in it, on the open internet */
        url: string
        /** what it is told; once each */
        events: ("followUp.written" | "reminder.due" | "exhibitorList.published" | "edition.postponed" | "forecast.settled" | "unlock.made" | "import.done")[]
        /** Whether it applies. */
        isOn: boolean
        /** null: it is on */
        offReason: ("person" | "failing" | "gone") | null
        /** An instant with offset, ISO 8601; what leaves the server is UTC. */
        createdAt: string
        /** until then the secret before it signs, too */
        previousUntil: string | null
        /** since when every try failed; null: the last one did not */
        failingSince: string | null
        /** the last that was tried */
        last: {
          /** Of which kind it is. */
          type: string
          /** it was put in, or why not */
          state: "waiting" | "sending" | "delivered" | "dead" | "skipped"
          /** How it stands. */
          status: number | null
          /** When it was settled. */
          settledAt: string | null
        } | null
      })[]
      /** 0: the plan has none */
      most: number
    }
  }
  /** 新建推送地址: where programs are told of events; its secret is shown this once */
  'webhook.make': {
    request: {
      /** https, without a name and a password in it, on the open internet */
      url: string
      /** what it is told; once each */
      events: ("followUp.written" | "reminder.due" | "exhibitorList.published" | "edition.postponed" | "forecast.settled" | "unlock.made" | "import.done")[]
    }
    answer: WebhookMakeAnswer['data']
  }
  /** 修改推送地址: where and what it is told; switched off it is told nothing of what happens meanwhile */
  'webhook.change': {
    request: {
      /** Identifier of it, good in every call that takes one. */
      id: string
      /** https, without a name and a password in it, on the open internet */
      url: string
      /** what it is told; once each */
      events: ("followUp.written" | "reminder.due" | "exhibitorList.published" | "edition.postponed" | "forecast.settled" | "unlock.made" | "import.done")[]
      /** Whether it applies. */
      isOn: boolean
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 删除推送地址: with its deliveries; nothing is sent to it any more */
  'webhook.remove': {
    request: AccessKeyRotate
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 更换签名密钥: a new secret; for another day the one before signs beside it */
  'webhook.rotate': {
    request: AccessKeyRotate
    answer: WebhookMakeAnswer['data']
  }
  /** 发送测试: an event `webhook.test`, sent within seconds; what became of it is among the deliveries */
  'webhook.test': {
    request: AccessKeyRotate
    answer: {
      /** header `webhook-id` of the test */
      eventId: string
    }
  }
  /** 推送记录: what an endpoint was sent within 30 days, the newest first */
  'webhook.deliveries': {
    request: {
      /** Where the next page begins, from the page before; null: there is none. */
      cursor?: string
      /** How many at most. */
      limit?: number
      /** Identifier of it, good in every call that takes one. */
      id: string
    }
    answer: {
      /** The rows of this page. */
      list: {
        /** Opaque id: a UUID, made by us as version 7. */
        id: string
        /** header `webhook-id`: the same however often it is sent */
        eventId: string
        /** as in the payload; `webhook.test` of a test */
        type: string
        /** it was put in, or why not */
        state: "waiting" | "sending" | "delivered" | "dead" | "skipped"
        /** how often it was sent */
        tries: number
        /** of the last answer; null: there was none */
        status: number | null
        /** what went wrong last */
        why: string | null
        /** when it happened */
        at: string
        /** of one that waits: its next try */
        dueAt: string | null
        /** when it was delivered or given up */
        settledAt: string | null
      }[]
      /** How many there are; exact up to 1,000 of a list. */
      total: number
      /** There are more than total says. */
      totalIsMore: boolean
      /** Where the next page begins, from the page before; null: there is none. */
      cursor: string | null
      /** How much of a list the viewer's plan shows. Rows beyond it are not sent; `hidden` is their number (null: unknown, more than 1,000), so that empty is never read as locked. */
      access: ListAccess
    }
  }
  /** 重新推送: a delivery that was made or given up is sent once more, under the same `webhook-id` */
  'webhook.replay': {
    request: {
      /** one that is settled */
      deliveryId: string
    }
    answer: AccessKeyRevokeAnswer['data']
  }
  /** 重新推送此后全部: everything since a moment of the last 30 days, in its order, also what came while it was off */
  'webhook.replaySince': {
    request: {
      /** Opaque id: a UUID, made by us as version 7. */
      id: string
      /** what happened then or later */
      since: string
    }
    answer: PoolAssignAnswer['data']
  }
  /** 微信签名: what wx.config needs for one page of ours; the part of `url` behind # does not count */
  'wechat.getWxSignature': {
    request: {
      /** Address of it. */
      url: string
    }
    answer: {
      /** Of the official account. */
      appId: string
      /** Seconds since 1970. */
      timestamp: number
      /** Random part of what is signed. */
      nonceStr: string
      /** Signature over what stands beside it. */
      signature: string
    }
  }
}

export const routes: { readonly [Name in keyof Calls]: readonly [string, string] | readonly [string, string, string] } = {
  'accessKey.list': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/accessKey/list'],
  'accessKey.make': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/accessKey/make'],
  'accessKey.rotate': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/accessKey/rotate'],
  'accessKey.revoke': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/accessKey/revoke'],
  'accessKey.current': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/accessKey/current'],
  'account.sendLoginPhoneCode': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/sendLoginPhoneCode'],
  'account.phoneCodeLogin': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/phoneCodeLogin'],
  'account.sendGuardianCode': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/sendGuardianCode'],
  'account.userNamePasswordLoginBehavior': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/userNamePasswordLoginBehavior'],
  'account.behaviorCaptcha': ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/behaviorCaptcha'],
  'account.verifyBehavior': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/none/verifyBehavior'],
  'account.logout': ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/logout'],
  'account.sendForgotPasswordCode': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/none/forgotPassword/sendPhoneCode'],
  'account.verifyIdentity': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/none/forgotPassword/verifyIdentity'],
  'account.setNewPassword': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/none/forgotPassword/setNewPassword'],
  'account.sendEditPasswordCode': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/editLoginPassword/sendPhoneCode'],
  'account.editLoginPassword': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/editLoginPassword'],
  'account.sendReplacePhoneCode': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/replacePhone/sendPhoneCode'],
  'account.verifyOld': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/replacePhone/verifyOld'],
  'account.replacePhone': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/replacePhone'],
  'account.sessionList': ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/account/sessionList'],
  'account.removeSession': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/removeSession'],
  'account.agreements': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/agreement/none/versions'],
  'account.saveConsent': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/agreement/none/consent'],
  'account.current': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/subAccount/current'],
  'account.statistics': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/subAccount/statistics'],
  'application.list': ['GET', '/zhzz-zky/api/zhzz-zky/web/application/none/list'],
  'application.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/application/none/detail'],
  'application.apply': ['POST', '/zhzz-zky/api/zhzz-zky/web/application/apply'],
  'application.use': ['POST', '/zhzz-zky/api/zhzz-zky/web/application/use'],
  'application.saveOrder': ['POST', '/zhzz-zky/api/zhzz-zky/web/application/order/save'],
  'appVersion.latest': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/appVersion/none/latest'],
  'authentication.current': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/enterpriseAuthentication/current'],
  'authentication.match': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/enterpriseAuthentication/matchEnterprise'],
  'authentication.sendCode': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/enterpriseAuthentication/sendPhoneCode'],
  'authentication.submit': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/enterpriseAuthentication/submit'],
  'calendar.days': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/none/days'],
  'calendar.editions': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/none/editions'],
  'calendar.feeds': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/feed/list'],
  'calendar.makeFeed': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/feed/make'],
  'calendar.endFeed': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/feed/end'],
  'calendar.planFile': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/plan/calendar'],
  'call.before': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/before'],
  'call.dial': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/dial'],
  'call.dialLine': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/dialLine'],
  'call.saveResult': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/record/result'],
  'call.list': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/record/page'],
  'call.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/record/detail'],
  'call.statistics': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/statistics'],
  'call.rules': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/rules'],
  'call.saveRules': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/rules/save'],
  'call.makeList': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/task/save'],
  'call.lists': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/task/page'],
  'call.items': ['GET', '/zhzz-zky/api/zhzz-zky/web/outCall/task/items'],
  'call.settleItem': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/task/state'],
  'call.removeList': ['POST', '/zhzz-zky/api/zhzz-zky/web/outCall/task/remove'],
  'company.search': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/company/none/search'],
  'company.near': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/company/near'],
  'company.exportList': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/company/exportList'],
  'company.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/none/detail'],
  'company.match': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/company/match'],
  'company.businessInfo': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/businessInfo'],
  'company.exhibitionHistory': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/exhibitionHistory'],
  'company.abnormalInfo': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/abnormalInfo'],
  'company.annualReport': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/annualReport'],
  'company.annualReportDetail': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/annualReportDetail'],
  'company.appProduction': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/appProduction'],
  'company.b2bInfo': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/b2bInfo'],
  'company.baikeInfo': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/baikeInfo'],
  'company.branch': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/branch'],
  'company.certInfoPage': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/certInfoPage'],
  'company.financingInfo': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/financingInfo'],
  'company.investment': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/investment'],
  'company.keysPerson': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/keysPerson'],
  'company.patentPage': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/patentPage'],
  'company.patentDetail': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/patentDetail'],
  'company.recruitPage': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/recruitPage'],
  'company.shareholder': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/shareholder'],
  'company.tenderProjectPage': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/tenderProjectPage'],
  'company.trademarkPage': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/trademarkPage'],
  'company.trademarkDetail': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/trademarkDetail'],
  'company.wechatInfo': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/wechatInfo'],
  'company.recruitEchart': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/recruitEchart'],
  'company.similarCompany': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/similarCompany'],
  'company.signals': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/signals'],
  'company.compare': ['POST', '/zhzz-zky/api/zhzz-zky/web/company/compare'],
  'company.visit': ['POST', '/zhzz-zky/api/zhzz-zky/web/company/visit'],
  'company.contacts': ['GET', '/zhzz-zky/api/zhzz-zky/web/company/contacts'],
  'company.markContact': ['POST', '/zhzz-zky/api/zhzz-zky/web/company/markContact'],
  'event.batch': ['POST', '/mingyang-common/api/mingyang-common/web/event/none/batch'],
  'exhibition.visitorStatistics': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhibition/none/audience/statistics'],
  'exhibition.visitors': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhibition/none/audience/page'],
  'exhibition.search': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/none/search'],
  'exhibition.calendar': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/none/calendar'],
  'exhibition.organizers': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/none/organizers'],
  'exhibition.halls': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/none/halls'],
  'exhibition.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhibition/none/detail'],
  'exhibition.match': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/match'],
  'exhibition.exhibitors': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/none/exhibitors'],
  'exhibition.route': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/route'],
  'exhibition.pack': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/pack'],
  'exhibition.targets': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/targets'],
  'exhibition.markTargets': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/exhibition/markTargets'],
  'followUp.save': ['POST', '/zhzz-zky/api/zhzz-zky/web/followUp/save'],
  'followUp.edit': ['POST', '/zhzz-zky/api/zhzz-zky/web/followUp/edit'],
  'followUp.remove': ['POST', '/zhzz-zky/api/zhzz-zky/web/followUp/remove'],
  'followUp.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/followUp/detail'],
  'followUp.addNote': ['POST', '/zhzz-zky/api/zhzz-zky/web/followUp/addNote'],
  'followUp.list': ['GET', '/zhzz-zky/api/zhzz-zky/web/followUp/list'],
  'followUp.mine': ['GET', '/zhzz-zky/api/zhzz-zky/web/followUp/mine'],
  'followUp.team': ['GET', '/zhzz-zky/api/zhzz-zky/web/followUp/team'],
  'followUp.settleNext': ['POST', '/zhzz-zky/api/zhzz-zky/web/followUp/settleNext'],
  'followUp.assign': ['POST', '/zhzz-zky/api/zhzz-zky/web/followUp/assign'],
  'hall.cities': ['GET', '/zhzz-zky/api/zhzz-zky/web/hall/none/cities'],
  'hall.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/hall/none/detail'],
  'hall.occupancy': ['GET', '/zhzz-zky/api/zhzz-zky/web/hall/none/occupancy'],
  'hall.gaps': ['GET', '/zhzz-zky/api/zhzz-zky/web/hall/none/gaps'],
  'hall.pictures': ['GET', '/zhzz-zky/api/zhzz-zky/web/hall/none/pictures'],
  'hall.slots': ['GET', '/zhzz-zky/api/zhzz-zky/web/hallSchedule/my/page'],
  'hall.slot': ['GET', '/zhzz-zky/api/zhzz-zky/web/hallSchedule/slot/detail'],
  'hall.slotConflicts': ['POST', '/zhzz-zky/api/zhzz-zky/web/hallSchedule/slot/conflicts'],
  'hall.saveSlot': ['POST', '/zhzz-zky/api/zhzz-zky/web/hallSchedule/slot/save'],
  'hall.removeSlot': ['POST', '/zhzz-zky/api/zhzz-zky/web/hallSchedule/slot/remove'],
  'home.index': ['GET', '/zhzz-zky/api/zhzz-zky/web/home/none/index'],
  'home.todo': ['GET', '/zhzz-zky/api/zhzz-zky/web/home/todo'],
  'member.orders': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/member/orderPage'],
  'member.applyUpgrade': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/applyUpgrade'],
  'member.usageByDay': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/member/usage'],
  'member.planList': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/member/none/planList'],
  'member.unlockPreview': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/member/unlockPreview'],
  'member.unlock': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/unlock'],
  'member.unlockBatchPreview': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/unlockBatchPreview'],
  'member.unlockBatch': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/unlockBatch'],
  'member.savedFilters': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/member/savedFilters'],
  'member.saveFilter': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/saveFilter'],
  'member.removeFilter': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/removeFilter'],
  'member.toggleFavorite': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/member/toggleFavorite'],
  'message.page': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/message/page'],
  'message.read': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/read'],
  'message.readAll': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/readAll'],
  'message.remove': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/remove'],
  'message.one': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/message/one'],
  'message.targets': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/message/targets'],
  'message.subscribePush': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/subscribePush'],
  'message.sendEmailCode': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/sendEmailCode'],
  'message.confirmEmail': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/confirmEmail'],
  'message.setRobot': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/setRobot'],
  'message.setSms': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/setSms'],
  'message.endTarget': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/endTarget'],
  'message.saveQuiet': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/message/saveQuiet'],
  'news.search': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/news/none/page'],
  'news.detail': ['GET', '/zhzz-zky/api/zhzz-zky/web/news/none/detail'],
  'news.open': ['POST', '/zhzz-zky/api/zhzz-zky/web/news/open'],
  'news.like': ['POST', '/zhzz-zky/api/zhzz-zky/web/news/like'],
  'operate.beginSetUp': ['POST', '/console-api/operator/beginSetUp'],
  'operate.setUp': ['POST', '/console-api/operator/setUp'],
  'operate.signIn': ['POST', '/console-api/operator/signIn'],
  'operate.signOut': ['POST', '/console-api/operator/signOut'],
  'operate.me': ['GET', '/console-api/operator/me'],
  'operate.operators': ['GET', '/console-api/operator/list'],
  'operate.addOperator': ['POST', '/console-api/operator/add'],
  'operate.resetOperator': ['POST', '/console-api/operator/reset'],
  'operate.closeOperator': ['POST', '/console-api/operator/close'],
  'operate.waitingOrders': ['GET', '/console-api/people/orders'],
  'operate.settleOrder': ['POST', '/console-api/people/orders/settle'],
  'operate.waitingApplications': ['GET', '/console-api/people/applications'],
  'operate.settleApplication': ['POST', '/console-api/people/applications/settle'],
  'operate.waitingReports': ['GET', '/console-api/people/reports'],
  'operate.settleReport': ['POST', '/console-api/people/reports/settle'],
  'operate.waitingAuthentications': ['GET', '/console-api/people/authentications'],
  'operate.authentication': ['GET', '/console-api/people/authentications/one'],
  'operate.settleAuthentication': ['POST', '/console-api/people/authentications/settle'],
  'operate.findPeople': ['POST', '/console-api/people/find'],
  'operate.account': ['GET', '/console-api/people/account'],
  'operate.setAccountOpen': ['POST', '/console-api/people/account/open'],
  'operate.endSessions': ['POST', '/console-api/people/account/endSessions'],
  'operate.tenant': ['GET', '/console-api/people/tenant'],
  'operate.tenantUsage': ['GET', '/console-api/people/tenant/usage'],
  'operate.givePlan': ['POST', '/console-api/people/tenant/givePlan'],
  'operate.endPlan': ['POST', '/console-api/people/tenant/endPlan'],
  'operate.setQuota': ['POST', '/console-api/people/tenant/setQuota'],
  'operate.endQuota': ['POST', '/console-api/people/tenant/endQuota'],
  'operate.tenantUnlocks': ['GET', '/console-api/people/tenant/unlocks'],
  'operate.tenantCredits': ['GET', '/console-api/people/tenant/credits'],
  'operate.giveCreditBack': ['POST', '/console-api/people/tenant/giveCreditBack'],
  'operate.numberReports': ['GET', '/console-api/people/numbers'],
  'operate.settleNumber': ['POST', '/console-api/people/numbers/settle'],
  'operate.runningJobs': ['GET', '/console-api/running/jobs'],
  'operate.logLines': ['POST', '/console-api/running/log'],
  'operate.verifyLog': ['POST', '/console-api/running/verifyLog'],
  'operate.settings': ['GET', '/console-api/running/settings'],
  'operate.saveSetting': ['POST', '/console-api/running/settings/save'],
  'operate.forecasts': ['GET', '/console-api/running/forecasts'],
  'operate.startForecast': ['POST', '/console-api/running/forecasts/start'],
  'operate.backups': ['GET', '/console-api/running/backups'],
  'operate.startBackup': ['POST', '/console-api/running/backups/start'],
  'operate.noteDrill': ['POST', '/console-api/running/backups/drill'],
  'operate.glance': ['GET', '/console-api/running/glance'],
  'operate.figures': ['GET', '/console-api/running/figures'],
  'operate.hotWordsSet': ['GET', '/console-api/content/hotWords'],
  'operate.saveHotWords': ['POST', '/console-api/content/hotWords/save'],
  'operate.shownCustomerService': ['GET', '/console-api/content/customerService'],
  'operate.saveCustomerService': ['POST', '/console-api/content/customerService/save'],
  'operate.importRuns': ['GET', '/console-api/data/imports'],
  'operate.importRun': ['GET', '/console-api/data/imports/one'],
  'operate.importTask': ['GET', '/console-api/data/imports/task'],
  'operate.rejectedRows': ['GET', '/console-api/data/imports/rows'],
  'operate.rejectedFile': ['GET', '/console-api/data/imports/file'],
  'operate.uploadImport': ['POST', '/console-api/data/imports/upload', 'bytes'],
  'operate.tryImport': ['POST', '/console-api/data/imports/try'],
  'operate.bringIn': ['POST', '/console-api/data/imports/run'],
  'operate.undoImport': ['POST', '/console-api/data/imports/undo'],
  'operate.dataHealth': ['GET', '/console-api/data/health'],
  'operate.measureHealth': ['POST', '/console-api/data/health/measure'],
  'operate.takeNames': ['POST', '/console-api/match/take'],
  'operate.decideName': ['POST', '/console-api/match/decide'],
  'operate.undoName': ['POST', '/console-api/match/undo'],
  'operate.decidedNames': ['GET', '/console-api/match/decided'],
  'operate.companiesNamed': ['GET', '/console-api/company/named'],
  'operate.companyPairs': ['GET', '/console-api/duplicate/pairs'],
  'operate.joinPreview': ['GET', '/console-api/duplicate/preview'],
  'operate.joinCompany': ['POST', '/console-api/duplicate/join'],
  'operate.partCompany': ['POST', '/console-api/duplicate/part'],
  'operate.keepApart': ['POST', '/console-api/duplicate/apart'],
  'operate.joins': ['GET', '/console-api/duplicate/joins'],
  'operate.companyRecord': ['GET', '/console-api/correct/record'],
  'operate.correctCompany': ['POST', '/console-api/correct/company'],
  'operate.editionsNamed': ['GET', '/console-api/correct/editions'],
  'operate.hallsNamed': ['GET', '/console-api/correct/halls'],
  'operate.entriesNamed': ['GET', '/console-api/correct/entries'],
  'operate.factsOf': ['GET', '/console-api/correct/facts'],
  'operate.correctFacts': ['POST', '/console-api/correct/facts'],
  'operate.addEntry': ['POST', '/console-api/correct/entry'],
  'operate.removeEntry': ['POST', '/console-api/correct/entry/remove'],
  'operate.hallParts': ['GET', '/console-api/correct/hall/parts'],
  'operate.addOccupancy': ['POST', '/console-api/correct/occupancy'],
  'operate.removeOccupancy': ['POST', '/console-api/correct/occupancy/remove'],
  'operate.dictionaries': ['GET', '/console-api/names/dictionaries'],
  'operate.dictionaryEntries': ['GET', '/console-api/names/entries'],
  'operate.dictionaryEntry': ['GET', '/console-api/names/entry'],
  'operate.putNameRight': ['POST', '/console-api/names/put'],
  'operate.takeNameBack': ['POST', '/console-api/names/undo'],
  'operate.namedOnce': ['GET', '/console-api/names/once'],
  'operate.nameMany': ['POST', '/console-api/names/many'],
  'operate.accessKeys': ['GET', '/console-api/accessKeys/list'],
  'operate.revokeAccessKey': ['POST', '/console-api/accessKeys/revoke'],
  'operate.announcements': ['GET', '/console-api/content/announcements'],
  'operate.announcementGroups': ['GET', '/console-api/content/announcements/groups'],
  'operate.countAudience': ['POST', '/console-api/content/announcements/count'],
  'operate.announce': ['POST', '/console-api/content/announcements/save'],
  'operate.cancelAnnouncement': ['POST', '/console-api/content/announcements/cancel'],
  'operate.articles': ['GET', '/console-api/content/articles'],
  'operate.article': ['GET', '/console-api/content/articles/one'],
  'operate.saveArticle': ['POST', '/console-api/content/articles/save'],
  'operate.publishArticle': ['POST', '/console-api/content/articles/publish'],
  'operate.withdrawArticle': ['POST', '/console-api/content/articles/withdraw'],
  'operate.applicationCatalogue': ['GET', '/console-api/content/applications'],
  'operate.saveApplication': ['POST', '/console-api/content/applications/save'],
  'operate.orderApplications': ['POST', '/console-api/content/applications/order'],
  'operate.waitingPrivacyRequests': ['GET', '/console-api/people/privacyRequests'],
  'operate.settlePrivacyRequest': ['POST', '/console-api/people/privacyRequests/settle'],
  'operate.textMessages': ['GET', '/console-api/textMessages/days'],
  'operate.limitsHit': ['GET', '/console-api/textMessages/limits'],
  'operate.limitsOfNumber': ['POST', '/console-api/textMessages/number'],
  'operate.lifts': ['GET', '/console-api/textMessages/lifts'],
  'operate.liftLimits': ['POST', '/console-api/textMessages/lift'],
  'operate.endLift': ['POST', '/console-api/textMessages/endLift'],
  'person.accountList': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/account/list'],
  'person.switchSubAccount': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/auth/switchSubAccount'],
  'person.submitInfo': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/subAccount/submitInfo'],
  'person.skipInfo': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/subAccount/skipInfo'],
  'person.editInfo': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/subAccount/editInfo'],
  'person.privacySetting': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/privacy/setting'],
  'person.savePrivacySetting': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/privacy/setting'],
  'person.notificationSetting': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/notification/setting'],
  'person.saveNotificationSetting': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/notification/setting'],
  'person.exportData': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/privacy/exportData'],
  'person.exportTask': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/privacy/exportTask'],
  'person.exportFile': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/privacy/exportFile'],
  'person.askPrivacy': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/privacy/request'],
  'person.privacyRequests': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/privacy/requests'],
  'person.sendCancelCode': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/applyCancel/sendPhoneCode'],
  'person.applyCancel': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/applyCancel'],
  'person.revokeCancel': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/account/revokeCancel'],
  'place.nearby': ['GET', '/mingyang-common/api/mingyang-common/web/place/nearby'],
  'place.search': ['GET', '/mingyang-common/api/mingyang-common/web/place/search'],
  'place.regeocode': ['GET', '/mingyang-common/api/mingyang-common/web/place/regeocode'],
  'place.map': ['GET', '/mingyang-common/api/mingyang-common/web/place/none/map'],
  'pool.list': ['GET', '/zhzz-zky/api/zhzz-zky/web/customerPool/page'],
  'pool.take': ['POST', '/zhzz-zky/api/zhzz-zky/web/customerPool/take'],
  'pool.assign': ['POST', '/zhzz-zky/api/zhzz-zky/web/customerPool/assign'],
  'pool.release': ['POST', '/zhzz-zky/api/zhzz-zky/web/customerPool/release'],
  'pool.preview': ['POST', '/zhzz-zky/api/zhzz-zky/web/customerPool/preview'],
  'pool.saveRule': ['POST', '/zhzz-zky/api/zhzz-zky/web/customerPool/rule/save'],
  'prediction.editions': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/prediction/none/editions'],
  'prediction.edition': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/prediction/none/edition'],
  'prediction.companies': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/prediction/none/companies'],
  'prediction.byCompany': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/prediction/none/byCompany'],
  'prediction.explain': ['GET', '/zhzz-zky/api/zhzz-zky/web/prediction/explain'],
  'prediction.scorecard': ['GET', '/zhzz-zky/api/zhzz-zky/web/prediction/none/scorecard'],
  'prediction.see': ['POST', '/zhzz-zky/api/zhzz-zky/web/prediction/see'],
  'prediction.exportList': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/prediction/exportList'],
  'prediction.feedback': ['POST', '/zhzz-zky/api/zhzz-zky/web/prediction/feedback'],
  'reference.customerServiceInfo': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/platformConfig/none/customerServiceInfo'],
  'reference.queryRegionTree': ['GET', '/mingyang-base/api/base/region/queryRegionTree'],
  'reference.industryTree': ['GET', '/mingyang-base/api/base/industry/none/queryIndustryTree'],
  'reference.getTreeDictionaryByTypeList': ['POST', '/zky-admin/api/zky-admin/dictionary/none/getTreeDictionaryByTypeList'],
  'reference.getTreeDictionary': ['GET', '/zhzz-sys/api/zhzz-sys/management/dictionary/none/getTreeDictionary'],
  'report.save': ['POST', '/mingyang-common/api/mingyang-common/web/feedback/save'],
  'report.mine': ['GET', '/mingyang-common/api/mingyang-common/web/feedback/mine'],
  'schedule.saveMine': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/save'],
  'schedule.addMine': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/add'],
  'schedule.removeMine': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/remove'],
  'schedule.proposeMine': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/propose'],
  'schedule.mine': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/page'],
  'schedule.mineDetail': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/detail'],
  'schedule.companions': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/companions'],
  'schedule.plan': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/plan/detail'],
  'schedule.carryOver': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/plan/carryOver'],
  'schedule.exportPlan': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/plan/export'],
  'schedule.saveExpense': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/expense/save'],
  'schedule.removeExpense': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/my/expense/remove'],
  'schedule.review': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/review/detail'],
  'schedule.yearReview': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/review/year'],
  'schedule.exportReview': ['POST', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/review/export'],
  'schedule.customerEditions': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/customerEditions/ranked'],
  'schedule.customersAt': ['GET', '/zhzz-zky/api/zhzz-zky/web/exhSchedule/customerEditions/companies'],
  'search.suggest': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/suggest'],
  'search.all': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/all'],
  'search.conditions': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/conditions'],
  'search.halls': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/halls'],
  'search.exhibitors': ['POST', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/exhibitors'],
  'search.examples': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/examples'],
  'search.hotWords': ['GET', '/mingyang-zky-search/api/mingyang-zky-search/web/search/none/hotWords'],
  'sso.providers': ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/none/providers'],
  'sso.begin': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/none/begin'],
  'sso.finish': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/none/finish'],
  'sso.prove': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/none/prove'],
  'sso.join': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/none/join'],
  'sso.identities': ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/identities'],
  'sso.beginLink': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/beginLink'],
  'sso.link': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/link'],
  'sso.unlink': ['POST', '/zhzz-auth-center/api/zhzz-auth-center/web/sso/unlink'],
  'team.memberList': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/tenant/memberList'],
  'team.inviteMember': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/inviteMember'],
  'team.withdrawInvitation': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/withdrawInvitation'],
  'team.editMember': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/editMember'],
  'team.disableMember': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/disableMember'],
  'team.handOverPreview': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/handOverPreview'],
  'team.removeMember': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/removeMember'],
  'team.leave': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/leave'],
  'team.undoHandOver': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/undoHandOver'],
  'team.assignees': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/tenant/assignees'],
  'team.bringPreview': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/tenant/bringPreview'],
  'team.bringAlong': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/bringAlong'],
  'team.invitationList': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/tenant/invitationList'],
  'team.answerInvitation': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/tenant/answerInvitation'],
  'team.roleList': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/role/list'],
  'team.currentPermission': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/permission/current'],
  'unlock.list': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/unlock/page'],
  'unlock.ledger': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/unlock/ledger'],
  'unlock.renew': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/unlock/renew'],
  'upload.file': ['POST', '/mingyang-common/api/mingyang-common/web/upload/file', 'bytes'],
  'webhook.list': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/webhook/list'],
  'webhook.make': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/make'],
  'webhook.change': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/change'],
  'webhook.remove': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/remove'],
  'webhook.rotate': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/rotate'],
  'webhook.test': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/test'],
  'webhook.deliveries': ['GET', '/zhzz-user-center/api/zhzz-user-center/web/webhook/deliveries'],
  'webhook.replay': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/replay'],
  'webhook.replaySince': ['POST', '/zhzz-user-center/api/zhzz-user-center/web/webhook/replaySince'],
  'wechat.getWxSignature': ['GET', '/zhzz-auth-center/api/zhzz-auth-center/web/thirdAppInfo/getWxSignature'],
}
