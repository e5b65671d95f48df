import type { Output } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { numberVerdicts } from '@zhzz/contract/operate/unlocks.ts'
import { Button, Card, Flex, Popconfirm, Segmented, Space, Table, Typography } from 'antd'
import { useRead } from '#api.ts'
import { Loaded } from '#Loaded.tsx'
import { useAct } from '#people/useAct.ts'
import { useAsked } from '#waiting/useAsked.ts'
import type { Asked } from '#waiting/WaitingPage.tsx'
import { t, timeOf } from '#words.ts'

type Answer = Output<typeof operate.numberReports>
type Row = Answer['list'][number]

/** Numbers that a team calls wrong, to be confirmed or refused. */
export function NumbersPage() {
  const [asked, setAsked] = useAsked()
  const read = useRead(operate.numberReports, { state: asked }, { staleTime: 0 })
  return (
    <Card title={t('numbers')}>
      <Flex gap={16} style={{ marginBottom: 12 }}>
        <Segmented<Asked>
          aria-label={t('state')}
          value={asked}
          onChange={setAsked}
          options={[
            { value: 'waiting', label: t('waiting') },
            { value: 'answered', label: t('answered') },
          ]}
        />
        <Button onClick={read.reload} loading={read.isFetching}>
          {t('reload')}
        </Button>
      </Flex>
      <Typography.Paragraph type="secondary">{t('verdictAbout')}</Typography.Paragraph>
      <Loaded read={read}>{(answer) => <Rows asked={asked} {...answer} />}</Loaded>
    </Card>
  )
}

function Rows({ asked, list, isMore }: Answer & { asked: Asked }) {
  return (
    <>
      {isMore && <p>{t('isMore', { n: list.length })}</p>}
      <Table<Row>
        rowKey="id"
        size="middle"
        pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        dataSource={list}
        locale={{ emptyText: t(asked === 'waiting' ? 'noNumbers' : 'noneDecided') }}
        columns={[
          { title: t('company'), dataIndex: 'company' },
          { title: t('reportedNumber'), dataIndex: 'numberMask', width: 140 },
          { title: t('saidOf'), render: (_, { said }) => saidOf(said) },
          {
            title: t('atCompanies'),
            width: 120,
            render: (_, { companies }) => t('companiesOf', { n: companies }),
          },
          { title: t('firstSaid'), width: 150, render: (_, { at }) => timeOf(at) },
          asked === 'waiting'
            ? { title: t('confirmAs'), width: 330, render: (_, { id }) => <Verdicts id={id} /> }
            : { title: t('verdict'), render: (_, row) => verdictOf(row) },
        ]}
      />
    </>
  )
}

function saidOf(said: Row['said']): string {
  return said.map(({ kind, teams }) => t('saidByTeams', { what: t(`number-${kind}`), n: teams })).join(' · ')
}

function verdictOf({ verdict, operator, decidedAt }: Row): string {
  if (verdict === null || decidedAt === null) return '-'
  return `${t(`number-${verdict}`)} · ${operator ?? ''} ${timeOf(decidedAt)}`
}

function Verdicts({ id }: { id: string }) {
  const acting = useAct(operate.settleNumber, ({ companies, creditsBack }) =>
    t('settled', { companies, credits: creditsBack }),
  )
  return (
    <Space size={6} wrap>
      {numberVerdicts.map((verdict) => (
        <Popconfirm
          key={verdict}
          title={`${t('confirmAs')}: ${t(`number-${verdict}`)}`}
          onConfirm={() => void acting.send({ id, verdict })}
        >
          <Button size="small" danger={verdict !== 'valid'} loading={acting.isPending}>
            {t(`number-${verdict}`)}
          </Button>
        </Popconfirm>
      ))}
    </Space>
  )
}
