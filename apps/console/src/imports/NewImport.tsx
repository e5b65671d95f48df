import type { Request } from '@zhzz/contract/endpoint.ts'
import { operate } from '@zhzz/contract/operate/calls.ts'
import { maxImportBytes } from '@zhzz/contract/operate/imports.ts'
import { importDatasets } from '@zhzz/contract/operate/importTask.ts'
import { Alert, Button, Checkbox, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { explain } from '#explain.ts'
import { sendFile } from '#imports/sendFile.ts'
import { useBegin } from '#imports/useBegin.ts'
import { t, timeOf } from '#words.ts'

type Asked = Request<typeof operate.tryImport>
type Constant = 'exhibition' | 'year' | 'startDate' | 'endDate' | 'hall'
type Typed = {
  dataset: Asked['dataset']
  source?: string
  licence?: string
  link?: string
  asOf?: string
  isWhole?: boolean
} & Partial<Record<Constant, string>>

const megabytes = maxImportBytes / 1024 ** 2
const ofEdition: readonly Constant[] = ['exhibition', 'year', 'startDate', 'endDate', 'hall']
/** Whose files are often of one edition that they do not name. */
const withEdition: readonly string[] = ['exhibitors', 'visitors', 'visitorStatistics']
const fileOrAddress = /^(?!.*(?:\.(?:csv|tsv|txt|ndjson|jsonl|json|xlsx?|ics|zip)$|:\/\/))/i

/** A file, what kind of data it is, and whom it comes from; it is tried first. */
export function NewImport({ onBegun }: { onBegun: (no: number) => void }) {
  const [form] = Form.useForm<Typed>()
  const dataset = Form.useWatch('dataset', form)
  const [file, setFile] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const [today] = useState(() => timeOf(new Date().toISOString()).slice(0, 10))
  const trying = useBegin(operate.tryImport, (begun) => onBegun(begun.no))
  const wrong = file === null ? null : faultOf(file)
  const begin = async (typed: Typed) => {
    if (file === null || wrong !== null) return
    setSending(true)
    try {
      const { id } = await sendFile(file)
      await trying.send({ fileId: id, dataset: typed.dataset, options: optionsOf(typed) })
    } catch (error) {
      explain(error)
    } finally {
      setSending(false)
    }
  }
  const needed = [{ required: true, message: t('needed') }]
  return (
    <Form<Typed> form={form} layout="vertical" requiredMark={false} onFinish={(typed) => void begin(typed)}>
      <Form.Item
        label={t('importFile')}
        htmlFor="import-file"
        extra={t('importFileAbout', { n: megabytes })}
        required
      >
        <input id="import-file" type="file" onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
      </Form.Item>
      {wrong !== null && <Alert type="error" showIcon title={wrong} style={{ marginBottom: 16 }} />}
      <Form.Item label={t('dataset')} name="dataset" rules={needed}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={importDatasets.map((value) => ({ value, label: t(`dataset-${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        label={t('source')}
        name="source"
        extra={t('sourceAbout')}
        rules={[...needed, { pattern: fileOrAddress, message: t('sourceWrong') }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item label={t('licenceOfSource')} name="licence">
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item
        label={t('sourceLink')}
        name="link"
        rules={[{ pattern: /^https:\/\/\S+$/, message: t('sourceLinkWrong') }]}
      >
        <Input maxLength={300} placeholder="https://" />
      </Form.Item>
      <Form.Item label={t('asOf')} name="asOf" extra={t('asOfAbout')}>
        <Input type="date" max={today} style={{ width: 180 }} />
      </Form.Item>
      {withEdition.includes(dataset ?? '') && (
        <fieldset style={{ border: '1px solid #d9d9d9', padding: '4px 16px', marginBottom: 16 }}>
          <legend style={{ fontSize: 14, width: 'auto', padding: '0 6px' }}>{t('ofEdition')}</legend>
          {ofEdition.map((field) => (
            <Form.Item key={field} label={t(`constant-${field}`)} name={field}>
              <Input maxLength={200} type={field.endsWith('Date') ? 'date' : 'text'} />
            </Form.Item>
          ))}
        </fieldset>
      )}
      {dataset === 'exhibitors' && (
        <Form.Item name="isWhole" valuePropName="checked">
          <Checkbox>{t('isWholeList')}</Checkbox>
        </Form.Item>
      )}
      <p>{t('tryAbout')}</p>
      <Button
        type="primary"
        htmlType="submit"
        disabled={file === null || wrong !== null}
        loading={isSending || trying.isPending}
      >
        {t('tryIt')}
      </Button>
    </Form>
  )
}

function faultOf({ size }: File): string | null {
  if (size === 0) return t('importEmpty')
  return size > maxImportBytes ? t('importTooLarge', { n: megabytes }) : null
}

function optionsOf({ dataset, source, licence, link, asOf, isWhole, ...rest }: Typed): Asked['options'] {
  const filled = ofEdition.flatMap((field) => {
    const value = rest[field]?.trim()
    return value && withEdition.includes(dataset) ? [[field, value]] : []
  })
  return {
    source: source?.trim() || null,
    licence: licence?.trim() || null,
    link: link?.trim() || null,
    asOf: asOf || null,
    isWhole: dataset === 'exhibitors' && isWhole === true,
    constants: Object.fromEntries(filled),
  }
}
