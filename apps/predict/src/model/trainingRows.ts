/** Labelled rows; values lie row after row, `width` each. */
export type RowData = {
  width: number
  count: number
  values: Float32Array
  labels: Uint8Array
  weights: Float32Array
}

/** Rows that only ever grow, in memory that training threads can read without a copy. */
export class TrainingRows implements RowData {
  readonly width: number
  count = 0
  values: Float32Array
  labels: Uint8Array
  weights: Float32Array

  constructor(width: number, room = 4096) {
    this.width = width
    this.values = new Float32Array(new SharedArrayBuffer(room * width * 4))
    this.labels = new Uint8Array(new SharedArrayBuffer(room))
    this.weights = new Float32Array(new SharedArrayBuffer(room * 4))
  }

  add(row: Float32Array, label: boolean, weight: number): void {
    if (this.count === this.labels.length) this.grow()
    this.values.set(row, this.count * this.width)
    this.labels[this.count] = Number(label)
    this.weights[this.count] = weight
    this.count++
  }

  addAll({ count, values, labels, weights, width }: RowData): void {
    while (this.count + count > this.labels.length) this.grow()
    this.values.set(values.subarray(0, count * width), this.count * width)
    this.labels.set(labels.subarray(0, count), this.count)
    this.weights.set(weights.subarray(0, count), this.count)
    this.count += count
  }

  /** The latest rows, `most` at most: a plain object over the same memory, for another thread. */
  latest(most: number): RowData {
    const { width } = this
    const from = Math.max(0, this.count - most)
    return {
      width,
      count: this.count - from,
      values: this.values.subarray(from * width),
      labels: this.labels.subarray(from),
      weights: this.weights.subarray(from),
    }
  }

  private grow(): void {
    const larger = new TrainingRows(this.width, this.labels.length * 2)
    larger.values.set(this.values)
    larger.labels.set(this.labels)
    larger.weights.set(this.weights)
    this.values = larger.values
    this.labels = larger.labels
    this.weights = larger.weights
  }
}
