/** A typed array that grows by half whenever it is full. */
export class Growing<T extends Int32Array | Uint32Array | Float32Array | Uint8Array> {
  private values: T
  private readonly make: (length: number) => T
  length = 0

  constructor(make: (length: number) => T, room = 1024) {
    this.make = make
    this.values = make(room)
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = this.make(Math.ceil(this.length * 1.5))
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }

  /** Exactly what was pushed. */
  done(): T {
    const out = this.make(this.length)
    out.set(this.values.subarray(0, this.length))
    return out
  }
}
