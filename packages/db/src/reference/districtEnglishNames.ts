/**
 * English names of districts, counties and their like: the first four digits of the GB/T 2260 code, then the last two
 * with each name. By sound, as maps of China write it, where no other name is in use.
 */
export const districtEnglishNames = `
4190: 01 Jiyuan
4290: 04 Xiantao, 05 Qianjiang, 06 Tianmen, 21 Shennongjia
4690: 01 Wuzhishan, 02 Qionghai, 05 Wenchang, 06 Wanning, 07 Dongfang, 21 Ding'an, 22 Tunchang, 23 Chengmai,
  24 Lingao, 25 Baisha, 26 Changjiang, 27 Ledong, 28 Lingshui, 29 Baoting, 30 Qiongzhong
6590: 01 Shihezi, 02 Aral, 03 Tumxuk, 04 Wujiaqu, 05 Beitun, 06 Tiemenguan, 07 Shuanghe, 08 Kokdala, 09 Kunyu,
  10 Huyanghe, 11 Xinxing, 12 Baiyang
1101: 01 Dongcheng, 02 Xicheng, 05 Chaoyang, 06 Fengtai, 07 Shijingshan, 08 Haidian, 09 Mentougou, 11 Fangshan,
  12 Tongzhou, 13 Shunyi, 14 Changping, 15 Daxing, 16 Huairou, 17 Pinggu, 18 Miyun, 19 Yanqing
1201: 01 Heping, 02 Hedong, 03 Hexi, 04 Nankai, 05 Hebei, 06 Hongqiao, 10 Dongli, 11 Xiqing, 12 Jinnan,
  13 Beichen, 14 Wuqing, 15 Baodi, 16 Binhai, 17 Ninghe, 18 Jinghai, 19 Jizhou
1301: 02 Chang'an, 04 Qiaoxi, 05 Xinhua, 07 Jingxing Mining Area, 08 Yuhua, 09 Gaocheng, 10 Luquan,
  11 Luancheng, 21 Jingxing, 23 Zhengding, 25 Xingtang, 26 Lingshou, 27 Gaoyi, 28 Shenze, 29 Zanhuang, 30 Wuji,
  31 Pingshan, 32 Yuanshi, 33 Zhaoxian, 81 Xinji, 83 Jinzhou, 84 Xinle
1302: 02 Lunan, 03 Lubei, 04 Guye, 05 Kaiping, 07 Fengnan, 08 Fengrun, 09 Caofeidian, 24 Luannan, 25 Laoting,
  27 Qianxi, 29 Yutian, 81 Zunhua, 83 Qian'an, 84 Luanzhou
1303: 02 Haigang, 03 Shanhaiguan, 04 Beidaihe, 06 Funing, 21 Qinglong, 22 Changli, 24 Lulong
1304: 02 Hanshan, 03 Congtai, 04 Fuxing, 06 Fengfeng Mining Area, 07 Feixiang, 08 Yongnian, 23 Linzhang,
  24 Cheng'an, 25 Daming, 26 Shexian, 27 Cixian, 30 Qiuxian, 31 Jize, 32 Guangping, 33 Guantao, 34 Weixian,
  35 Quzhou, 81 Wu'an
1305: 02 Xiangdu, 03 Xindu, 05 Renze, 06 Nanhe, 22 Lincheng, 23 Neiqiu, 24 Baixiang, 25 Longyao, 28 Ningjin,
  29 Julu, 30 Xinhe, 31 Guangzong, 32 Pingxiang, 33 Weixian, 34 Qinghe, 35 Linxi, 81 Nangong, 82 Shahe
1306: 02 Jingxiu, 06 Lianchi, 07 Mancheng, 08 Qingyuan, 09 Xushui, 23 Laishui, 24 Fuping, 26 Dingxing,
  27 Tangxian, 28 Gaoyang, 29 Rongcheng, 30 Laiyuan, 31 Wangdu, 32 Anxin, 33 Yixian, 34 Quyang, 35 Lixian,
  36 Shunping, 37 Boye, 38 Xiongxian, 81 Zhuozhou, 82 Dingzhou, 83 Anguo, 84 Gaobeidian
1307: 02 Qiaodong, 03 Qiaoxi, 05 Xuanhua, 06 Xiahuayuan, 08 Wanquan, 09 Chongli, 22 Zhangbei, 23 Kangbao,
  24 Guyuan, 25 Shangyi, 26 Yuxian, 27 Yangyuan, 28 Huai'an, 30 Huailai, 31 Zhuolu, 32 Chicheng
1308: 02 Shuangqiao, 03 Shuangluan, 04 Yingshouyingzi Mining Area, 21 Chengde, 22 Xinglong, 24 Luanping,
  25 Longhua, 26 Fengning, 27 Kuancheng, 28 Weichang, 81 Pingquan
1309: 02 Xinhua, 03 Yunhe, 21 Cangxian, 22 Qingxian, 23 Dongguang, 24 Haixing, 25 Yanshan, 26 Suning, 27 Nanpi,
  28 Wuqiao, 29 Xianxian, 30 Mengcun, 81 Botou, 82 Renqiu, 83 Huanghua, 84 Hejian
1310: 02 Anci, 03 Guangyang, 22 Gu'an, 23 Yongqing, 24 Xianghe, 25 Daicheng, 26 Wen'an, 28 Dachang, 81 Bazhou,
  82 Sanhe
1311: 02 Taocheng, 03 Jizhou, 21 Zaoqiang, 22 Wuyi, 23 Wuqiang, 24 Raoyang, 25 Anping, 26 Gucheng, 27 Jingxian,
  28 Fucheng, 82 Shenzhou
1401: 05 Xiaodian, 06 Yingze, 07 Xinghualing, 08 Jiancaoping, 09 Wanbai, 10 Jinyuan, 21 Qingxu, 22 Yangqu,
  23 Loufan, 81 Gujiao
1402: 12 Xinrong, 13 Pingcheng, 14 Yungang, 15 Yunzhou, 21 Yanggao, 22 Tianzhen, 23 Guangling, 24 Lingqiu,
  25 Hunyuan, 26 Zuoyun
1403: 02 Chengqu, 03 Kuangqu, 11 Jiaoqu, 21 Pingding, 22 Yuxian
1404: 03 Luzhou, 04 Shangdang, 05 Tunliu, 06 Lucheng, 23 Xiangyuan, 25 Pingshun, 26 Licheng, 27 Huguan,
  28 Zhangzi, 29 Wuxiang, 30 Qinxian, 31 Qinyuan
1405: 02 Chengqu, 21 Qinshui, 22 Yangcheng, 24 Lingchuan, 25 Zezhou, 81 Gaoping
1406: 02 Shuocheng, 03 Pinglu, 21 Shanyin, 22 Yingxian, 23 Youyu, 81 Huairen
1407: 02 Yuci, 03 Taigu, 21 Yushe, 22 Zuoquan, 23 Heshun, 24 Xiyang, 25 Shouyang, 27 Qixian, 28 Pingyao,
  29 Lingshi, 81 Jiexiu
1408: 02 Yanhu, 21 Linyi, 22 Wanrong, 23 Wenxi, 24 Jishan, 25 Xinjiang, 26 Jiangxian, 27 Yuanqu, 28 Xiaxian,
  29 Pinglu, 30 Ruicheng, 81 Yongji, 82 Hejin
1409: 02 Xinfu, 21 Dingxiang, 22 Wutai, 23 Daixian, 24 Fanshi, 25 Ningwu, 26 Jingle, 27 Shenchi, 28 Wuzhai,
  29 Kelan, 30 Hequ, 31 Baode, 32 Pianguan, 81 Yuanping
1410: 02 Yaodu, 21 Quwo, 22 Yicheng, 23 Xiangfen, 24 Hongtong, 25 Guxian, 26 Anze, 27 Fushan, 28 Jixian,
  29 Xiangning, 30 Daning, 31 Xixian, 32 Yonghe, 33 Puxian, 34 Fenxi, 81 Houma, 82 Huozhou
1411: 02 Lishi, 21 Wenshui, 22 Jiaocheng, 23 Xingxian, 24 Linxian, 25 Liulin, 26 Shilou, 27 Lanxian,
  28 Fangshan, 29 Zhongyang, 30 Jiaokou, 81 Xiaoyi, 82 Fenyang
1501: 02 Xincheng, 03 Huimin, 04 Yuquan, 05 Saihan, 21 Tumed Left Banner, 22 Tuoketuo, 23 Helinge'er,
  24 Qingshuihe, 25 Wuchuan
1502: 02 Donghe, 03 Kundulun, 04 Qingshan, 05 Shiguai, 06 Baiyun'ebo Mining Area, 07 Jiuyuan,
  21 Tumed Right Banner, 22 Guyang, 23 Darhan Muminggan United Banner
1503: 02 Haibowan, 03 Hainan, 04 Wuda
1504: 02 Hongshan, 03 Yuanbaoshan, 04 Songshan, 21 Ar Horqin Banner, 22 Bairin Left Banner,
  23 Bairin Right Banner, 24 Linxi, 25 Hexigten Banner, 26 Ongniud Banner, 28 Harqin Banner, 29 Ningcheng,
  30 Aohan Banner
1505: 02 Horqin, 21 Horqin Left Wing Middle Banner, 22 Horqin Left Wing Rear Banner, 23 Kailu, 24 Hure Banner,
  25 Naiman Banner, 26 Jarud Banner, 81 Huolinguole
1506: 02 Dongsheng, 03 Kangbashi, 21 Dalad Banner, 22 Jungar Banner, 23 Otog Front Banner, 24 Otog Banner,
  25 Hanggin Banner, 26 Uxin Banner, 27 Ejin Horo Banner
1507: 02 Hailar, 03 Jalainur, 21 Arun Banner, 22 Morin Dawa, 23 Oroqen, 24 Ewenki, 25 Old Barga Banner,
  26 New Barga Left Banner, 27 New Barga Right Banner, 81 Manzhouli, 82 Yakeshi, 83 Zhalantun, 84 E'erguna,
  85 Genhe
1508: 02 Linhe, 21 Wuyuan, 22 Dengkou, 23 Urad Front Banner, 24 Urad Middle Banner, 25 Urad Rear Banner,
  26 Hanggin Rear Banner
1509: 02 Jining, 21 Zhuozi, 22 Huade, 23 Shangdu, 24 Xinghe, 25 Liangcheng, 26 Chahar Right Wing Front Banner,
  27 Chahar Right Wing Middle Banner, 28 Chahar Right Wing Rear Banner, 29 Siziwang Banner, 81 Fengzhen
1522: 01 Ulanhot, 02 A'ershan, 21 Horqin Right Wing Front Banner, 22 Horqin Right Wing Middle Banner,
  23 Jalaid Banner, 24 Tuquan
1525: 01 Erenhot, 02 Xilinhot, 22 Abag Banner, 23 Sonid Left Banner, 24 Sonid Right Banner,
  25 East Ujimqin Banner, 26 West Ujimqin Banner, 27 Taibus Banner, 28 Xianghuang Banner,
  29 Zhengxiangbai Banner, 30 Zhenglan Banner, 31 Duolun
1529: 21 Alxa Left Banner, 22 Alxa Right Banner, 23 Ejina Banner
2101: 02 Heping, 03 Shenhe, 04 Dadong, 05 Huanggu, 06 Tiexi, 11 Sujiatun, 12 Hunnan, 13 Shenbei, 14 Yuhong,
  15 Liaozhong, 23 Kangping, 24 Faku, 81 Xinmin
2102: 02 Zhongshan, 03 Xigang, 04 Shahekou, 11 Ganjingzi, 12 Lüshunkou, 13 Jinzhou, 14 Pulandian, 24 Changhai,
  81 Wafangdian, 83 Zhuanghe
2103: 02 Tiedong, 03 Tiexi, 04 Lishan, 11 Qianshan, 21 Tai'an, 23 Xiuyan, 81 Haicheng
2104: 02 Xinfu, 03 Dongzhou, 04 Wanghua, 11 Shuncheng, 21 Fushun, 22 Xinbin, 23 Qingyuan
2105: 02 Pingshan, 03 Xihu, 04 Mingshan, 05 Nanfen, 21 Benxi, 22 Huanren
2106: 02 Yuanbao, 03 Zhenxing, 04 Zhen'an, 24 Kuandian, 81 Donggang, 82 Fengcheng
2107: 02 Guta, 03 Linghe, 11 Taihe, 26 Heishan, 27 Yixian, 81 Linghai, 82 Beizhen
2108: 02 Zhanqian, 03 Xishi, 04 Bayuquan, 11 Laobian, 81 Gaizhou, 82 Dashiqiao
2109: 02 Haizhou, 03 Xinqiu, 04 Taiping, 05 Qinghemen, 11 Xihe, 21 Fuxin, 22 Zhangwu
2110: 02 Baita, 03 Wensheng, 04 Hongwei, 05 Gongchangling, 11 Taizihe, 21 Liaoyang, 81 Dengta
2111: 02 Shuangtaizi, 03 Xinglongtai, 04 Dawa, 22 Panshan
2112: 02 Yinzhou, 04 Qinghe, 21 Tieling, 23 Xifeng, 24 Changtu, 81 Tiaobingshan, 82 Kaiyuan
2113: 02 Shuangta, 03 Longcheng, 21 Chaoyang, 22 Jianping, 24 Harqin Left Wing, 81 Beipiao, 82 Lingyuan
2114: 02 Lianshan, 03 Longgang, 04 Nanpiao, 21 Suizhong, 22 Jianchang, 81 Xingcheng
2201: 02 Nanguan, 03 Kuancheng, 04 Chaoyang, 05 Erdao, 06 Lüyuan, 12 Shuangyang, 13 Jiutai, 22 Nong'an,
  82 Yushu, 83 Dehui, 84 Gongzhuling
2202: 02 Changyi, 03 Longtan, 04 Chuanying, 11 Fengman, 21 Yongji, 81 Jiaohe, 82 Huadian, 83 Shulan, 84 Panshi
2203: 02 Tiexi, 03 Tiedong, 22 Lishu, 23 Yitong, 82 Shuangliao
2204: 02 Longshan, 03 Xi'an, 21 Dongfeng, 22 Dongliao
2205: 02 Dongchang, 03 Erdaojiang, 21 Tonghua, 23 Huinan, 24 Liuhe, 81 Meihekou, 82 Ji'an
2206: 02 Hunjiang, 05 Jiangyuan, 21 Fusong, 22 Jingyu, 23 Changbai, 81 Linjiang
2207: 02 Ningjiang, 21 Qian Gorlos, 22 Changling, 23 Qian'an, 81 Fuyu
2208: 02 Taobei, 21 Zhenlai, 22 Tongyu, 81 Taonan, 82 Da'an
2224: 01 Yanji, 02 Tumen, 03 Dunhua, 04 Huichun, 05 Longjing, 06 Helong, 24 Wangqing, 26 Antu
2301: 02 Daoli, 03 Nangang, 04 Daowai, 08 Pingfang, 09 Songbei, 10 Xiangfang, 11 Hulan, 12 Acheng,
  13 Shuangcheng, 23 Yilan, 24 Fangzheng, 25 Binxian, 26 Bayan, 27 Mulan, 28 Tonghe, 29 Yanshou, 83 Shangzhi,
  84 Wuchang
2302: 02 Longsha, 03 Jianhua, 04 Tiefeng, 05 Ang'angxi, 06 Fula'erji, 07 Nianzishan, 08 Meilisidawo'erzu,
  21 Longjiang, 23 Yi'an, 24 Tailai, 25 Gannan, 27 Fuyu, 29 Keshan, 30 Kedong, 31 Baiquan, 81 Nehe
2303: 02 Jiguan, 03 Hengshan, 04 Didao, 05 Lishu, 06 Chengzihe, 07 Mashan, 21 Jidong, 81 Hulin, 82 Mishan
2304: 02 Xiangyang, 03 Gongnong, 04 Nanshan, 05 Xing'an, 06 Dongshan, 07 Xingshan, 21 Luobei, 22 Suibin
2305: 02 Jianshan, 03 Lingdong, 05 Sifangtai, 06 Baoshan, 21 Jixian, 22 Youyi, 23 Baoqing, 24 Raohe
2306: 02 Sa'ertu, 03 Longfeng, 04 Ranghulu, 05 Honggang, 06 Datong, 21 Zhaozhou, 22 Zhaoyuan, 23 Lindian,
  24 Dorbod
2307: 17 Yimei, 18 Wucui, 19 Youhao, 22 Jiayin, 23 Tangwang, 24 Fenglin, 25 Dajingshan, 26 Nancha, 51 Jinlinqu,
  81 Tieli
2308: 03 Xiangyang, 04 Qianjin, 05 Dongfeng, 11 Jiaoqu, 22 Huanan, 26 Huachuan, 28 Tangyuan, 81 Tongjiang,
  82 Fujin, 83 Fuyuan
2309: 02 Xinxing, 03 Taoshan, 04 Qiezihe, 21 Boli
2310: 02 Dong'an, 03 Yangming, 04 Aimin, 05 Xi'an, 25 Linkou, 81 Suifenhe, 83 Hailin, 84 Ning'an, 85 Muleng,
  86 Dongning
2311: 02 Aihui, 23 Xunke, 24 Sunwu, 81 Bei'an, 82 Wudalianchi, 83 Nenjiang
2312: 02 Beilinqu, 21 Wangkui, 22 Lanxi, 23 Qinggang, 24 Qing'an, 25 Mingshui, 26 Suileng, 81 Anda, 82 Zhaodong,
  83 Hailun
2327: 01 Mohe, 21 Huma, 22 Tahe
3101: 01 Huangpu, 04 Xuhui, 05 Changning, 06 Jing'an, 07 Putuo, 09 Hongkou, 10 Yangpu, 12 Minhang, 13 Baoshan,
  14 Jiading, 15 Pudong, 16 Jinshan, 17 Songjiang, 18 Qingpu, 20 Fengxian, 51 Chongming
3201: 02 Xuanwu, 04 Qinhuai, 05 Jianye, 06 Gulou, 11 Pukou, 13 Qixia, 14 Yuhuatai, 15 Jiangning, 16 Luhe,
  17 Lishui, 18 Gaochun
3202: 05 Xishan, 06 Huishan, 11 Binhu, 13 Liangxi, 14 Xinwu, 81 Jiangyin, 82 Yixing
3203: 02 Gulou, 03 Yunlong, 05 Jiawang, 11 Quanshan, 12 Tongshan, 21 Fengxian, 22 Peixian, 24 Suining, 81 Xinyi,
  82 Pizhou
3204: 02 Tianning, 04 Zhonglou, 11 Xinbei, 12 Wujin, 13 Jintan, 81 Liyang
3205: 05 Huqiu, 06 Wuzhong, 07 Xiangcheng, 08 Gusu, 09 Wujiang, 81 Changshu, 82 Zhangjiagang, 83 Kunshan,
  85 Taicang
3206: 12 Tongzhou, 13 Chongchuan, 14 Haimen, 23 Rudong, 81 Qidong, 82 Rugao, 85 Hai'an
3207: 03 Lianyun, 06 Haizhou, 07 Ganyu, 22 Donghai, 23 Guanyun, 24 Guannan
3208: 03 Huai'an, 04 Huaiyin, 12 Qingjiangpu, 13 Hongze, 26 Lianshui, 30 Xuyi, 31 Jinhu
3209: 02 Tinghu, 03 Yandu, 04 Dafeng, 21 Xiangshui, 22 Binhai, 23 Funing, 24 Sheyang, 25 Jianhu, 81 Dongtai
3210: 02 Guangling, 03 Hanjiang, 12 Jiangdu, 23 Baoying, 81 Yizheng, 84 Gaoyou
3211: 02 Jingkou, 11 Runzhou, 12 Dantu, 81 Danyang, 82 Yangzhong, 83 Jurong
3212: 02 Hailing, 03 Gaogang, 04 Jiangyan, 81 Xinghua, 82 Jingjiang, 83 Taixing
3213: 02 Sucheng, 11 Suyu, 22 Shuyang, 23 Siyang, 24 Sihong
3301: 02 Shangcheng, 05 Gongshu, 06 Xihu, 08 Binjiang, 09 Xiaoshan, 10 Yuhang, 11 Fuyang, 12 Lin'an, 13 Linping,
  14 Qiantang, 22 Tonglu, 27 Chun'an, 82 Jiande
3302: 03 Haishu, 05 Jiangbei, 06 Beilun, 11 Zhenhai, 12 Yinzhou, 13 Fenghua, 25 Xiangshan, 26 Ninghai, 81 Yuyao,
  82 Cixi
3303: 02 Lucheng, 03 Longwan, 04 Ouhai, 05 Dongtou, 24 Yongjia, 26 Pingyang, 27 Cangnan, 28 Wencheng,
  29 Taishun, 81 Rui'an, 82 Yueqing, 83 Longgang
3304: 02 Nanhu, 11 Xiuzhou, 21 Jiashan, 24 Haiyan, 81 Haining, 82 Pinghu, 83 Tongxiang
3305: 02 Wuxing, 03 Nanxun, 21 Deqing, 22 Changxing, 23 Anji
3306: 02 Yuecheng, 03 Keqiao, 04 Shangyu, 24 Xinchang, 81 Zhuji, 83 Shengzhou
3307: 02 Wucheng, 03 Jindong, 23 Wuyi, 26 Pujiang, 27 Pan'an, 81 Lanxi, 82 Yiwu, 83 Dongyang, 84 Yongkang
3308: 02 Kecheng, 03 Qujiang, 22 Changshan, 24 Kaihua, 25 Longyou, 81 Jiangshan
3309: 02 Dinghai, 03 Putuo, 21 Daishan, 22 Shengsi
3310: 02 Jiaojiang, 03 Huangyan, 04 Luqiao, 22 Sanmen, 23 Tiantai, 24 Xianju, 81 Wenling, 82 Linhai, 83 Yuhuan
3311: 02 Liandu, 21 Qingtian, 22 Jinyun, 23 Suichang, 24 Songyang, 25 Yunhe, 26 Qingyuan, 27 Jingning,
  81 Longquan
3401: 02 Yaohai, 03 Luyang, 04 Shushan, 11 Baohe, 21 Changfeng, 22 Feidong, 23 Feixi, 24 Lujiang, 81 Chaohu
3402: 02 Jinghu, 07 Jiujiang, 09 Yijiang, 10 Wanzhi, 12 Fanchang, 23 Nanling, 81 Wuwei
3403: 02 Longzihu, 03 Bangshan, 04 Yuhui, 11 Huaishang, 21 Huaiyuan, 22 Wuhe, 23 Guzhen
3404: 02 Datong, 03 Tianjia'an, 04 Xiejiaji, 05 Bagongshan, 06 Panji, 21 Fengtai, 22 Shouxian
3405: 03 Huashan, 04 Yushan, 06 Bowang, 21 Dangtu, 22 Hanshan, 23 Hexian
3406: 02 Duji, 03 Xiangshan, 04 Lieshan, 21 Suixi
3407: 05 Tongguan, 06 Yi'an, 11 Jiaoqu, 22 Zongyang
3408: 02 Yingjiang, 03 Daguan, 11 Yixiu, 22 Huaining, 25 Taihu, 26 Susong, 27 Wangjiang, 28 Yuexi, 81 Tongcheng,
  82 Qianshan
3410: 02 Tunxi, 03 Huangshan, 04 Huizhou, 21 Shexian, 22 Xiuning, 23 Yixian, 24 Qimen
3411: 02 Langya, 03 Nanqiao, 22 Lai'an, 24 Quanjiao, 25 Dingyuan, 26 Fengyang, 81 Tianchang, 82 Mingguang
3412: 02 Yingzhou, 03 Yingdong, 04 Yingquan, 21 Linquan, 22 Taihe, 25 Funan, 26 Yingshang, 82 Jieshou
3413: 02 Yongqiao, 21 Dangshan, 22 Xiaoxian, 23 Lingbi, 24 Sixian
3415: 02 Jin'an, 03 Yu'an, 04 Yeji, 22 Huoqiu, 23 Shucheng, 24 Jinzhai, 25 Huoshan
3416: 02 Qiaocheng, 21 Guoyang, 22 Mengcheng, 23 Lixin
3417: 02 Guichi, 21 Dongzhi, 22 Shitai, 23 Qingyang
3418: 02 Xuanzhou, 21 Langxi, 23 Jingxian, 24 Jixi, 25 Jingde, 81 Ningguo, 82 Guangde
3501: 02 Gulou, 03 Taijiang, 04 Cangshan, 05 Mawei, 11 Jin'an, 12 Changle, 21 Minhou, 22 Lianjiang, 23 Luoyuan,
  24 Minqing, 25 Yongtai, 28 Pingtan, 81 Fuqing
3502: 03 Siming, 05 Haicang, 06 Huli, 11 Jimei, 12 Tong'an, 13 Xiang'an
3503: 02 Chengxiang, 03 Hanjiang, 04 Licheng, 05 Xiuyu, 22 Xianyou
3504: 04 Sanyuan, 05 Shaxian, 21 Mingxi, 23 Qingliu, 24 Ninghua, 25 Datian, 26 Youxi, 28 Jiangle, 29 Taining,
  30 Jianning, 81 Yong'an
3505: 02 Licheng, 03 Fengze, 04 Luojiang, 05 Quangang, 21 Hui'an, 24 Anxi, 25 Yongchun, 26 Dehua, 27 Jinmen,
  81 Shishi, 82 Jinjiang, 83 Nan'an
3506: 02 Xiangcheng, 03 Longwen, 04 Longhai, 05 Changtai, 22 Yunxiao, 23 Zhangpu, 24 Zhao'an, 26 Dongshan,
  27 Nanjing, 28 Pinghe, 29 Hua'an
3507: 02 Yanping, 03 Jianyang, 21 Shunchang, 22 Pucheng, 23 Guangze, 24 Songxi, 25 Zhenghe, 81 Shaowu,
  82 Wuyishan, 83 Jian'ou
3508: 02 Xinluo, 03 Yongding, 21 Changting, 23 Shanghang, 24 Wuping, 25 Liancheng, 81 Zhangping
3509: 02 Jiaocheng, 21 Xiapu, 22 Gutian, 23 Pingnan, 24 Shouning, 25 Zhouning, 26 Zherong, 81 Fu'an, 82 Fuding
3601: 02 Donghu, 03 Xihu, 04 Qingyunpu, 11 Qingshanhu, 12 Xinjian, 13 Honggutan, 21 Nanchang, 23 Anyi,
  24 Jinxian
3602: 02 Changjiang, 03 Zhushan, 22 Fuliang, 81 Leping
3603: 02 Anyuan, 13 Xiangdong, 21 Lianhua, 22 Shangli, 23 Luxi
3604: 02 Lianxi, 03 Xunyang, 04 Chaisang, 23 Wuning, 24 Xiushui, 25 Yongxiu, 26 De'an, 28 Duchang, 29 Hukou,
  30 Pengze, 81 Ruichang, 82 Gongqingcheng, 83 Lushan
3605: 02 Yushui, 21 Fenyi
3606: 02 Yuehu, 03 Yujiang, 81 Guixi
3607: 02 Zhanggong, 03 Nankang, 04 Ganxian, 22 Xinfeng, 23 Dayu, 24 Shangyou, 25 Chongyi, 26 Anyuan, 28 Dingnan,
  29 Quannan, 30 Ningdu, 31 Yudu, 32 Xingguo, 33 Huichang, 34 Xunwu, 35 Shicheng, 81 Ruijin, 83 Longnan
3608: 02 Jizhou, 03 Qingyuan, 21 Ji'an, 22 Jishui, 23 Xiajiang, 24 Xingan, 25 Yongfeng, 26 Taihe, 27 Suichuan,
  28 Wan'an, 29 Anfu, 30 Yongxin, 81 Jinggangshan
3609: 02 Yuanzhou, 21 Fengxin, 22 Wanzai, 23 Shanggao, 24 Yifeng, 25 Jing'an, 26 Tonggu, 81 Fengcheng,
  82 Zhangshu, 83 Gao'an
3610: 02 Linchuan, 03 Dongxiang, 21 Nancheng, 22 Lichuan, 23 Nanfeng, 24 Chongren, 25 Le'an, 26 Yihuang,
  27 Jinxi, 28 Zixi, 30 Guangchang
3611: 02 Xinzhou, 03 Guangfeng, 04 Guangxin, 23 Yushan, 24 Yanshan, 25 Hengfeng, 26 Yiyang, 27 Yugan, 28 Poyang,
  29 Wannian, 30 Wuyuan, 81 Dexing
3701: 02 Lixia, 03 Shizhong, 04 Huaiyin, 05 Tianqiao, 12 Licheng, 13 Changqing, 14 Zhangqiu, 15 Jiyang,
  16 Laiwu, 17 Gangcheng, 24 Pingyin, 26 Shanghe
3702: 02 Shinan, 03 Shibei, 11 Huangdao, 12 Laoshan, 13 Licang, 14 Chengyang, 15 Jimo, 81 Jiaozhou, 83 Pingdu,
  85 Laixi
3703: 02 Zichuan, 03 Zhangdian, 04 Boshan, 05 Linzi, 06 Zhoucun, 21 Huantai, 22 Gaoqing, 23 Yiyuan
3704: 02 Shizhong, 03 Xuecheng, 04 Yicheng, 05 Tai'erzhuang, 06 Shanting, 81 Tengzhou
3705: 02 Dongying, 03 Hekou, 05 Kenli, 22 Lijin, 23 Guangrao
3706: 02 Zhifu, 11 Fushan, 12 Muping, 13 Laishan, 14 Penglai, 81 Longkou, 82 Laiyang, 83 Laizhou, 85 Zhaoyuan,
  86 Qixia, 87 Haiyang
3707: 02 Weicheng, 03 Hanting, 04 Fangzi, 05 Kuiwen, 24 Linqu, 25 Changle, 81 Qingzhou, 82 Zhucheng,
  83 Shouguang, 84 Anqiu, 85 Gaomi, 86 Changyi
3708: 11 Rencheng, 12 Yanzhou, 26 Weishan, 27 Yutai, 28 Jinxiang, 29 Jiaxiang, 30 Wenshang, 31 Sishui,
  32 Liangshan, 81 Qufu, 83 Zoucheng
3709: 02 Taishan, 11 Daiyue, 21 Ningyang, 23 Dongping, 82 Xintai, 83 Feicheng
3710: 02 Huancui, 03 Wendeng, 82 Rongcheng, 83 Rushan
3711: 02 Donggang, 03 Lanshan, 21 Wulian, 22 Juxian
3713: 02 Lanshan, 11 Luozhuang, 12 Hedong, 21 Yinan, 22 Tancheng, 23 Yishui, 24 Lanling, 25 Feixian, 26 Pingyi,
  27 Junan, 28 Mengyin, 29 Linshu
3714: 02 Decheng, 03 Lingcheng, 22 Ningjin, 23 Qingyun, 24 Linyi, 25 Qihe, 26 Pingyuan, 27 Xiajin, 28 Wucheng,
  81 Laoling, 82 Yucheng
3715: 02 Dongchangfu, 03 Chiping, 21 Yanggu, 22 Shenxian, 24 Dong'e, 25 Guanxian, 26 Gaotang, 81 Linqing
3716: 02 Bincheng, 03 Zhanhua, 21 Huimin, 22 Yangxin, 23 Wudi, 25 Boxing, 81 Zouping
3717: 02 Mudan, 03 Dingtao, 21 Caoxian, 22 Shanxian, 23 Chengwu, 24 Juye, 25 Yuncheng, 26 Juancheng, 28 Dongming
4101: 02 Zhongyuan, 03 Erqi, 04 Guanchenghuizu, 05 Jinshui, 06 Shangjie, 08 Huiji, 22 Zhongmu, 81 Gongyi,
  82 Xingyang, 83 Xinmi, 84 Xinzheng, 85 Dengfeng
4102: 02 Longting, 03 Shunhehuizu, 04 Gulou, 05 Yuwangtai, 12 Xiangfu, 21 Qixian, 22 Tongxu, 23 Weishi,
  25 Lankao
4103: 02 Laocheng, 03 Xigong, 04 Chanhehuizu, 05 Jianxi, 07 Yanshi, 08 Mengjin, 11 Luolong, 23 Xin'an,
  24 Luanchuan, 25 Songxian, 26 Ruyang, 27 Yiyang, 28 Luoning, 29 Yichuan
4104: 02 Xinhua, 03 Weidong, 04 Shilong, 11 Zhanhe, 21 Baofeng, 22 Yexian, 23 Lushan, 25 Jiaxian, 81 Wugang,
  82 Ruzhou
4105: 02 Wenfeng, 03 Beiguan, 05 Yindu, 06 Long'an, 22 Anyang, 23 Tangyin, 26 Huaxian, 27 Neihuang, 81 Linzhou
4106: 02 Heshan, 03 Shancheng, 11 Qibin, 21 Xunxian, 22 Qixian
4107: 02 Hongqi, 03 Weibin, 04 Fengquan, 11 Muye, 21 Xinxiang, 24 Huojia, 25 Yuanyang, 26 Yanjin, 27 Fengqiu,
  81 Weihui, 82 Huixian, 83 Changyuan
4108: 02 Jiefang, 03 Zhongzhan, 04 Macun, 11 Shanyang, 21 Xiuwu, 22 Bo'ai, 23 Wuzhi, 25 Wenxian, 82 Qinyang,
  83 Mengzhou
4109: 02 Hualong, 22 Qingfeng, 23 Nanle, 26 Fanxian, 27 Taiqian, 28 Puyang
4110: 02 Weidu, 03 Jian'an, 24 Yanling, 25 Xiangcheng, 81 Yuzhou, 82 Changge
4111: 02 Yuanhui, 03 Yancheng, 04 Zhaoling, 21 Wuyang, 22 Linying
4112: 02 Hubin, 03 Shanzhou, 21 Mianchi, 24 Lushi, 81 Yima, 82 Lingbao
4113: 02 Wancheng, 03 Wolong, 21 Nanzhao, 22 Fangcheng, 23 Xixia, 24 Zhenping, 25 Neixiang, 26 Xichuan,
  27 Sheqi, 28 Tanghe, 29 Xinye, 30 Tongbai, 81 Dengzhou
4114: 02 Liangyuan, 03 Suiyang, 21 Minquan, 22 Suixian, 23 Ningling, 24 Zhecheng, 25 Yucheng, 26 Xiayi,
  81 Yongcheng
4115: 02 Shihe, 03 Pingqiao, 21 Luoshan, 22 Guangshan, 23 Xinxian, 24 Shangcheng, 25 Gushi, 26 Huangchuan,
  27 Huaibin, 28 Xixian
4116: 02 Chuanhui, 03 Huaiyang, 21 Fugou, 22 Xihua, 23 Shangshui, 24 Shenqiu, 25 Dancheng, 27 Taikang, 28 Luyi,
  81 Xiangcheng
4117: 02 Yicheng, 21 Xiping, 22 Shangcai, 23 Pingyu, 24 Zhengyang, 25 Queshan, 26 Biyang, 27 Runan, 28 Suiping,
  29 Xincai
4201: 02 Jiang'an, 03 Jianghan, 04 Qiaokou, 05 Hanyang, 06 Wuchang, 07 Qingshan, 11 Hongshan, 12 Dongxihu,
  13 Hannan, 14 Caidian, 15 Jiangxia, 16 Huangpi, 17 Xinzhou
4202: 02 Huangshigang, 03 Xisaishan, 04 Xialu, 05 Tieshan, 22 Yangxin, 81 Daye
4203: 02 Maojian, 03 Zhangwan, 04 Yunyang, 22 Yunxi, 23 Zhushan, 24 Zhuxi, 25 Fangxian, 81 Danjiangkou
4205: 02 Xiling, 03 Wujiagang, 04 Dianjun, 05 Xiaoting, 06 Yiling, 25 Yuan'an, 26 Xingshan, 27 Zigui,
  28 Changyang, 29 Wufeng, 81 Yidu, 82 Dangyang, 83 Zhijiang
4206: 02 Xiangcheng, 06 Fancheng, 07 Xiangzhou, 24 Nanzhang, 25 Gucheng, 26 Baokang, 82 Laohekou, 83 Zaoyang,
  84 Yicheng
4207: 02 Liangzihu, 03 Huarong, 04 Echeng
4208: 02 Dongbao, 04 Duodao, 22 Shayang, 81 Zhongxiang, 82 Jingshan
4209: 02 Xiaonan, 21 Xiaochang, 22 Dawu, 23 Yunmeng, 81 Yingcheng, 82 Anlu, 84 Hanchuan
4210: 02 Shashi, 03 Jingzhou, 22 Gong'an, 24 Jiangling, 81 Shishou, 83 Honghu, 87 Songzi, 88 Jianli
4211: 02 Huangzhou, 21 Tuanfeng, 22 Hong'an, 23 Luotian, 24 Yingshan, 25 Xishui, 26 Qichun, 27 Huangmei,
  81 Macheng, 82 Wuxue
4212: 02 Xian'an, 21 Jiayu, 22 Tongcheng, 23 Chongyang, 24 Tongshan, 81 Chibi
4213: 03 Zengdu, 21 Suixian, 81 Guangshui
4228: 01 Enshi, 02 Lichuan, 22 Jianshi, 23 Badong, 25 Xuan'en, 26 Xianfeng, 27 Laifeng, 28 Hefeng
4301: 02 Furong, 03 Tianxin, 04 Yuelu, 05 Kaifu, 11 Yuhua, 12 Wangcheng, 21 Changsha, 81 Liuyang, 82 Ningxiang
4302: 02 Hetang, 03 Lusong, 04 Shifeng, 11 Tianyuan, 12 Lukou, 23 Youxian, 24 Chaling, 25 Yanling, 81 Liling
4303: 02 Yuhu, 04 Yuetang, 21 Xiangtan, 81 Xiangxiang, 82 Shaoshan
4304: 05 Zhuhui, 06 Yanfeng, 07 Shigu, 08 Zhengxiang, 12 Nanyue, 21 Hengyang, 22 Hengnan, 23 Hengshan,
  24 Hengdong, 26 Qidong, 81 Leiyang, 82 Changning
4305: 02 Shuangqing, 03 Daxiang, 11 Beita, 22 Xinshao, 23 Shaoyang, 24 Longhui, 25 Dongkou, 27 Suining,
  28 Xinning, 29 Chengbu, 81 Wugang, 82 Shaodong
4306: 02 Yueyanglou, 03 Yunxi, 11 Junshan, 21 Yueyang, 23 Huarong, 24 Xiangyin, 26 Pingjiang, 81 Miluo,
  82 Linxiang
4307: 02 Wuling, 03 Dingcheng, 21 Anxiang, 22 Hanshou, 23 Lixian, 24 Linli, 25 Taoyuan, 26 Shimen, 81 Jinshi
4308: 02 Yongding, 11 Wulingyuan, 21 Cili, 22 Sangzhi
4309: 02 Ziyang, 03 Heshan, 21 Nanxian, 22 Taojiang, 23 Anhua, 81 Yuanjiang
4310: 02 Beihu, 03 Suxian, 21 Guiyang, 22 Yizhang, 23 Yongxing, 24 Jiahe, 25 Linwu, 26 Rucheng, 27 Guidong,
  28 Anren, 81 Zixing
4311: 02 Lingling, 03 Lengshuitan, 22 Dong'an, 23 Shuangpai, 24 Daoxian, 25 Jiangyong, 26 Ningyuan, 27 Lanshan,
  28 Xintian, 29 Jianghua, 81 Qiyang
4312: 02 Hecheng, 21 Zhongfang, 22 Yuanling, 23 Chenxi, 24 Xupu, 25 Huitong, 26 Mayang, 27 Xinhuang,
  28 Zhijiang, 29 Jingzhou, 30 Tongdao, 81 Hongjiang
4313: 02 Louxing, 21 Shuangfeng, 22 Xinhua, 81 Lengshuijiang, 82 Lianyuan
4331: 01 Jishou, 22 Luxi, 23 Fenghuang, 24 Huayuan, 25 Baojing, 26 Guzhang, 27 Yongshun, 30 Longshan
4401: 03 Liwan, 04 Yuexiu, 05 Haizhu, 06 Tianhe, 11 Baiyun, 12 Huangpu, 13 Panyu, 14 Huadu, 15 Nansha,
  17 Conghua, 18 Zengcheng
4402: 03 Wujiang, 04 Zhenjiang, 05 Qujiang, 22 Shixing, 24 Renhua, 29 Wengyuan, 32 Ruyuan, 33 Xinfeng,
  81 Lechang, 82 Nanxiong
4403: 03 Luohu, 04 Futian, 05 Nanshan, 06 Bao'an, 07 Longgang, 08 Yantian, 09 Longhua, 10 Pingshan, 11 Guangming
4404: 02 Xiangzhou, 03 Doumen, 04 Jinwan
4405: 07 Longhu, 11 Jinping, 12 Haojiang, 13 Chaoyang, 14 Chaonan, 15 Chenghai, 23 Nan'ao
4406: 04 Chancheng, 05 Nanhai, 06 Shunde, 07 Sanshui, 08 Gaoming
4407: 03 Pengjiang, 04 Jianghai, 05 Xinhui, 81 Taishan, 83 Kaiping, 84 Heshan, 85 Enping
4408: 02 Chikan, 03 Xiashan, 04 Potou, 11 Mazhang, 23 Suixi, 25 Xuwen, 81 Lianjiang, 82 Leizhou, 83 Wuchuan
4409: 02 Maonan, 04 Dianbai, 81 Gaozhou, 82 Huazhou, 83 Xinyi
4412: 02 Duanzhou, 03 Dinghu, 04 Gaoyao, 23 Guangning, 24 Huaiji, 25 Fengkai, 26 Deqing, 84 Sihui
4413: 02 Huicheng, 03 Huiyang, 22 Boluo, 23 Huidong, 24 Longmen
4414: 02 Meijiang, 03 Meixian, 22 Dabu, 23 Fengshun, 24 Wuhua, 26 Pingyuan, 27 Jiaoling, 81 Xingning
4415: 02 Chengqu, 21 Haifeng, 23 Luhe, 81 Lufeng
4416: 02 Yuancheng, 21 Zijin, 22 Longchuan, 23 Lianping, 24 Heping, 25 Dongyuan
4417: 02 Jiangcheng, 04 Yangdong, 21 Yangxi, 81 Yangchun
4418: 02 Qingcheng, 03 Qingxinqu, 21 Fogang, 23 Yangshan, 25 Lianshan, 26 Liannan, 81 Yingde, 82 Lianzhou
4451: 02 Xiangqiao, 03 Chao'an, 22 Raoping
4452: 02 Rongcheng, 03 Jiedong, 22 Jiexi, 24 Huilai, 81 Puning
4453: 02 Yuncheng, 03 Yun'an, 21 Xinxing, 22 Yunan, 81 Luoding
4501: 02 Xingning, 03 Qingxiu, 05 Jiangnan, 07 Xixiangtang, 08 Liangqing, 09 Yongning, 10 Wuming, 23 Long'an,
  24 Mashan, 25 Shanglin, 26 Binyang, 81 Hengzhou
4502: 02 Chengzhong, 03 Yufeng, 04 Liunan, 05 Liubei, 06 Liujiang, 22 Liucheng, 23 Luzhai, 24 Rong'an,
  25 Rongshui, 26 Sanjiang
4503: 02 Xiufeng, 03 Diecai, 04 Xiangshan, 05 Qixing, 11 Yanshan, 12 Lingui, 21 Yangshuo, 23 Lingchuan,
  24 Quanzhou, 25 Xing'an, 26 Yongfu, 27 Guanyang, 28 Longsheng, 29 Ziyuan, 30 Pingle, 32 Gongcheng, 81 Lipu
4504: 03 Wanxiu, 05 Changzhou, 06 Longxu, 21 Cangwu, 22 Tengxian, 23 Mengshan, 81 Cenxi
4505: 02 Haicheng, 03 Yinhai, 12 Tieshangang, 21 Hepu
4506: 02 Gangkou, 03 Fangcheng, 21 Shangsi, 81 Dongxing
4507: 02 Qinnan, 03 Qinbei, 21 Lingshan, 22 Pubei
4508: 02 Gangbei, 03 Gangnan, 04 Qintang, 21 Pingnan, 81 Guiping
4509: 02 Yuzhou, 03 Fumian, 21 Rongxian, 22 Luchuan, 23 Bobai, 24 Xingye, 81 Beiliu
4510: 02 Youjiang, 03 Tianyang, 22 Tiandong, 24 Debao, 26 Napo, 27 Lingyun, 28 Leye, 29 Tianlin, 30 Xilin,
  31 Longlin, 81 Jingxi, 82 Pingguo
4511: 02 Babu, 03 Pinggui, 21 Zhaoping, 22 Zhongshan, 23 Fuchuan
4512: 02 Jinchengjiang, 03 Yizhou, 21 Nandan, 22 Tian'e, 23 Fengshan, 24 Donglan, 25 Luocheng, 26 Huanjiang,
  27 Bama, 28 Du'an, 29 Dahua
4513: 02 Xingbin, 21 Xincheng, 22 Xiangzhou, 23 Wuxuan, 24 Jinxiu, 81 Heshan
4514: 02 Jiangzhou, 21 Fusui, 22 Ningming, 23 Longzhou, 24 Daxin, 25 Tiandeng, 81 Pingxiang
4601: 05 Xiuying, 06 Longhua, 07 Qiongshan, 08 Meilan
4602: 02 Haitang, 03 Jiyang, 04 Tianya, 05 Yazhou
4603: 02 Xisha, 03 Nansha, 21 Xishaqundao, 22 Nanshaqundao, 23 Zhongshaqundaodedaojiaojiqihaiyu
5001: 01 Wanzhou, 02 Fuling, 03 Yuzhong, 04 Dadukou, 05 Jiangbei, 06 Shapingba, 07 Jiulongpo, 08 Nan'an,
  09 Beibei, 10 Qijiang, 11 Dazu, 12 Yubei, 13 Banan, 14 Qianjiang, 15 Changshou, 16 Jiangjin, 17 Hechuan,
  18 Yongchuan, 19 Nanchuan, 20 Bishan, 51 Tongliang, 52 Tongnan, 53 Rongchang, 54 Kaizhou, 55 Liangping,
  56 Wulong
5002: 29 Chengkou, 30 Fengdu, 31 Dianjiang, 33 Zhongxian, 35 Yunyang, 36 Fengjie, 37 Wushan, 38 Wuxi, 40 Shizhu,
  41 Xiushan, 42 Youyang, 43 Pengshui
5101: 04 Jinjiang, 05 Qingyang, 06 Jinniu, 07 Wuhou, 08 Chenghua, 12 Longquanyi, 13 Qingbaijiang, 14 Xindu,
  15 Wenjiang, 16 Shuangliu, 17 Pidu, 18 Xinjin, 21 Jintang, 29 Dayi, 31 Pujiang, 81 Dujiangyan, 82 Pengzhou,
  83 Qionglai, 84 Chongzhou, 85 Jianyang
5103: 02 Ziliujing, 03 Gongjing, 04 Da'an, 11 Yantan, 21 Rongxian, 22 Fushun
5104: 02 Dongqu, 03 Xiqu, 11 Renhe, 21 Miyi, 22 Yanbian
5105: 02 Jiangyang, 03 Naxi, 04 Longmatan, 21 Luxian, 22 Hejiang, 24 Xuyong, 25 Gulin
5106: 03 Jingyang, 04 Luojiang, 23 Zhongjiang, 81 Guanghan, 82 Shifang, 83 Mianzhu
5107: 03 Fucheng, 04 Youxian, 05 Anzhou, 22 Santai, 23 Yanting, 25 Zitong, 26 Beichuan, 27 Pingwu, 81 Jiangyou
5108: 02 Lizhou, 11 Zhaohua, 12 Chaotian, 21 Wangcang, 22 Qingchuan, 23 Jiange, 24 Cangxi
5109: 03 Chuanshan, 04 Anju, 21 Pengxi, 23 Daying, 81 Shehong
5110: 02 Shizhong, 11 Dongxing, 24 Weiyuan, 25 Zizhong, 83 Longchang
5111: 02 Shizhong, 11 Shawan, 12 Wutongqiao, 13 Jinkouhe, 23 Qianwei, 24 Jingyan, 26 Jiajiang, 29 Muchuan,
  32 Ebian, 33 Mabian, 81 Emeishan
5113: 02 Shunqing, 03 Gaoping, 04 Jialing, 21 Nanbu, 22 Yingshan, 23 Peng'an, 24 Yilong, 25 Xichong,
  81 Langzhong
5114: 02 Dongpo, 03 Pengshan, 21 Renshou, 23 Hongya, 24 Danleng, 25 Qingshen
5115: 02 Cuiping, 03 Nanxi, 04 Xuzhou, 23 Jiang'an, 24 Changning, 25 Gaoxian, 26 Gongxian, 27 Junlian,
  28 Xingwen, 29 Pingshan
5116: 02 Guang'an, 03 Qianfeng, 21 Yuechi, 22 Wusheng, 23 Linshui, 81 Huaying
5117: 02 Tongchuan, 03 Dachuan, 22 Xuanhan, 23 Kaijiang, 24 Dazhu, 25 Quxian, 81 Wanyuan
5118: 02 Yucheng, 03 Mingshan, 22 Yingjing, 23 Hanyuan, 24 Shimian, 25 Tianquan, 26 Lushan, 27 Baoxing
5119: 02 Bazhou, 03 Enyang, 21 Tongjiang, 22 Nanjiang, 23 Pingchang
5120: 02 Yanjiang, 21 Anyue, 22 Lezhi
5132: 01 Ma'erkang, 21 Wenchuan, 22 Lixian, 23 Maoxian, 24 Songpan, 25 Jiuzhaigou, 26 Jinchuan, 27 Xiaojin,
  28 Heishui, 30 Rangtang, 31 Aba, 32 Ruo'ergai, 33 Hongyuan
5133: 01 Kangding, 22 Luding, 23 Danba, 24 Jiulong, 25 Yajiang, 26 Daofu, 27 Luhuo, 28 Ganzi, 29 Xinlong,
  30 Dege, 31 Baiyu, 32 Shiqu, 33 Seda, 34 Litang, 35 Batang, 36 Xiangcheng, 37 Daocheng, 38 Derong
5134: 01 Xichang, 02 Huili, 22 Muli, 23 Yanyuan, 24 Dechang, 26 Huidong, 27 Ningnan, 28 Puge, 29 Butuo,
  30 Jinyang, 31 Zhaojue, 32 Xide, 33 Mianning, 34 Yuexi, 35 Ganluo, 36 Meigu, 37 Leibo
5201: 02 Nanming, 03 Yunyan, 11 Huaxi, 12 Wudang, 13 Baiyun, 15 Guanshanhu, 21 Kaiyang, 22 Xifeng, 23 Xiuwen,
  81 Qingzhen
5202: 01 Zhongshan, 03 Liuzhi, 04 Shuicheng, 81 Panzhou
5203: 02 Honghuagang, 03 Huichuan, 04 Bozhou, 22 Tongzi, 23 Suiyang, 24 Zheng'an, 25 Daozhen, 26 Wuchuan,
  27 Fenggang, 28 Meitan, 29 Yuqing, 30 Xishui, 81 Chishui, 82 Renhuai
5204: 02 Xixiu, 03 Pingba, 22 Puding, 23 Zhenning, 24 Guanling, 25 Ziyun
5205: 02 Qixingguan, 21 Dafang, 23 Jinsha, 24 Zhijin, 25 Nayong, 26 Weining, 27 Hezhang, 81 Qianxi
5206: 02 Bijiang, 03 Wanshan, 21 Jiangkou, 22 Yuping, 23 Shiqian, 24 Sinan, 25 Yinjiang, 26 Dejiang, 27 Yanhe,
  28 Songtao
5223: 01 Xingyi, 02 Xingren, 23 Pu'an, 24 Qinglong, 25 Zhenfeng, 26 Wangmo, 27 Ceheng, 28 Anlong
5226: 01 Kaili, 22 Huangping, 23 Shibing, 24 Sansui, 25 Zhenyuan, 26 Cengong, 27 Tianzhu, 28 Jinping, 29 Jianhe,
  30 Taijiang, 31 Liping, 32 Rongjiang, 33 Congjiang, 34 Leishan, 35 Majiang, 36 Danzhai
5227: 01 Duyun, 02 Fuquan, 22 Libo, 23 Guiding, 25 Weng'an, 26 Dushan, 27 Pingtang, 28 Luodian, 29 Changshun,
  30 Longli, 31 Huishui, 32 Sandu
5301: 02 Wuhua, 03 Panlong, 11 Guandu, 12 Xishan, 13 Dongchuan, 14 Chenggong, 15 Jinning, 24 Fumin, 25 Yiliang,
  26 Shilin, 27 Songming, 28 Luquan, 29 Xundian, 81 Anning
5303: 02 Qilin, 03 Zhanyi, 04 Malong, 22 Luliang, 23 Shizong, 24 Luoping, 25 Fuyuan, 26 Huize, 81 Xuanwei
5304: 02 Hongta, 03 Jiangchuan, 23 Tonghai, 24 Huaning, 25 Yimen, 26 Eshan, 27 Xinping, 28 Yuanjiang,
  81 Chengjiang
5305: 02 Longyang, 21 Shidian, 23 Longling, 24 Changning, 81 Tengchong
5306: 02 Zhaoyang, 21 Ludian, 22 Qiaojia, 23 Yanjin, 24 Daguan, 25 Yongshan, 26 Suijiang, 27 Zhenxiong,
  28 Yiliang, 29 Weixin, 81 Shuifu
5307: 02 Gucheng, 21 Yulong, 22 Yongsheng, 23 Huaping, 24 Ninglang
5308: 02 Simao, 21 Ning'er, 22 Mojiang, 23 Jingdong, 24 Jinggu, 25 Zhenyuan, 26 Jiangcheng, 27 Menglian,
  28 Lancang, 29 Ximeng
5309: 02 Linxiang, 21 Fengqing, 22 Yunxian, 23 Yongde, 24 Zhenkang, 25 Shuangjiang, 26 Gengma, 27 Cangyuan
5323: 01 Chuxiong, 02 Lufeng, 22 Shuangbai, 23 Muding, 24 Nanhua, 25 Yao'an, 26 Dayao, 27 Yongren, 28 Yuanmou,
  29 Wuding
5325: 01 Gejiu, 02 Kaiyuan, 03 Mengzi, 04 Mile, 23 Pingbian, 24 Jianshui, 25 Shiping, 27 Luxi, 28 Yuanyang,
  29 Honghe, 30 Jinping, 31 Lüchun, 32 Hekou
5326: 01 Wenshan, 22 Yanshan, 23 Xichou, 24 Malipo, 25 Maguan, 26 Qiubei, 27 Guangnan, 28 Funing
5328: 01 Jinghong, 22 Menghai, 23 Mengla
5329: 01 Dali, 22 Yangbi, 23 Xiangyun, 24 Binchuan, 25 Midu, 26 Nanjian, 27 Weishan, 28 Yongping, 29 Yunlong,
  30 Eryuan, 31 Jianchuan, 32 Heqing
5331: 02 Ruili, 03 Mangshi, 22 Lianghe, 23 Yingjiang, 24 Longchuan
5333: 01 Lushui, 23 Fugong, 24 Gongshan, 25 Lanping
5334: 01 Shangri-La, 22 Deqin, 23 Weixi
5401: 02 Chengguan, 03 Doilungdeqen, 04 Dagze, 21 Lhunzhub, 22 Damxung, 23 Nyemo, 24 Quxu, 27 Maizhokunggar
5402: 02 Sangzhuzi, 21 Nanmulin, 22 Jiangzi, 23 Dingri, 24 Sajia, 25 Lazi, 26 Angren, 27 Xietongmen, 28 Bailang,
  29 Renbu, 30 Kangma, 31 Dingjie, 32 Zhongba, 33 Yadong, 34 Jilong, 35 Nielamu, 36 Saga, 37 Gangba
5403: 02 Karuo, 21 Jiangda, 22 Gongjue, 23 Leiwuqi, 24 Dingqing, 25 Chaya, 26 Basu, 27 Zuogong, 28 Mangkang,
  29 Luolong, 30 Bianba
5404: 02 Bayi, 21 Gongbujiangda, 23 Metog, 24 Bomi, 25 Chayu, 26 Langxian, 81 Milin
5405: 02 Naidong, 21 Zhanang, 22 Gongga, 23 Sangri, 24 Qiongjie, 25 Qusong, 26 Cuomei, 27 Luozha, 28 Jiacha,
  29 Longzi, 31 Langkazi, 81 Cuona
5406: 02 Seni, 21 Jiali, 22 Biru, 23 Nierong, 24 Anduo, 25 Shenzha, 26 Suoxian, 27 Bange, 28 Baqing, 29 Nima,
  30 Shuanghu
5425: 21 Pulan, 22 Zhada, 23 Ga'er, 24 Ritu, 25 Geji, 26 Gaize, 27 Cuoqin
6101: 02 Xincheng, 03 Beilinqu, 04 Lianhu, 11 Baqiao, 12 Weiyang, 13 Yanta, 14 Yanliang, 15 Lintong,
  16 Chang'an, 17 Gaoling, 18 Huyi, 22 Lantian, 24 Zhouzhi
6102: 02 Wangyi, 03 Yintai, 04 Yaozhou, 22 Yijun
6103: 02 Weibin, 03 Jintai, 04 Chencang, 05 Fengxiang, 23 Qishan, 24 Fufeng, 26 Meixian, 27 Longxian,
  28 Qianyang, 29 Linyou, 30 Fengxian, 31 Taibai
6104: 02 Qindu, 03 Yangling, 04 Weicheng, 22 Sanyuan, 23 Jingyang, 24 Qianxian, 25 Liquan, 26 Yongshou,
  28 Changwu, 29 Xunyi, 30 Chunhua, 31 Wugong, 81 Xingping, 82 Binzhou
6105: 02 Linwei, 03 Huazhou, 22 Tongguan, 23 Dali, 24 Heyang, 25 Chengcheng, 26 Pucheng, 27 Baishui, 28 Fuping,
  81 Hancheng, 82 Huayin
6106: 02 Baota, 03 Ansai, 21 Yanchang, 22 Yanchuan, 25 Zhidan, 26 Wuqi, 27 Ganquan, 28 Fuxian, 29 Luochuan,
  30 Yichuan, 31 Huanglong, 32 Huangling, 81 Zichang
6107: 02 Hantai, 03 Nanzheng, 22 Chenggu, 23 Yangxian, 24 Xixiang, 25 Mianxian, 26 Ningqiang, 27 Lüeyang,
  28 Zhenba, 29 Liuba, 30 Foping
6108: 02 Yuyang, 03 Hengshan, 22 Fugu, 24 Jingbian, 25 Dingbian, 26 Suide, 27 Mizhi, 28 Jiaxian, 29 Wubu,
  30 Qingjian, 31 Zizhou, 81 Shenmu
6109: 02 Hanbin, 21 Hanyin, 22 Shiquan, 23 Ningshan, 24 Ziyang, 25 Langao, 26 Pingli, 27 Zhenping, 29 Baihe,
  81 Xunyang
6110: 02 Shangzhou, 21 Luonan, 22 Danfeng, 23 Shangnan, 24 Shanyang, 25 Zhen'an, 26 Zhashui
6201: 02 Chengguan, 03 Qilihe, 04 Xigu, 05 Anning, 11 Honggu, 21 Yongdeng, 22 Gaolan, 23 Yuzhong
6203: 02 Jinchuan, 21 Yongchang
6204: 02 Baiyin, 03 Pingchuan, 21 Jingyuan, 22 Huining, 23 Jingtai
6205: 02 Qinzhou, 03 Maiji, 21 Qingshui, 22 Qin'an, 23 Gangu, 24 Wushan, 25 Zhangjiachuan
6206: 02 Liangzhou, 21 Minqin, 22 Gulang, 23 Tianzhu
6207: 02 Ganzhou, 21 Sunan, 22 Minle, 23 Linze, 24 Gaotai, 25 Shandan
6208: 02 Kongtong, 21 Jingchuan, 22 Lingtai, 23 Chongxin, 25 Zhuanglang, 26 Jingning, 81 Huating
6209: 02 Suzhou, 21 Jinta, 22 Guazhou, 23 Subei, 24 Aksay, 81 Yumen, 82 Dunhuang
6210: 02 Xifeng, 21 Qingcheng, 22 Huanxian, 23 Huachi, 24 Heshui, 25 Zhengning, 26 Ningxian, 27 Zhenyuan
6211: 02 Anding, 21 Tongwei, 22 Longxi, 23 Weiyuan, 24 Lintao, 25 Zhangxian, 26 Minxian
6212: 02 Wudu, 21 Chengxian, 22 Wenxian, 23 Tanchang, 24 Kangxian, 25 Xihe, 26 Lixian, 27 Huixian, 28 Liangdang
6229: 01 Linxia, 21 Linxia, 22 Kangle, 23 Yongjing, 24 Guanghe, 25 Hezheng, 26 Dongxiangzu, 27 Jishishan
6230: 01 Hezuo, 21 Lintan, 22 Zhuoni, 23 Zhouqu, 24 Diebu, 25 Maqu, 26 Luqu, 27 Xiahe
6301: 02 Chengdong, 03 Chengzhong, 04 Chengxi, 05 Chengbei, 06 Huangzhong, 21 Datong, 23 Huangyuan
6302: 02 Ledu, 03 Ping'an, 22 Minhe, 23 Huzhu, 24 Hualong, 25 Xunhua
6322: 21 Menyuan, 22 Qilian, 23 Haiyan, 24 Gangcha
6323: 01 Tongren, 22 Jianzha, 23 Zeku, 24 Henan
6325: 21 Gonghe, 22 Tongde, 23 Guide, 24 Xinghai, 25 Guinan
6326: 21 Maqin, 22 Banma, 23 Gande, 24 Dari, 25 Jiuzhi, 26 Maduo
6327: 01 Yushu, 22 Zaduo, 23 Chindu, 24 Zhiduo, 25 Nangqian, 26 Qumalai
6328: 01 Golmud, 02 Delingha, 03 Mangya, 21 Wulan, 22 Dulan, 23 Tianjun
6401: 04 Xingqing, 05 Xixia, 06 Jinfeng, 21 Yongning, 22 Helan, 81 Lingwu
6402: 02 Dawukou, 05 Huinong, 21 Pingluo
6403: 02 Litong, 03 Hongsibao, 23 Yanchi, 24 Tongxin, 81 Qingtongxia
6404: 02 Yuanzhou, 22 Xiji, 23 Longde, 24 Jingyuan, 25 Pengyang
6405: 02 Shapotou, 21 Zhongning, 22 Haiyuan
6501: 02 Tianshan, 03 Shayibake, 04 Xinshi, 05 Shuimogou, 06 Toutunhe, 07 Dabancheng, 09 Midong, 21 Wulumuqi
6502: 02 Dushanzi, 03 Kelamayi, 04 Baijiantan, 05 Wu'erhe
6504: 02 Gaochang, 21 Shanshan, 22 Tuokexun
6505: 02 Yizhou, 21 Barkol, 22 Yiwu
6523: 01 Changji, 02 Fukang, 23 Hutubi, 24 Manasi, 25 Qitai, 27 Jimusa'er, 28 Mori
6527: 01 Bole, 02 Alashankou, 22 Jinghe, 23 Wenquan
6528: 01 Korla, 22 Luntai, 23 Yuli, 24 Ruoqiang, 25 Qiemo, 26 Yanqi, 27 Hejing, 28 Heshuo, 29 Bohu
6529: 01 Aksu, 02 Kuqa, 22 Wensu, 24 Shaya, 25 Xinhe, 26 Baicheng, 27 Wushi, 28 Awati, 29 Keping
6530: 01 Artux, 22 Aketao, 23 Aheqi, 24 Wuqia
6531: 01 Kashgar, 21 Shufu, 22 Shule, 23 Yingjisha, 24 Zepu, 25 Shache, 26 Yecheng, 27 Maigaiti, 28 Yuepuhu,
  29 Jiashi, 30 Bachu, 31 Taxkorgan
6532: 01 Hotan, 21 Hotan, 22 Moyu, 23 Pishan, 24 Luopu, 25 Cele, 26 Yutian, 27 Minfeng, 28 Hekang, 29 He'an
6540: 02 Yining, 03 Kuytun, 04 Khorgos, 21 Yining, 22 Qapqal, 23 Huocheng, 24 Gongliu, 25 Xinyuan, 26 Zhaosu,
  27 Tekesi, 28 Nileke
6542: 01 Tacheng, 02 Wusu, 03 Shawan, 21 Emin, 24 Tuoli, 25 Yumin, 26 Hoboksar
6543: 01 Altay, 21 Bu'erjin, 22 Fuyun, 23 Fuhai, 24 Habahe, 25 Qinghe, 26 Jimunai
`
