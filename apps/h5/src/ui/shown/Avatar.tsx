import { useState } from 'react'
import styles from '#ui/shown/Avatar.module.css'
import { hueOfText, tintColours } from '#ui/shown/hues.ts'

/** Places that many names begin with; what follows tells them apart. */
const place =
  /^(?:中国|北京|上海|天津|重庆|河北|山西|辽宁|吉林|黑龙江|江苏|浙江|安徽|福建|江西|山东|河南|湖北|湖南|广东|海南|四川|贵州|云南|陕西|甘肃|青海|内蒙古|广西|西藏|宁夏|新疆|香港|澳门|台湾|广州|深圳|东莞|佛山|中山|珠海|惠州|杭州|宁波|温州|嘉兴|绍兴|金华|义乌|苏州|南京|无锡|常州|南通|昆山|青岛|济南|烟台|潍坊|武汉|成都|西安|长沙|郑州|合肥|厦门|泉州|福州|大连|沈阳|哈尔滨|长春|石家庄|昆明|贵阳|南宁|南昌|台州|湖州|洛阳|徐州|扬州|盐城|泰州|镇江|芜湖|漳州|九江|赣州|淄博|临沂|威海|开封|新乡|宜昌|襄阳|株洲|湘潭|江门|汕头|桂林|柳州|海口|三亚|绵阳|德阳|遵义|宝鸡|咸阳|兰州|西宁|银川|乌鲁木齐|太原|大同|呼和浩特|包头|保定|廊坊|沧州|邯郸|唐山|秦皇岛|鞍山|大庆)(?:省|市)?/

/** The characters that name it: two, or the first letter of a Latin name. */
function initials(name: string): string {
  const short = name.replace(place, '').replace(/^[（(][^）)]*[）)]/, '') || name
  const latin = /^[A-Za-z]/.test(short)
  return Array.from(short)
    .slice(0, latin ? 1 : 2)
    .join('')
    .toUpperCase()
}

/** A logo or portrait; without one the first characters of the name on a colour of its own. */
export function Avatar({ name, src, size = 44 }: { name: string; src?: string | null; size?: number }) {
  const [broken, setBroken] = useState(false)
  const box = { width: size, height: size }
  if (src && !broken) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
      />
    )
  }
  const colours = { ...tintColours(hueOfText(name)), fontSize: size * 0.34 }
  return (
    <span className={styles.avatar} style={{ ...box, ...colours }} aria-hidden="true" translate="no">
      {initials(name)}
    </span>
  )
}
