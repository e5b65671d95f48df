/** What the app says of itself with every request (spec §3, §7). */
export const identity = { pkg: 'com.mingyang100.zhzz.h5', vn: '2.0.1', platform: 'h5' }
