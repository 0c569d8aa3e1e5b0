import { vi } from 'vitest';

/** A stand-in for the browser's sound, enough to see what a soundboard does with it. */
export class FakeContext {
  static made: FakeContext[] = [];
  state: 'suspended' | 'running' | 'closed' = 'running';
  currentTime = 0;
  destination = {};
  sources: FakeSource[] = [];
  gains: FakeGain[] = [];

  constructor() {
    FakeContext.made.push(this);
  }
  createGain() {
    const gain = new FakeGain();
    this.gains.push(gain);
    return gain;
  }
  createDynamicsCompressor() {
    return { threshold: { value: 0 }, ratio: { value: 0 }, connect: <T>(to: T): T => to };
  }
  createBuffer(_channels: number, length: number, sampleRate: number) {
    return { length, sampleRate, copyToChannel: vi.fn() };
  }
  createBufferSource() {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  async close() {
    this.state = 'closed';
  }
  /** What sounds now. */
  get sounding(): FakeSource[] {
    return this.sources.filter((source) => source.started && !source.stopped);
  }
}

export class FakeSource {
  buffer: unknown;
  playbackRate = { value: 1 };
  onended: (() => void) | undefined;
  started = false;
  stopped = false;
  connect<T>(to: T): T {
    return to;
  }
  disconnect(): void {}
  start(): void {
    this.started = true;
  }
  stop(): void {
    this.stopped = true;
  }
}

export class FakeGain {
  ramps: { to: number; at: number }[] = [];
  gain = {
    value: 1,
    cancelScheduledValues: vi.fn(),
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: (to: number, at: number): void => {
      this.ramps.push({ to, at });
      this.gain.value = to;
    },
  };
  connect<T>(to: T): T {
    return to;
  }
  disconnect(): void {}
}
