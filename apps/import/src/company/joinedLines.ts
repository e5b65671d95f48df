/** Many lines as one piece of bytes: it goes from thread to thread and into COPY without being taken apart. */
export type JoinedLines = {
  bytes: Uint8Array
  /** Where each line ends. */
  ends: number[]
}

export function joined(lines: readonly string[]): JoinedLines {
  const ends: number[] = []
  let end = 0
  for (const line of lines) ends.push((end += Buffer.byteLength(line)))
  return { bytes: Buffer.from(lines.join('')), ends }
}

/** The lines whose number is wanted, still joined. */
export function linesOf({ bytes, ends }: JoinedLines, isWanted: (number: number) => boolean): Uint8Array[] {
  const pieces: Uint8Array[] = []
  let from = 0
  for (let number = 0; number < ends.length; ) {
    const wanted = isWanted(number)
    let to = from
    for (; number < ends.length && isWanted(number) === wanted; number++) to = ends[number] ?? to
    if (wanted) pieces.push(bytes.subarray(from, to))
    from = to
  }
  return pieces
}
