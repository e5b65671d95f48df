/** Fields of an edition and its series, and what files call them. */
export const exhibitionFields = {
  name: '展会名称 展会 展览名称 会展名称 展览会名称 名称 name title expo exhibition exhibition_name 展会全称 展会中文名称 展览会 会展名 展会名 活动名称 项目名称 展览项目 展览项目名称 会议名称 博览会名称 event event_name show show_name fair fair_name trade_show exhibition_title',
  englishName: '英文名 英文名称 展会英文名 english_name name_en 展会英文名称 展览会英文名称 event_name_en',
  series: '展会系列 系列 series series_name 所属系列 展会品牌 系列名称 brand',
  editionNo: '届次 届数 第几届 edition_no edition 届 第几届次 举办届数 届别 edition_number no_of_edition',
  year: '年份 年度 year 举办年份 举办年度 展会年份',
  startDate:
    '开展时间 开始日期 开展日期 开始时间 开幕时间 展会开始时间 start_date start begin_date 开始 开幕日期 起始日期 起始时间 开始日 开展日 举办开始日期 举办开始时间 展会开始日期 开馆日期 start_time begin from date_from opening_date starts start_day date_start',
  endDate:
    '结束日期 闭展时间 结束时间 闭展日期 展会结束时间 end_date end 结束 闭幕日期 闭幕时间 截止日期 截止时间 终止日期 结束日 举办结束日期 举办结束时间 展会结束日期 to until finish end_time date_to closing_date ends end_day date_end',
  dates:
    '展期 展会时间 举办时间 展览时间 时间 dates 日期 起止日期 起止时间 展会日期 举办日期 展出时间 展览日期 展出日期 会期 会展时间 举行时间 举行日期 举办起止时间 展会起止时间 date period when exhibition_date exhibition_dates show_dates event_date',
  hall: '展馆 场馆 展馆名称 举办场馆 会场 举办地点 地点 venue hall hall_name address 展馆名 展览场馆 展出场馆 展出地点 展览地点 展会地点 举行地点 举办展馆 展会场馆 场馆名称 场地 展会场地 会展场馆 举办地址 展馆地址 venue_name location place exhibition_center exhibition_centre where',
  province: '省 省份 province 所在省 所在省份 举办省份 所属省份 state',
  city: '城市 市 举办城市 所在城市 city 所在市 举办地 所属城市 城市名称 展会城市 host_city town',
  organizers:
    '主办单位 主办方 主办 organizer organiser organizers 主办机构 主办单位名称 组织单位 组织者 组展单位 主(承)办单位 organised_by organized_by host hosts',
  coOrganizers:
    '承办单位 承办方 承办 co_organizer 承办机构 承办单位名称 co_organizers co_organiser co-organizer',
  supporters: '支持单位 supporter 支持机构 指导单位 supporters supported_by',
  industries:
    '展会行业 行业 所属行业 行业分类 industry industries 展会类别 展会分类 行业类别 所在行业 所属类别 题材 展会题材 展览题材 类别 分类 category categories sector sectors theme',
  scope:
    '展品范围 参展范围 展览范围 scope 展示范围 展示内容 展览内容 展品 展品类别 exhibits exhibit_profile product_range exhibition_scope',
  netArea: '净展览面积 净面积 net_exhibition_area 净面积(平方米) net_area',
  grossArea:
    '展览总面积 展览面积 展会面积 展出面积 面积 gross_exhibition_area area 规模 展会规模 展览规模 展出规模 总面积 exhibition_area gross_area scale floor_area',
  exhibitorCount:
    '参展商数量 参展商数 展商数量 参展企业数 exhibitor_count n_exhibitors 展商数 展商量 参展企业数量 参展单位数 参展家数 展商家数 exhibitors number_of_exhibitors exhibitor_number',
  visitorCount:
    '观众人数 观众数量 专业观众数量 visitor_count 观众数 参观人数 专业观众 专业观众人数 观众量 visitors number_of_visitors attendance attendees',
  frequency: '举办周期 周期 frequency 频率 举办频率 办展周期 cycle',
  website:
    '官网 官方网站 网址 展会官网 official_url website url 展会网址 展会网站 官方网址 官网地址 official_website official_site homepage web',
  introduction:
    '简介 展会简介 展会介绍 introduction description 介绍 描述 展会概况 展会描述 详情 about summary overview profile',
  aliases: '简称 展会简称 别名 展会别名 又名 aliases alias short_name abbreviation acronym',
  country: '国家 国家/地区 举办国家 所在国家 国别 country country_code country_name nation',
  longitude: '经度 longitude lng lon',
  latitude: '纬度 latitude lat',
  status:
    '状态 展会状态 举办状态 项目状态 活动状态 变更状态 当前状态 status event_status show_status eventstatus state_of_event',
  originalStart:
    '原开始日期 原定开始日期 原开展日期 原定开展日期 原开展时间 原定开始时间 原开始时间 变更前开始日期 延期前开始日期 original_start_date original_start previous_start_date previousstartdate old_start_date',
  originalEnd:
    '原结束日期 原定结束日期 原闭展日期 原结束时间 原定结束时间 变更前结束日期 延期前结束日期 original_end_date original_end previous_end_date previousenddate old_end_date',
  originalDates:
    '原定日期 原定时间 原展期 原定展期 原举办时间 原定举办时间 原举办日期 原定举办日期 变更前日期 变更前时间 延期前时间 延期前日期 original_dates original_date previous_dates previous_date old_dates',
  moveIn:
    '布展时间 布展日期 布展期 布展 搭建时间 搭建日期 进馆时间 进馆日期 进场时间 进场日期 布展搭建时间 特装布展时间 move_in move-in build_up build-up build_up_dates set_up setup move_in_dates',
  moveInStart:
    '布展开始 布展开始日期 布展开始时间 搭建开始 搭建开始日期 搭建开始时间 进馆开始日期 进馆开始时间 move_in_start move_in_from build_up_start setup_start',
  moveInEnd:
    '布展结束 布展结束日期 布展结束时间 布展截止 搭建结束 搭建结束日期 搭建结束时间 进馆结束日期 move_in_end move_in_to build_up_end setup_end',
  moveOut:
    '撤展时间 撤展日期 撤展期 撤展 拆展时间 拆展日期 撤馆时间 撤馆日期 离场时间 move_out move-out dismantling dismantling_dates tear_down teardown breakdown move_out_dates',
  moveOutStart:
    '撤展开始 撤展开始日期 撤展开始时间 拆展开始日期 撤馆开始日期 move_out_start move_out_from dismantling_start teardown_start',
  moveOutEnd:
    '撤展结束 撤展结束日期 撤展结束时间 撤展截止 拆展结束日期 撤馆结束日期 move_out_end move_out_to dismantling_end teardown_end',
  registrationDeadline:
    '报名截止 报名截止日期 报名截止时间 参展报名截止 参展报名截止日期 参展截止日期 申请截止日期 招展截止日期 registration_deadline application_deadline booking_deadline registration_closes exhibitor_registration_deadline',
  drawingReviewDeadline:
    '图纸报审截止 图纸报审 图纸报审截止日期 图纸报审截止时间 报图截止 报图截止日期 图纸截止日期 图纸审核截止 图纸审核截止日期 特装报图截止 特装报图截止日期 特装报审截止 特装报馆截止 报馆截止 报馆截止日期 审图截止日期 drawing_review_deadline stand_design_deadline stand_drawings_deadline design_submission_deadline stand_plan_deadline drawings_due',
  freightDeadline:
    '展品运输截止 展品运输截止日期 展品到仓截止 展品运输 运输截止 运输截止日期 货运截止 货运截止日期 展品截止日期 展品进仓截止 到货截止日期 freight_deadline shipping_deadline cargo_deadline freight_arrival_deadline goods_deadline',
  openHours:
    '开放时间 开馆时间段 展览开放时间 参观时间 观展时间 每日开放时间 开展时段 open_hours opening_hours show_hours visiting_hours exhibition_hours hours',
  concurrentEvents:
    '同期活动 同期会议 同期论坛 配套活动 现场活动 主要活动 concurrent_events events conferences side_events programme program agenda',
  poster:
    '海报 海报链接 海报图片 海报地址 封面 封面图 图片 图片链接 主图 展会图片 展会海报 poster poster_url image image_url picture banner cover cover_url',
  logo: 'logo 标志 展会logo 会徽 logo_url logo链接 展标',
  ufi: 'ufi ufi认证 是否ufi认证 是否ufi 通过ufi认证 国际认证 ufi_approved is_ufi_approved ufi_approved_event ufi_member',
  exhibitionType:
    '展会类型 展会性质 展览类型 展览性质 类型 exhibition_type event_type show_type type_of_event type kind',
  firstYear:
    '首届年份 首届举办年份 创办年份 创办时间 始办年份 首届时间 首次举办 首办年份 创立年份 first_year first_held founded since established established_year',
  seriesIntroduction: '系列简介 系列介绍 品牌介绍 品牌展介绍 series_introduction series_description',
  assists: '协办单位 协办方 协办 协办机构 assist co_sponsor co_sponsors',
  contractors:
    '主场搭建 主场搭建商 主场承建商 主场单位 主场服务商 指定搭建商 推荐搭建商 官方搭建商 official_contractor official_contractors official_stand_builder stand_contractor',
  forwarders:
    '主场运输 主场运输商 指定运输商 指定货运 主场物流 官方运输商 指定物流商 official_forwarder official_forwarders freight_forwarder official_freight_forwarder',
  overseasAgents: '海外代理 境外代理 海外招展代理 overseas_agent overseas_agents',
  overseasExhibitorCount:
    '境外展商数 境外展商数量 海外展商数 海外展商数量 国际展商数 境外参展商数量 海外参展商数量 overseas_exhibitors international_exhibitors overseas_exhibitor_count foreign_exhibitors',
  overseasVisitorCount:
    '境外观众数 境外观众数量 海外观众数 海外观众数量 国际观众数 境外观众人数 海外观众人数 overseas_visitors international_visitors overseas_visitor_count foreign_visitors',
  visitCount: '参观人次数 参观人次 到场人次 观众人次 总人次 visit_count visits number_of_visits',
  sourceUrl: '来源链接 来源网址 source_url 来源 数据来源 链接 source link source_link',
}

export type ExhibitionField = keyof typeof exhibitionFields
