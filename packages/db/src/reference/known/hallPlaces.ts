/**
 * Where halls of halls.ts are and how large, as a public source tells it: Chinese name|longitude|latitude (WGS 84, degrees)|
 * indoor exhibition area in m²|address of the source. Empty: the source does not tell. What an import says goes before.
 */
export const hallPlaceLines = `
国家会展中心（上海）|121.2974|31.1916|400000|https://zh1.bitforum.be.eu.org/wiki/国家会展中心（上海）
国家会展中心（天津）|117.375861|39.025005||https://wikiwand.com/zh-hk/articles/国家会展中心（天津）
首都国际会展中心|||210000|http://ldwb.workerbj.cn/content/2025-02/24/content_152117.htm
武汉国际博览中心|||150000|https://363616.com/article/304705.html
青岛红岛国际会议展览中心|||150000|https://m.news.shi-fen.com/china/201905/50-325748.html
南京国际展览中心|||53895|https://news.cctv.com/lm/783/41/59148.html
上海新国际博览中心|121.563056|31.211111|200000|https://it.wikipedia.org/wiki/Shanghai_New_International_Expo_Center
上海世博中心|121.484499|31.188721||https://th.wikipedia.org/wiki/ศูนย์งานแสดงนิทรรศการในเอ็กซ์โป_2010
国家会议中心|116.383672|39.998183||https://en.wikipedia.org/wiki/Olympic_Green_Convention_Center
深圳会展中心|114.054748|22.533445||https://en.wikipedia.org/wiki/Shenzhen_Convention_and_Exhibition_Center
深圳国际会展中心|||400000|https://viewer.joomag.com/conference-meetings-world-issue-103/0671474001573729705?page=43
哈尔滨国际会展体育中心|126.701095|45.752092||https://en.wikipedia.org/wiki/Harbin_International_Convention_Exhibition_and_Sports_Center
亚洲国际博览馆|113.940667|22.319417|70000|https://de.wikipedia.org/wiki/AsiaWorld-Expo
香港会议展览中心|114.172847|22.283661||https://en.wikipedia.org/wiki/Hong_Kong_Convention_and_Exhibition_Centre
`
