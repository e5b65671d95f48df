import { z } from 'zod'
import { calls, write } from '#endpoint.ts'
import { id, text } from '#field.ts'
import { common } from '#prefix.ts'
import { storedFile } from '#upload/storedFile.ts'

/** Where files are opened: `${filePath}/<id>`. */
export const filePath = `${common}/upload/none/view`

export const upload = calls('upload', {
  file: write('POST', `${common}/upload/file`, {
    access: 'signedIn',
    records: { event: 'upload', refusedOnly: true, detail: ({ scene }) => scene },
    takes: 'bytes',
    summary: '上传文件: the body is the file as it is; pictures are made anew, without their metadata',
    input: z.object({
      /**
       * avatar: a picture that anyone may open. followUp: pictures and videos of the tenant. authentication: pictures of
       * licences and letters, for the owner of the tenant.
       */
      scene: z.enum(['avatar', 'followUp', 'authentication']),
      /** Repeated with the same one, an upload is the same file. */
      clientUid: id,
      name: text(200).default(''),
    }),
    output: storedFile,
    fails: ['unsupportedFile', 'videoTooLong', 'uploadsUsedUp'],
  }),
})
