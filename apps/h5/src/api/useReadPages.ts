import { createUseReadPages } from '@zhzz/client/react/useReadPages.ts'
import { client } from '#api/client.ts'

export const useReadPages = createUseReadPages(client)
