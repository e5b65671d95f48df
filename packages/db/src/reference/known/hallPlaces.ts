/**
 * Where halls of halls.ts are and how large, as a public source tells it: Chinese name|longitude|latitude (WGS 84, degrees)|
 * indoor exhibition area in m²|address of the source. Empty: the source does not tell. What an import says goes before.
 */
export const hallPlaceLines = `
国家会展中心（上海）|||400000|https://www.meet-in-shanghai.net/travel-theme/line/detail.php?id=1942
上海世博中心|121.484499|31.188721||https://th.wikipedia.org/wiki/ศูนย์งานแสดงนิทรรศการในเอ็กซ์โป_2010
`
