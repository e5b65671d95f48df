import { Button } from 'antd'
import { currentLocale, speak } from '#words.ts'

/** Says the other language in its own words. */
export function LanguageSwitch() {
  const other = currentLocale() === 'en' ? 'zh-Hans' : 'en'
  return (
    <Button type="text" lang={other} onClick={() => speak(other)}>
      {other === 'en' ? 'English' : '中文'}
    </Button>
  )
}
