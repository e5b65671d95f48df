import type { Worker } from 'node:worker_threads'
import { startThread } from '@zhzz/db/startThread.ts'
import type { TrainedMembers, TrainingJob } from '#model/members.ts'

/** Threads that train one ensemble after the other: a new thread reads its code and warms up for as long as it trains. */
export class Crew {
  private readonly hands: Hand[]

  constructor(threads: number) {
    this.hands = Array.from({ length: threads }, () => new Hand())
  }

  /** What each of them has trained of a job, once all of it is done. */
  train(job: TrainingJob): Promise<TrainedMembers[]> {
    return Promise.all(this.hands.map((hand) => hand.train(job)))
  }

  async end(): Promise<void> {
    await Promise.all(this.hands.map((hand) => hand.end()))
  }
}

type Waiting = { resolve: (trained: TrainedMembers) => void; reject: (error: unknown) => void }

/** A thread that answers in the order it is asked. */
class Hand {
  private readonly waiting: Waiting[] = []
  private readonly worker: Worker

  constructor() {
    this.worker = startThread(new URL('./trainingThread.ts', import.meta.url), {})
    this.worker.on('message', (trained: TrainedMembers) => this.waiting.shift()?.resolve(trained))
    this.worker.once('error', (error) => {
      for (const { reject } of this.waiting.splice(0)) reject(error)
    })
  }

  train(job: TrainingJob): Promise<TrainedMembers> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject })
      this.worker.postMessage(job)
    })
  }

  async end(): Promise<void> {
    await this.worker.terminate()
  }
}
