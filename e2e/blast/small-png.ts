import { crc32, deflateSync, inflateSync } from 'node:zlib';

/**
 * The picture of an 8-bit RGB(A) screenshot in about half the bytes: opaque, each tone rounded to a multiple of 3 (which no
 * eye sees), every row filtered as suits it best, and packed as tightly as zlib can.
 */
export function smallPng(png: Buffer): Buffer {
  const { width, height, tones } = decode(png);
  const stride = width * 3;
  const lines = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y++) {
    const row = tones.subarray(y * stride, (y + 1) * stride);
    const above = y > 0 ? tones.subarray((y - 1) * stride, y * stride) : Buffer.alloc(stride);
    const tried = [0, 1, 2, 3, 4].map((filter) => filtered(row, above, filter));
    const sums = tried.map((line) => line.reduce((sum, v) => sum + (v < 128 ? v : 256 - v), 0));
    const best = sums.indexOf(Math.min(...sums));
    lines[y * (stride + 1)] = best;
    tried[best]?.copy(lines, y * (stride + 1) + 1);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    png.subarray(0, 8),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Three bytes a pixel, row by row. */
  readonly tones: Buffer;
}

function decode(png: Buffer): Picture {
  const packed: Buffer[] = [];
  let head = Buffer.alloc(13);
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') head = Buffer.from(data);
    if (type === 'IDAT') packed.push(data);
    at += 12 + length;
  }
  const width = head.readUInt32BE(0);
  const height = head.readUInt32BE(4);
  const size = head[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(packed));
  const stride = width * size;
  const tones = Buffer.alloc(width * height * 3);
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const line = raw.subarray(y * (stride + 1), (y + 1) * (stride + 1));
    const row = Buffer.alloc(stride);
    for (let i = 0; i < stride; i++) {
      row[i] = (line[i + 1] ?? 0) + guess(row, above, i, line[0] ?? 0, size);
    }
    for (let x = 0; x < width; x++) {
      for (let c = 0; c < 3; c++) tones[(y * width + x) * 3 + c] = Math.round((row[x * size + c] ?? 0) / 3) * 3;
    }
    above = row;
  }
  return { width, height, tones };
}

function filtered(row: Buffer, above: Buffer, filter: number): Buffer {
  return Buffer.from(row.map((v, i) => v - guess(row, above, i, filter, 3)));
}

/** What PNG's filter (0 none, 1 left, 2 above, 3 their mean, 4 Paeth's) expects at byte `i` of a row of `size` bytes a pixel. */
function guess(row: Buffer, above: Buffer, i: number, filter: number, size: number): number {
  const left = i >= size ? (row[i - size] ?? 0) : 0;
  const up = above[i] ?? 0;
  if (filter < 2) return filter * left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const corner = i >= size ? (above[i - size] ?? 0) : 0;
  const [dl, du, dc] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [number, number, number];
  return dl <= du && dl <= dc ? left : du <= dc ? up : corner;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
