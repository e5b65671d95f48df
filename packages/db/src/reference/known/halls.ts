/**
 * Halls by the names people say: GB/T 2260 code of the city (or ISO 3166 of the country)|Chinese name|English names|short
 * names, with `;` between names of a kind. Public facts: the names are those that the halls and the organisers of their
 * fairs use themselves; a hall stands here only where its two names are known to be of one and the same place.
 */
export const knownHallLines = `
310000|上海新国际博览中心|Shanghai New International Expo Centre|新国际博览中心;新国博;SNIEC
310000|国家会展中心（上海）|National Exhibition and Convention Center (Shanghai);Shanghai National Exhibition and Convention Center;National Exhibition and Convention Center Shanghai|国家会展中心;上海国家会展中心;国展中心;四叶草;NECC
310000|上海世博展览馆|Shanghai World Expo Exhibition and Convention Center;Shanghai World Expo Exhibition & Convention Center|世博展览馆;SWEECC
310000|上海世博中心|Shanghai Expo Center|世博中心
310000|上海展览中心|Shanghai Exhibition Center|中苏友好大厦
310000|上海世贸商城|Shanghaimart;Shanghai Mart;ShanghaiMART Expo|世贸商城
310000|上海跨国采购会展中心|Shanghai Convention and Exhibition Center of International Sourcing;Cecis Shanghai Exhibition Center|跨国采购会展中心;跨采中心;CECIS
310000|上海光大会展中心|Shanghai Everbright Convention and Exhibition Center|光大会展中心
310000|上海汽车会展中心|Shanghai Automobile Exhibition Center|汽车会展中心
310000|上海西岸国际会展中心|West Bund International Convention and Exhibition Center|西岸国际会展中心;西岸会展中心
310000|上海农业展览馆|Shanghai Agricultural Exhibition Hall;Shanghai Agricultural Exhibition Center|上海农展馆
310000|张江科学会堂|Zhangjiang Science Hall|上海张江科学会堂
110000|中国国际展览中心（朝阳馆）|China International Exhibition Center (Chaoyang);Beijing China International Exhibition Center (Chaoyang Hall);China International Exhibition Center (Chaoyang Hall);Chaoyang Pavilion, China International Exhibition Center, Beijing|国展朝阳馆;老国展;国展老馆;中国国际展览中心朝阳馆;CIEC
110000|中国国际展览中心（顺义馆）|China International Exhibition Center (Shunyi);New China International Exhibition Center;China International Exhibition Center (New Hall);Beijing International Exhibition Center (New Hall);China International Exhibition Center (Shunyi Hall)|新国展;国展新馆;国展顺义馆;中国国际展览中心新馆;中国国际展览中心顺义馆;NCIEC
110000|首都国际会展中心|Capital International Exhibition and Convention Center;Capital International Convention and Exhibition Center|首都会展中心
110000|国家会议中心|China National Convention Center;National Convention Center Beijing|CNCC;北京国家会议中心
110000|国家会议中心二期|China National Convention Center Phase II;China National Convention Center Phase 2;Beijing National Convention Center Phase 2|CNCC二期
110000|北京首钢会展中心|Shougang Exhibition Center;Shougang Convention and Exhibition Center;Beijing Shougang Exhibition Center|首钢会展中心;首钢园
110000|北人亦创国际会展中心|Beiren Etrong International Exhibition and Convention Center;Beiren Yichuang International Convention and Exhibition Center;Etrong International Exhibition and Convention Center|亦创国际会展中心;亦创会展中心;北京亦创国际会展中心
110000|北京展览馆|Beijing Exhibition Center|北展
110000|全国农业展览馆|China National Agricultural Exhibition Center;National Agriculture Exhibition Center;National Agricultural Exhibition Center|农展馆;北京农展馆
110000|北京国际会议中心|Beijing International Convention Center|BICC
440100|中国进出口商品交易会展馆|China Import and Export Fair Complex;Canton Fair Complex;Pazhou Complex|广交会展馆;琶洲展馆;琶洲馆;广州琶洲展馆
440100|广州保利世贸博览馆|Poly World Trade Center Expo;Poly World Trade Center;Guangzhou Poly World Trade Center;PWTC Expo|保利世贸博览馆;保利世贸;PWTC
440100|广州空港博览中心|Guangzhou Airport Expo Center|空港博览中心
440100|广州南丰国际会展中心|Nan Fung International Convention and Exhibition Center;Guangzhou Nanfeng International Convention and Exhibition Center|南丰国际会展中心;南丰汇
440100|广州白云国际会议中心|Guangzhou Baiyun International Convention Center|白云国际会议中心
440300|深圳国际会展中心|Shenzhen World Exhibition and Convention Center;Shenzhen World;Shenzhen World Exhibition and Convention Center Baoan;Shenzhen World Exhibition and Convention Center (Baoan)|深圳国际会展中心（宝安）;深圳国际会展中心宝安新馆;深圳宝安会展中心;宝安会展中心;深圳新馆
440300|深圳会展中心|Shenzhen Convention and Exhibition Center;Shenzhen Convention and Exhibition Center (Futian);Shenzhen Convention and Exhibition Center Futian|深圳会展中心（福田）;福田会展中心;深圳福田会展中心;SZCEC
441900|广东现代国际展览中心|Guangdong Modern International Exhibition Center;GD Modern International Exhibition Center|东莞厚街展览馆;厚街现代国际展览中心;现代国际展览中心;GDE
440600|广东潭洲国际会展中心|Tanzhou International Convention and Exhibition Center;Guangdong Tanzhou International Convention and Exhibition Center;Foshan Tanzhou International Convention and Exhibition Center|潭洲国际会展中心;佛山潭洲国际会展中心;潭洲会展中心
440600|佛山中国陶瓷城|China Ceramics City;Foshan China Ceramics City|中国陶瓷城
440400|珠海国际会展中心|Zhuhai International Convention and Exhibition Center|ZICEC
440400|珠海国际航展中心|China International Aviation and Aerospace Exhibition Center;Zhuhai International Airshow Center;Zhuhai Airshow Center|珠海航展馆;珠海航展中心;中国国际航空航天博览中心
442000|中山博览中心|Zhongshan Expo Center|
442000|灯都古镇会议展览中心|Dengdu Guzhen Convention and Exhibition Center;Dengdu Guzhen Conference and Exhibition Center|古镇会展中心;灯都古镇会展中心
510100|中国西部国际博览城|Western China International Expo City;Western China International Expo Center;Chengdu Western China International Expo City|西博城;成都西博城;西部博览城
510100|成都世纪城新国际会展中心|Chengdu Century City New International Convention and Exhibition Center;Century City New International Convention and Exhibition Center|世纪城新国际会展中心;成都新会展;成都新国际会展中心;世纪城会展中心
510700|绵阳国际会展中心|Mianyang International Convention and Exhibition Center|
420100|武汉国际博览中心|Wuhan International Expo Center|汉阳国博;武汉国博;WHIEC
420100|武汉国际会展中心|Wuhan International Convention and Exhibition Center|
420100|中国光谷科技会展中心|China Optics Valley Convention and Exhibition Center;Optics Valley Convention and Exhibition Center|光谷会展中心;光谷科技会展中心;武汉光谷会展中心
330100|杭州国际博览中心|Hangzhou International Expo Center|杭州国博中心;杭州国博;HIEC
330100|杭州大会展中心|Hangzhou Grand Convention and Exhibition Center|大会展中心
330100|浙江世贸国际展览中心|Zhejiang World Trade International Exhibition Center|浙江世贸
330100|杭州武林之星博览中心|Wulin Star Expo Center;Hangzhou Wulin Star Expo Center|武林之星
330200|宁波国际会展中心|Ningbo International Convention and Exhibition Center;Ningbo International Conference and Exhibition Center|宁波会展中心
330281|余姚中塑国际会展中心|Yuyao Zhongsu International Exhibition Center;Zhongsu International Convention and Exhibition Center|中塑国际会展中心;中国塑料城国际会展中心
330282|慈溪会展中心|Cixi Convention and Exhibition Center|
330300|温州国际会展中心|Wenzhou International Convention and Exhibition Center|
330400|嘉兴国际会展中心|Jiaxing International Convention and Exhibition Center|
330481|海宁会展中心|Haining Convention and Exhibition Center|
330521|德清国际会展中心|Deqing International Convention and Exhibition Center|
330523|安吉国际会展中心|Anji International Convention and Exhibition Center|
330600|绍兴国际会展中心|Shaoxing International Convention and Exhibition Center|
330681|诸暨国际商贸城|Zhuji International Trade City|
330782|义乌国际博览中心|Yiwu International Expo Center|义乌国博;义博馆
330784|永康国际会展中心|Yongkang International Convention and Exhibition Center|
331000|台州国际博览中心|Taizhou International Expo Center (Zhejiang)|
331083|玉环会展中心|Yuhuan Exhibition Center;Yuhuan Convention and Exhibition Center|
320100|南京国际博览中心|Nanjing International Expo Center|南京国博;南京河西博览中心
320100|南京国际展览中心|Nanjing International Exhibition Center|南京国展;南京国展中心
320200|无锡太湖国际博览中心|Wuxi Taihu International Expo Center;Taihu International Expo Center|太湖国际博览中心;太湖博览中心
320300|徐州淮海国际博览中心|Xuzhou Huaihai International Expo Center;Huaihai International Expo Center|淮海国际博览中心
320400|常州国际会展中心|Changzhou International Convention and Exhibition Center|
320500|苏州国际博览中心|Suzhou International Expo Center|苏州博览中心;SuzhouExpo
320500|苏州广电国际会展中心|Suzhou Broadcasting and TV International Exhibition Center|苏州广电会展中心
320500|苏州狮山国际会议中心|Suzhou Shishan International Conference Center|狮山国际会议中心
320583|昆山国际会展中心|Kunshan International Convention and Exhibition Center|
320583|昆山花桥国际博览中心|Huaqiao International Expo Center;Kunshan Huaqiao International Expo Center|花桥国际博览中心
320600|南通国际会展中心|Nantong International Convention and Exhibition Center|
320900|盐城国际会展中心|Yancheng International Convention and Exhibition Center|
321000|扬州国际展览中心|Yangzhou International Exhibition Center|
340100|合肥滨湖国际会展中心|Hefei Binhu International Convention and Exhibition Center|滨湖国际会展中心;合肥滨湖会展中心
340800|安庆会展中心|Anqing Convention and Exhibition Center|
350100|福州海峡国际会展中心|Fuzhou Strait International Conference and Exhibition Center;Strait International Conference and Exhibition Center;Fuzhou Strait International Convention and Exhibition Center|海峡国际会展中心;福州海峡会展中心
350200|厦门国际会展中心|Xiamen International Conference and Exhibition Center;Xiamen International Convention and Exhibition Center|厦门会展中心;XICEC
350200|厦门国际博览中心|Xiamen International Expo Center|厦门国博;厦门新会展中心
350582|晋江国际会展中心|Jinjiang International Convention and Exhibition Center|晋江市国际会展中心
360100|南昌绿地国际博览中心|Nanchang Greenland International Expo Center|南昌国际博览中心;绿地国际博览中心
370100|山东国际会展中心|Shandong International Convention and Exhibition Center|济南山东国际会展中心
370100|济南舜耕国际会展中心|Jinan Shungeng International Convention and Exhibition Center|舜耕国际会展中心;舜耕会展中心
370100|济南黄河国际会展中心|Jinan Yellow River International Convention and Exhibition Center;Yellow River International Convention and Exhibition Center|黄河国际会展中心
370200|青岛国际会展中心|Qingdao International Convention and Exhibition Center|崂山会展中心
370200|青岛红岛国际会议展览中心|Hongdao International Convention and Exhibition Center;Qingdao Hongdao International Convention and Exhibition Center|红岛国际会展中心;红岛国际会议展览中心;青岛红岛国际会展中心;红岛会展中心
370200|青岛世界博览城|Qingdao World Expo City;Qingdao Cosmopolitan Exposition|青岛世博城;世界博览城
370600|烟台八角湾国际会展中心|Yantai Bajiaowan International Convention and Exhibition Center;Bajiaowan International Convention and Exhibition Center|八角湾国际会展中心;八角湾会展中心
370700|潍坊富华国际展览中心|Weifang Fuhua International Exhibition Center|富华国际展览中心;富华展览中心
370700|潍坊鲁台会展中心|Lutai Convention and Exhibition Center;Weifang Lutai Convention and Exhibition Center|鲁台会展中心
371000|威海国际经贸交流中心|Weihai International Economic and Trade Exchange Center|威海国际经贸中心
371300|临沂国际会展中心|Linyi International Convention and Exhibition Center|
371300|临沂国际博览中心|Linyi International Expo Center|
410100|郑州国际会展中心|Zhengzhou International Convention and Exhibition Center|郑东会展中心;ZZICEC
410100|中原国际会展中心|Central China International Convention and Exhibition Center;Zhongyuan International Convention and Exhibition Center|郑州中原国际会展中心
410100|郑州中原国际博览中心|Zhengzhou Zhongyuan International Expo Center;Zhongyuan International Expo Center|中原国际博览中心;中原博览中心
430100|长沙国际会展中心|Changsha International Convention and Exhibition Center|
430100|湖南国际会展中心|Hunan International Convention and Exhibition Center|
430200|株洲国际会展中心|Zhuzhou International Convention and Exhibition Center|
450100|南宁国际会展中心|Nanning International Convention and Exhibition Center;Nanning International Convention and Exhibition Center (NICEC)|NICEC
450200|柳州国际会展中心|Liuzhou International Convention and Exhibition Center|
460100|海南国际会展中心|Hainan International Convention and Exhibition Center|海口海南国际会展中心
460200|三亚保利国际博览中心|Sanya Poly International Expo Center|保利国际博览中心
500000|重庆国际博览中心|Chongqing International Expo Center|悦来国博;重庆国博中心;悦来会展城
500000|重庆国际会展中心|Chongqing International Convention and Exhibition Center|南坪会展中心;重庆南坪国际会展中心
520100|贵阳国际会议展览中心|Guiyang International Conference and Exhibition Center;Guiyang International Convention and Exhibition Center|贵阳国际会展中心;贵阳会展城
530100|昆明国际会展中心|Kunming International Convention and Exhibition Center|
530100|昆明滇池国际会展中心|Kunming Dianchi International Convention and Exhibition Center;Dianchi International Convention and Exhibition Center|滇池国际会展中心;滇池会展中心
610100|西安国际会展中心|Xi'an International Convention and Exhibition Center;Xian International Convention and Exhibition Center|
610100|西安丝路国际会展中心|Xi'an Silk Road International Convention and Exhibition Center;Xian Silk Road International Convention and Exhibition Center;Silk Road International Convention and Exhibition Center|丝路国际会展中心
610100|西安曲江国际会展中心|Xi'an Qujiang International Convention and Exhibition Center|曲江国际会展中心;曲江会展中心
620100|甘肃国际会展中心|Gansu International Convention and Exhibition Center|兰州甘肃国际会展中心
650100|新疆国际会展中心|Xinjiang International Convention and Exhibition Center|乌鲁木齐新疆国际会展中心
653100|喀什国际会展中心|Kashgar International Convention and Exhibition Center|
120000|国家会展中心（天津）|National Convention and Exhibition Center (Tianjin);Tianjin National Exhibition and Convention Center;National Exhibition and Convention Center (Tianjin);National Convention and Exhibition Center Tianjin|天津国家会展中心;NCEC Tianjin;NECC Tianjin
120000|天津梅江会展中心|Tianjin Meijiang Convention and Exhibition Center;Meijiang Convention and Exhibition Center|梅江会展中心;天津梅江国际会展中心
130200|唐山国际会展中心|Tangshan International Convention and Exhibition Center|
130100|石家庄国际会展中心|Shijiazhuang International Convention and Exhibition Center|正定会展中心
130900|沧州国际会展中心|Cangzhou International Convention and Exhibition Center|
131000|廊坊国际会议展览中心|Langfang International Conference and Exhibition Center;Langfang International Convention and Exhibition Center|廊坊国际会展中心
140100|山西潇河国际会展中心|Shanxi Xiaohe International Convention and Exhibition Center;Xiaohe International Convention and Exhibition Center|潇河国际会展中心;潇河会展中心
150200|包头国际会展中心|Baotou International Convention and Exhibition Center|
150400|赤峰国际会展中心|Chifeng International Convention and Exhibition Center|
150100|内蒙古国际会展中心|Inner Mongolia International Convention and Exhibition Center|
210100|沈阳国际展览中心|Shenyang International Exhibition Center;Shenyang International Expo Center|
210100|沈阳国际会展中心|Shenyang International Convention and Exhibition Center|
210100|沈阳新世界博览馆|Shenyang New World Expo|新世界博览馆
210100|辽宁工业展览馆|Liaoning Industrial Exhibition Hall;Liaoning Industry Exhibition Hall|
210200|大连世界博览广场|Dalian World Expo Center;Dalian World Expo Plaza|世界博览广场;星海会展中心
220100|长春国际会展中心|Changchun International Convention and Exhibition Center|
220100|长春东北亚国际博览中心|Northeast Asia International Expo Center;Changchun Northeast Asia International Expo Center|东北亚国际博览中心
230100|哈尔滨国际会展体育中心|Harbin International Convention and Exhibition Sports Center;Harbin International Conference Exhibition and Sports Center|哈尔滨国际会展中心;哈尔滨会展中心
640100|银川国际会展中心|Yinchuan International Convention and Exhibition Center|
630100|青海国际会展中心|Qinghai International Convention and Exhibition Center|
810000|香港会议展览中心|Hong Kong Convention and Exhibition Centre|香港会展中心;湾仔会展中心;HKCEC
810000|亚洲国际博览馆|AsiaWorld-Expo;Asia World-Expo;AsiaWorld-Expo Hong Kong|亚博馆;香港亚洲国际博览馆
820000|澳门威尼斯人金光会展中心|The Venetian Macao Convention and Exhibition Center;Venetian Cotai Expo;The Venetian Macao Cotai Expo|威尼斯人会展中心;澳门金光会展中心;金光会展
710000|台北南港展览馆|Taipei Nangang Exhibition Center;Taipei World Trade Center Nangang Exhibition Hall;TWTC Nangang Exhibition Hall;Nangang Exhibition Center|南港展览馆;TaiNEX
DE|汉诺威展览中心|Hannover Exhibition Center;Hannover Messe Exhibition Grounds;Deutsche Messe Hannover|汉诺威展览馆
DE|法兰克福展览中心|Messe Frankfurt Exhibition Center;Frankfurt Fair and Exhibition Center;Messe Frankfurt|法兰克福会展中心
DE|慕尼黑展览中心|Messe München;Messe Munich;Trade Fair Center Messe München|慕尼黑新国际博览中心
DE|杜塞尔多夫展览中心|Messe Düsseldorf;Dusseldorf Exhibition Centre;Messe Dusseldorf|杜塞尔多夫会展中心
DE|科隆展览中心|Koelnmesse;Cologne Exhibition Centre|科隆国际展览中心
DE|柏林展览中心|Messe Berlin;Berlin ExpoCenter City;Berlin Exhibition Grounds|柏林国际展览中心
DE|纽伦堡展览中心|Exhibition Centre Nuremberg;NürnbergMesse;Nuremberg Exhibition Centre|纽伦堡会展中心
DE|斯图加特展览中心|Messe Stuttgart;Stuttgart Trade Fair Centre|斯图加特会展中心
IT|米兰国际展览中心|Fiera Milano Rho;Fiera Milano;Fieramilano|米兰展览中心;米兰国际会展中心
IT|博洛尼亚展览中心|BolognaFiere;Bologna Exhibition Centre|博洛尼亚会展中心
FR|巴黎北维勒班特展览中心|Paris Nord Villepinte;Parc des Expositions Paris Nord Villepinte|巴黎北展览中心
FR|巴黎凡尔赛门展览中心|Paris Expo Porte de Versailles;Porte de Versailles|凡尔赛门展览中心
ES|巴塞罗那会展中心|Fira de Barcelona;Fira Barcelona Gran Via|巴塞罗那展览中心
ES|马德里会展中心|IFEMA Madrid;Feria de Madrid|IFEMA
GB|伦敦ExCeL展览中心|ExCeL London|ExCeL展览中心
GB|伯明翰国家展览中心|National Exhibition Centre Birmingham;NEC Birmingham|伯明翰NEC
US|拉斯维加斯会展中心|Las Vegas Convention Center|LVCC
US|芝加哥麦考密克展览中心|McCormick Place|麦考密克会展中心
US|奥兰多橘郡会展中心|Orange County Convention Center|OCCC
AE|迪拜世界贸易中心|Dubai World Trade Centre|DWTC
AE|阿布扎比国家展览中心|Abu Dhabi National Exhibition Centre|ADNEC
JP|东京国际展示场|Tokyo Big Sight;Tokyo International Exhibition Center|东京有明国际展览中心
JP|幕张国际展览中心|Makuhari Messe|幕张展览馆
KR|韩国国际展览中心|Korea International Exhibition Center|KINTEX
KR|首尔会展中心|COEX Seoul;Coex Convention and Exhibition Center|COEX
SG|新加坡博览中心|Singapore Expo|
SG|滨海湾金沙会展中心|Sands Expo and Convention Centre;Marina Bay Sands Expo and Convention Centre|新加坡金沙会展中心
TH|曼谷国际贸易展览中心|Bangkok International Trade and Exhibition Centre|BITEC
TH|曼谷蒙通他尼会展中心|IMPACT Muang Thong Thani;IMPACT Exhibition and Convention Center|IMPACT展览中心
ID|雅加达国际会展中心|Jakarta International Expo;JIExpo Kemayoran|JIExpo
VN|胡志明市西贡会展中心|Saigon Exhibition and Convention Center|SECC
RU|莫斯科红宝石展览中心|Crocus Expo International Exhibition Center;Crocus Expo|克洛库斯展览中心
`
