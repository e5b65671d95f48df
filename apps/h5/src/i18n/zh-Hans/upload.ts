/** Choosing and sending pictures and videos. */
export const upload = {
  add: '添加照片',
  camera: '拍照',
  album: '从相册选择',
  face: '更换头像',
  picture: '照片',
  video: '视频',
  uploading: '上传中',
  retry: '点击重试',
  remove: '删除',
  oversize: '文件太大，无法上传',
} as const
