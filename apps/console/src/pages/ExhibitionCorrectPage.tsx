import { Card, Tabs } from 'antd'
import { Editions } from '#correct/exhibition/Editions.tsx'
import { Halls } from '#correct/exhibition/Halls.tsx'
import { t } from '#words.ts'

/** 展会更正: exhibitions, their exhibitors and halls are looked up, and what is wrong of them put right. */
export function ExhibitionCorrectPage() {
  return (
    <Card title={t('exhibitionCorrections')}>
      <Tabs
        items={[
          { key: 'editions', label: t('corrected-editions'), children: <Editions /> },
          { key: 'halls', label: t('corrected-halls'), children: <Halls /> },
        ]}
      />
    </Card>
  )
}
