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
  oversize: '“{name}”超过 {size} MB，无法上传',
  pickLimit: '一次最多选择 {n} 个，后 {left} 个未添加',
  countLimit: '最多上传 {n} 个，后 {left} 个未添加',
} as const
