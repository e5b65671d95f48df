import { operate } from '@zhzz/contract/operate/calls.ts'
import { Collapse, Empty } from 'antd'
import { useRead } from '#api.ts'
import { PutFacts } from '#correct/exhibition/PutFacts.tsx'
import { Loaded } from '#Loaded.tsx'
import { t } from '#words.ts'

/** The pavilions of a hall, each with what stands of it. */
export function Pavilions({ hallId }: { hallId: string }) {
  const read = useRead(operate.hallParts, { hallId }, { staleTime: 0 })
  return (
    <Loaded read={read}>
      {({ pavilions }) =>
        pavilions.length === 0 ? (
          <Empty description={t('noPavilions')} />
        ) : (
          <Collapse
            accordion
            destroyOnHidden
            items={pavilions.map(({ id, code, area }) => ({
              key: id,
              label: area === null ? code : `${code} · ${area.toLocaleString()} m²`,
              children: <PutFacts kind="pavilion" id={id} />,
            }))}
          />
        )
      }
    </Loaded>
  )
}
