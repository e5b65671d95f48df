/** The specification's own words (§2), a line a page; the home tab and what it gives no title are ours. */
const titles = `
/ 智慧会展
/pages/home/application 会展数字化应用
/pages/my/my 我的
/pages/login/login 登录
/pages/login/pwdLogin 密码登录
/pages/login/forgetPwd 忘记密码
/pages/agreement/agreement 用户协议
/pages/enterprise/list/list 找企业
/pages/enterprise/detail/detail 企业详情
/pages/enterprise/contactList/contactList 联系方式
/pages/enterprise/detail/exhibitionHistory 参展历史
/pages/enterprise/detail/enterpriseInfo 工商信息
/pages/enterprise/detail/baikeInfo 企业百科
/pages/enterprise/detail/keysPerson 主要人员
/pages/enterprise/detail/shareholder 股东信息
/pages/enterprise/detail/branch 子公司与分支机构
/pages/enterprise/detail/investment 对外投资
/pages/enterprise/detail/annualReport 企业年报
/pages/enterprise/detail/b2bInfo 经营概况
/pages/enterprise/detail/wechatInfo 微信公众号
/pages/enterprise/detail/appProduction 移动应用
/pages/enterprise/detail/financingInfo 融资历史
/pages/enterprise/detail/similarCompany 竞品友商
/pages/enterprise/detail/abnormalInfo 经营异常
/pages/enterprise/detail/patentPage 专利信息
/pages/enterprise/detail/patentDetail 专利详情
/pages/enterprise/detail/certInfoPage 资质证书
/pages/enterprise/detail/trademarkPage 商标信息
/pages/enterprise/detail/trademarkDetail 商标详情
/pages/enterprise/detail/recruitPage 招聘信息
/pages/enterprise/detail/recruitEchart 数据分布
/pages/enterprise/detail/tenderProjectPage 招商投标
/pages/exhibition/list/list 找展会
/pages/exhibition/detail/detail 展会详情
/pages/exhibition/moreExh/moreExh 参展商
/pages/exhibition/moreAud/moreAud 参展观众
/pages/prediction/list 参展预测
/pages/prediction/enterprise/list 预测参展
/pages/followUp/list 跟进记录
/pages/followUp/detail 跟进记录详情
/pages/my/followUp 我的跟进记录
/pages/news/list/list 资讯中心
/pages/news/detail/detail 资讯详情
/pages/search/search 智慧引擎
/pages/my/submitInfo 填写信息
/pages/my/unlock 我的解锁列表
/pages/my/member 会员中心
/pages/my/memberCenter 会员中心
/pages/my/information 修改资料
/pages/my/replacePhone 更换手机号
/pages/my/enterpriseAuthentication 企业认证
/pages/person/setting 个人设置
/pages/person/changePassword 修改密码
/pages/person/secret 隐私设置
/pages/exhSchedule/exhSchedule 展会排期
/pages/exhSchedule/mySchedule 我的展会
/pages/exhSchedule/exhScheduleDetail 展会详情
/pages/exhSchedule/exhSchedulePlan 展会排期计划
/pages/hallSchedule/hallSchedule 找展馆
/pages/hallSchedule/myHallSchedule 我的展馆
/pages/hallSchedule/hallScheduleDetail 展馆详情
/pages/hallSchedule/hallPicture 展馆图片
/pages/home/message 消息中心
/pages/outCall/outCall 外呼统计
/pages/outCall/outCallForm 外呼记录
/pages/outCall/callList 外呼名单`

/** The title of each page, by its path. */
export const specTitles: Readonly<Record<string, string>> = Object.fromEntries(
  titles
    .trim()
    .split('\n')
    .map((line) => line.split(' ')),
)
