/**
 * Real halls with what is public of them: GB/T 2260, name, English name, other names, address, indoor and outdoor
 * exhibition area in m² (empty: not known well enough).
 */
export const hallLines = `
310000|国家会展中心（上海）|National Exhibition and Convention Center (Shanghai)|上海国家会展中心;四叶草;Shanghai National Exhibition and Convention Center|上海市青浦区崧泽大道333号|500000|100000
310000|上海新国际博览中心|Shanghai New International Expo Centre|新国博;SNIEC;Shanghai New International Expo Center|上海市浦东新区龙阳路2345号|200000|100000
310000|上海世博展览馆|Shanghai World Expo Exhibition and Convention Center|世博展览馆;SWEECC|上海市浦东新区国展路1099号|80000|
310000|上海展览中心|Shanghai Exhibition Center||上海市静安区延安中路1000号||
440100|中国进出口商品交易会展馆|Canton Fair Complex|广交会展馆;琶洲展馆;China Import and Export Fair Complex|广州市海珠区阅江中路382号||
440100|广州保利世贸博览馆|Poly World Trade Center Expo|保利世贸博览馆;Guangzhou Poly World Trade Center|广州市海珠区新港东路1000号||
440300|深圳国际会展中心|Shenzhen World Exhibition and Convention Center|深圳国际会展中心（宝安新馆）;Shenzhen World Exhibition and Convention Center Baoan|深圳市宝安区福海街道展城路1号|400000|
440300|深圳会展中心|Shenzhen Convention and Exhibition Center|深圳会展中心（福田）|深圳市福田区福华三路|105000|
110000|中国国际展览中心（顺义馆）|China International Exhibition Center (Shunyi)|新国展;Beijing International Exhibition Center (New Hall)|北京市顺义区裕翔路88号|106800|
110000|中国国际展览中心（朝阳馆）|China International Exhibition Center (Chaoyang)|老国展;Beijing China International Exhibition Center (Chaoyang Hall)|北京市朝阳区北三环东路6号||
110000|国家会议中心|China National Convention Center|Beijing China National Convention Center|北京市朝阳区天辰东路7号||
120000|国家会展中心（天津）|National Convention and Exhibition Center (Tianjin)|天津国家会展中心;Tianjin National Exhibition and Convention Center|天津市津南区国展大道888号||
330100|杭州国际博览中心|Hangzhou International Expo Center||杭州市萧山区奔竞大道353号||
330100|杭州大会展中心|Hangzhou Grand Convention and Exhibition Center||杭州市萧山区||
330200|宁波国际会展中心|Ningbo International Conference and Exhibition Center||宁波市鄞州区会展路181号||
330700|义乌国际博览中心|Yiwu International Expo Center||义乌市宗泽路59号||
320100|南京国际博览中心|Nanjing International Expo Center||南京市建邺区江东中路300号||
320500|苏州国际博览中心|Suzhou International Expo Center||苏州工业园区苏州大道东688号|100000|
320200|无锡太湖国际博览中心|Wuxi Taihu International Expo Center||无锡市太湖新城清舒道88号||
340100|合肥滨湖国际会展中心|Hefei Binhu International Convention and Exhibition Center||合肥市包河区锦绣大道3899号||
350200|厦门国际会展中心|Xiamen International Conference and Exhibition Center||厦门市思明区会展路198号||
370200|青岛国际会展中心|Qingdao International Convention Center||青岛市崂山区苗岭路9号||
370100|济南黄河国际会展中心|Jinan Yellow River International Convention and Exhibition Center||济南市||
420100|武汉国际博览中心|Wuhan International Expo Center||武汉市汉阳区鹦鹉大道619号|150000|
430100|长沙国际会展中心|Changsha International Convention and Exhibition Center||长沙县国展路118号|177600|
410100|郑州国际会展中心|Zhengzhou International Convention and Exhibition Center||郑州市郑东新区商务内环路1号||
500000|重庆国际博览中心|Chongqing International Expo Center||重庆市渝北区悦来大道66号|200000|
510100|中国西部国际博览城|Western China International Expo City|西博城;Western China International Expo Center|成都市天府新区福州路东段88号|205000|
610100|西安丝路国际会展中心|Xi'an Silk Road International Convention and Exhibition Center|Xian Silk Road International Convention and Exhibition Center|西安市浐灞生态区||
810000|香港会议展览中心|Hong Kong Convention and Exhibition Centre|HKCEC;会展中心（香港）|香港湾仔博览道1号||
`
