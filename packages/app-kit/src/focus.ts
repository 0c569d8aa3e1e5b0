/**
 * Takes the focus off a control that was worked with a pointer, so that Space and Enter, keys of the game, do not press
 * it again. Inside a dialog the focus goes to the dialog, and Escape still reaches it.
 */
export function releaseFocus(control: HTMLElement): void {
  const dialog = control.closest('dialog');
  if (dialog !== null) {
    dialog.focus({ preventScroll: true });
    return;
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Whether a click came from a pointer; one from a key or from assistive technology counts no presses. */
export function byPointer(event: { readonly detail: number }): boolean {
  return event.detail > 0;
}
