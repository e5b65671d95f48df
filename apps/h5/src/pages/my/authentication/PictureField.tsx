import { Failure } from '@zhzz/contract/failure.ts'
import { maxPictureBytes } from '@zhzz/contract/upload/limits.ts'
import type { StoredFile } from '@zhzz/contract/upload/storedFile.ts'
import type { ReactNode } from 'react'
import { failureText } from '#api/explain.ts'
import { Field } from '#ui/field/Field.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { Uploader } from '#upload/Uploader.tsx'

interface PictureFieldProps {
  label: string
  hint: ReactNode
  error: string | undefined
  files: readonly StoredFile[]
  onChange: (change: (files: readonly StoredFile[]) => StoredFile[]) => void
  onPending: (count: number) => void
}

/** One picture that nobody but the owner and the reviewer opens. */
export function PictureField({ label, hint, error, files, onChange, onPending }: PictureFieldProps) {
  return (
    <Field label={label} required error={error} hint={hint}>
      {() => (
        <Uploader
          label={label}
          scene="authentication"
          files={files}
          maxCount={1}
          maxSize={maxPictureBytes}
          onOversize={() => toast(failureText(new Failure('tooLarge')))}
          onChange={onChange}
          onPending={onPending}
        />
      )}
    </Field>
  )
}
