import { createReadAhead } from '@zhzz/client/react/readAhead.ts'
import { client } from '#api/client.ts'
import { queryClient } from '#api/queryClient.ts'

export const { firstRead, firstPage, readAhead, takeAnswer } = createReadAhead(client, queryClient)
