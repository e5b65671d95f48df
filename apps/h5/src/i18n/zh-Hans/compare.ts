export const compare = {
  title: '展会对比',
  open: '对比',
  choose: '最多选 {n} 场与本展并列',
  listed: '名录已收录',
  none: '没有可对比的展会',
  noneText: '收藏其他展会后，可在这里并列对比',
} as const
