import { parentPort } from 'node:worker_threads'
import { type TrainingJob, trainMembers } from '#model/members.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (job: TrainingJob) => parentPort?.postMessage(trainMembers(job)))
