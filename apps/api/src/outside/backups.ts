/** Backups on the disk of this node. */
export interface Backups {
  folder: string
  /** The newest first. */
  list(): Promise<{ name: string; bytes: number; writtenAt: Date }[]>
  /** Begins one; false: one that was begun by this is being written. */
  begin(): boolean
  state(): { isUnderWay: boolean; failure: string | null }
}

/** Of a server that writes none. */
export const noBackups: Backups = {
  folder: '',
  list: async () => [],
  begin: () => false,
  state: () => ({ isUnderWay: false, failure: null }),
}
