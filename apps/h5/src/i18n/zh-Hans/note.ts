export const note = {
  title: '评论与更正',
  none: '还没有评论',
  correction: '更正',
  gone: '已离开的同事',
  addComment: '写评论',
  addCorrection: '追加更正',
  added: '已保存',
  commentPlaceholder: '写给团队的话，最多 500 字',
  correctionPlaceholder: '哪里要更正，原记录保留不变',
} as const
