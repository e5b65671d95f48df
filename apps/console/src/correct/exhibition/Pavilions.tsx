import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { Button, Drawer, Table } from 'antd'
import { useState } from 'react'
import { useRead } from '#api.ts'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

type Pavilion = Output<typeof operate.hallParts>['pavilions'][number]

/** The pavilions of a hall, each with what stands of it. */
export function Pavilions({ hallId }: { hallId: string }) {
  const read = useRead(operate.hallParts, { hallId }, { staleTime: 0 })
  const [opened, setOpened] = useState<Pavilion | null>(null)
  return (
    <Loaded read={read}>
      {({ pavilions }) => (
        <>
          <Table<Pavilion>
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={pavilions}
            locale={{ emptyText: t('noPavilions') }}
            columns={[
              { title: t('put-pavilion'), dataIndex: 'code' },
              {
                title: t('put-area'),
                align: 'right',
                render: (_, { area }) => area?.toLocaleString() ?? '-',
              },
              {
                title: '',
                render: (_, pavilion) => (
                  <Button size="small" onClick={() => setOpened(pavilion)}>
                    {t('correctOpen')}
                  </Button>
                ),
              },
            ]}
          />
          <Drawer
            open={opened !== null}
            size="large"
            destroyOnHidden
            title={opened?.code}
            onClose={() => setOpened(null)}
          >
            {opened !== null && <PutFacts kind="pavilion" id={opened.id} />}
          </Drawer>
        </>
      )}
    </Loaded>
  )
}
