/**
 * Where halls of halls.ts are and how large, as a public source tells it: Chinese name|longitude|latitude (WGS 84, degrees)|
 * indoor exhibition area in m²|address of the source. Empty: the source does not tell. What an import says goes before.
 */
export const hallPlaceLines = `
国家会展中心（上海）|||400000|https://www.meet-in-shanghai.net/travel-theme/line/detail.php?id=1942
上海新国际博览中心|121.563056|31.211111|200000|https://it.wikipedia.org/wiki/Shanghai_New_International_Expo_Center
上海世博中心|121.484499|31.188721||https://th.wikipedia.org/wiki/ศูนย์งานแสดงนิทรรศการในเอ็กซ์โป_2010
国家会议中心|116.383672|39.998183||https://en.wikipedia.org/wiki/Olympic_Green_Convention_Center
深圳会展中心|114.054748|22.533445||https://en.wikipedia.org/wiki/Shenzhen_Convention_and_Exhibition_Center
深圳国际会展中心|||400000|https://viewer.joomag.com/conference-meetings-world-issue-103/0671474001573729705?page=43
哈尔滨国际会展体育中心|126.701095|45.752092||https://en.wikipedia.org/wiki/Harbin_International_Convention_Exhibition_and_Sports_Center
香港会议展览中心|114.172847|22.283661||https://en.wikipedia.org/wiki/Hong_Kong_Convention_and_Exhibition_Centre
`
