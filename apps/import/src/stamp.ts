/** Bytes of the file's stamp, then of each row's fingerprint; see markUnchanged in company/write.ts for the rule. */
const fileBytes = 8
const hashBytes = 16
const mostHashes = 12

/** Whether a row was written onto this record before and is still what it says. */
export function isWritten(stamp: Buffer | null, fileStamp: Buffer, hash: Uint8Array): boolean {
  const row = Buffer.from(hash)
  if (!stamp || stamp.length < fileBytes + hashBytes) return false
  if (stamp.subarray(0, fileBytes).equals(fileStamp)) return stamp.subarray(fileBytes).includes(row)
  return stamp.subarray(-hashBytes).equals(row)
}

/** The stamp once the row is written. */
export function stampWith(stamp: Buffer | null, fileStamp: Buffer, hash: Uint8Array): Buffer {
  const continues =
    stamp?.subarray(0, fileBytes).equals(fileStamp) && stamp.length < fileBytes + mostHashes * hashBytes
  return Buffer.concat([continues && stamp ? stamp : fileStamp, hash])
}
