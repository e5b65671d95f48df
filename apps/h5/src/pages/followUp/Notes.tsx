import { type FollowUpDetail, followUp } from '@zhzz/contract/followUp/calls.ts'
import { useState } from 'react'
import { useWrite } from '#api/useWrite.ts'
import { momentLabel } from '#followUp/dayLabel.ts'
import { t } from '#i18n/t.ts'
import styles from '#pages/followUp/Notes.module.css'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { TextArea } from '#ui/field/TextField.tsx'
import { Sheet } from '#ui/overlay/Sheet.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Chip } from '#ui/shown/Chip.tsx'

type Kind = FollowUpDetail['notes'][number]['kind']
const longest = 500

/** 评论 of the team, and 更正 by the author once the record cannot be edited any more. */
export function Notes({ record }: { record: FollowUpDetail }) {
  const [kind, setKind] = useState<Kind | null>(null)
  const { notes, isMine, canEdit } = record
  return (
    <Card title={t('note.title')}>
      {notes.length > 0 ? (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles.head}>
                <b>{note.isMine ? t('followUp.me') : (note.byName ?? t('note.gone'))}</b>
                {momentLabel(note.createdAt)}
                {note.kind === 'correction' && <Chip tone="amber">{t('note.correction')}</Chip>}
              </p>
              <p className={styles.content}>{note.content}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t('note.none')}</p>
      )}
      <div className={styles.actions}>
        <Button look="quiet" size="small" onClick={() => setKind('comment')}>
          {t('note.addComment')}
        </Button>
        {isMine && !canEdit && (
          <Button look="quiet" size="small" onClick={() => setKind('correction')}>
            {t('note.addCorrection')}
          </Button>
        )}
      </div>
      {kind && <NoteSheet id={record.id} kind={kind} onClose={() => setKind(null)} />}
    </Card>
  )
}

function NoteSheet({ id, kind, onClose }: { id: string; kind: Kind; onClose: () => void }) {
  const [content, setContent] = useState('')
  const adding = useWrite(followUp.addNote, {
    outdates: [followUp.detail],
    onDone: () => {
      toast(t('followUp.saved'))
      onClose()
    },
  })
  const title = t(kind === 'comment' ? 'note.addComment' : 'note.addCorrection')
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button
          disabled={content.trim() === ''}
          busy={adding.isPending}
          onClick={() => void adding.send({ id, kind, content })}
        >
          {t('shell.save')}
        </Button>
      }
    >
      <TextArea
        label={title}
        placeholder={t(kind === 'comment' ? 'note.commentPlaceholder' : 'note.correctionPlaceholder')}
        maxLength={longest}
        value={content}
        onChange={setContent}
      />
    </Sheet>
  )
}
