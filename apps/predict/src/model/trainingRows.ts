/** Labelled rows that only ever grow; values lie row after row. */
export class TrainingRows {
  readonly width: number
  values: Float32Array
  labels: Uint8Array
  weights: Float32Array
  count = 0

  constructor(width: number) {
    this.width = width
    this.values = new Float32Array(width * 4096)
    this.labels = new Uint8Array(4096)
    this.weights = new Float32Array(4096)
  }

  add(row: Float32Array, label: boolean, weight: number): void {
    if (this.count === this.labels.length) this.grow()
    this.values.set(row, this.count * this.width)
    this.labels[this.count] = Number(label)
    this.weights[this.count] = weight
    this.count++
  }

  private grow(): void {
    const room = this.labels.length * 2
    const { values, labels, weights } = this
    this.values = new Float32Array(room * this.width)
    this.labels = new Uint8Array(room)
    this.weights = new Float32Array(room)
    this.values.set(values)
    this.labels.set(labels)
    this.weights.set(weights)
  }
}
