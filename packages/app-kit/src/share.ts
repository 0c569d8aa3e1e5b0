/** Puts `text` on the clipboard. False when the browser would not. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The older way, for pages without the clipboard's permission. It needs a selected field in the document. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'visually-hidden';
  // Inside an open dialog: everything outside it is inert, and an inert field cannot be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Hands `text` to the player as a file called `name`. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Larger than any text of ours, small enough to read at once. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Lets the player choose a text file. `undefined` when none is chosen, or it is too large or cannot be read. */
export function pickTextFile(accept = '.txt,.json,text/plain,application/json'): Promise<string | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('cancel', () => resolve(undefined));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      if (file === undefined || file.size > MOST_BYTES) resolve(undefined);
      else file.text().then(resolve, () => resolve(undefined));
    });
    input.click();
  });
}
