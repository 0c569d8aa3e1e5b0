/** A splinter of a candy on its way; places in px of the canvas, speeds in px a second, times in ms. */
interface Shard {
  readonly colour: string;
  readonly size: number;
  readonly spin: number;
  readonly life: number;
  x: number;
  y: number;
  dx: number;
  dy: number;
  turn: number;
  age: number;
}

export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  /** The side of the tile that bursts, in px. */
  readonly size: number;
  readonly count: number;
  /** ms until it bursts. */
  readonly delay: number;
}

/** Of the overlay in CSS px, how far the canvas reaches beyond it, and how many of its pixels go to one of them. */
export interface Size {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly ratio: number;
}

const MOST = 320;
const GRAVITY = 1500;
const DRAG = 1.6;
/** A frame later than this, after a stall or a hidden page, moves them no further. */
const LONGEST_FRAME = 50;

/** Splinters on a canvas. Frames are asked for only while any fly. */
export class Shards {
  private shards: Shard[] = [];
  private frame = 0;
  private last = 0;
  private size: Size = { width: 0, height: 0, margin: 1, ratio: 1 };

  constructor(private readonly canvas: OffscreenCanvas) {}

  /** Lets tiles burst on a canvas of this size. */
  burst(bursts: readonly Burst[], size: Size): void {
    for (const burst of bursts) this.scatter(burst);
    if (this.frame !== 0 || this.shards.length === 0) return;
    this.fit(size);
    this.last = performance.now();
    this.frame = requestAnimationFrame(this.step);
  }

  clear(): void {
    this.shards = [];
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.wiped();
  }

  private scatter({ x, y, colour, size, count, delay }: Burst): void {
    for (let i = 0; i < count && this.shards.length < MOST; i++) {
      const angle = Math.random() * 2 * Math.PI;
      const speed = size * (2 + Math.random() * 7);
      this.shards.push({
        colour,
        size: size * (0.1 + Math.random() * 0.17),
        spin: (Math.random() - 0.5) * 16,
        life: 420 + Math.random() * 380,
        x: x + (Math.random() - 0.5) * size * 0.6,
        y: y + (Math.random() - 0.5) * size * 0.6,
        dx: Math.cos(angle) * speed,
        dy: Math.sin(angle) * speed - size * 4,
        turn: Math.random() * 6,
        age: -delay,
      });
    }
  }

  private fit(size: Size): void {
    const { width, height, margin, ratio } = size;
    this.size = size;
    this.canvas.width = Math.round((width + 2 * margin) * ratio);
    this.canvas.height = Math.round((height + 2 * margin) * ratio);
    this.canvas.getContext('2d')?.setTransform(ratio, 0, 0, ratio, margin * ratio, margin * ratio);
  }

  private wiped(): OffscreenCanvasRenderingContext2D | null {
    const pen = this.canvas.getContext('2d');
    const { margin } = this.size;
    pen?.clearRect(-margin, -margin, this.canvas.width, this.canvas.height);
    return pen;
  }

  private readonly step = (now: number): void => {
    const ms = Math.min(LONGEST_FRAME, Math.max(0, now - this.last));
    this.last = now;
    for (const shard of this.shards) move(shard, ms);
    this.shards = this.shards.filter((shard) => shard.age < shard.life);
    this.draw();
    this.frame = this.shards.length > 0 ? requestAnimationFrame(this.step) : 0;
  };

  private draw(): void {
    const pen = this.wiped();
    if (pen === null) return;
    const { width, height, margin } = this.size;
    for (const { age, life, x, y, turn, size, colour } of this.shards) {
      if (age < 0) continue;
      const left = 1 - age / life;
      const side = size * (0.4 + 0.6 * left);
      pen.save();
      // Beyond the overlay they fade, up to the edge of the canvas.
      const beyond = Math.max(-x, x - width, -y, y - height, 0);
      pen.globalAlpha = Math.min(1, left * 1.8) * Math.max(0, 1 - beyond / margin);
      pen.translate(x, y);
      pen.rotate(turn);
      pen.fillStyle = colour;
      pen.beginPath();
      pen.roundRect(-side / 2, -side / 2, side, side, side * 0.3);
      pen.fill();
      pen.fillStyle = 'rgb(255 255 255 / 55%)';
      pen.fillRect(-side * 0.3, -side * 0.34, side * 0.6, side * 0.2);
      pen.restore();
    }
  }
}

function move(shard: Shard, ms: number): void {
  shard.age += ms;
  if (shard.age < 0) return;
  const s = ms / 1000;
  shard.dy += GRAVITY * s;
  shard.dx -= shard.dx * DRAG * s;
  shard.x += shard.dx * s;
  shard.y += shard.dy * s;
  shard.turn += shard.spin * s;
}
