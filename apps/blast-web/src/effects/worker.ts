import { type Burst, Shards, type Size } from './shards.ts';

/** What the page tells the thread: the canvas to draw on, tiles that burst, or that nothing is to fly any more. */
export type ShardsMessage =
  | { readonly kind: 'canvas'; readonly canvas: OffscreenCanvas }
  | { readonly kind: 'burst'; readonly bursts: readonly Burst[]; readonly size: Size }
  | { readonly kind: 'clear' };

let shards: Shards | undefined;

/** The splinters' own thread: however many fly, the page's has nothing to do with them. */
addEventListener('message', ({ data }: MessageEvent<ShardsMessage>) => {
  if (data.kind === 'canvas') shards = new Shards(data.canvas);
  else if (data.kind === 'burst') shards?.burst(data.bursts, data.size);
  else shards?.clear();
});
