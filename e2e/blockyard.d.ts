/** Each page's documented scripting surface. */
interface Blockyard {
  readonly version: string;
  snapshot(): unknown;
  load(snapshot: unknown): { readonly ok: boolean };
  replay(): unknown;
}

interface Window {
  readonly blockyard: Blockyard;
}
