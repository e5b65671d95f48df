import { createUseRead } from '@zhzz/client/react/useRead.ts'
import { client } from '#api/client.ts'

export const useRead = createUseRead(client)
