import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog, Dialog, dialogOpen } from './dialog.tsx';
import { createLanguage } from './language.ts';

beforeEach(() => void createLanguage({ resources: { en: {}, zh: {} }, setting: 'en' }));
afterEach(cleanup);

function Page({ dismissible = true }: { readonly dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Options" dismissible={dismissible}>
        <input aria-label="Name" />
      </Dialog>
    </>
  );
}

const opener = () => screen.getByRole('button', { name: 'Open' });
const dialog = () => screen.getByRole('dialog', { name: 'Options' });
/** As a key does it: a click that counts no presses. */
const byKey = (button: HTMLElement): void => {
  button.focus();
  fireEvent.click(button, { detail: 0 });
};
const byMouse = (button: HTMLElement): void => {
  if (fireEvent.mouseDown(button)) button.focus();
  fireEvent.click(button, { detail: 1 });
};

describe('Dialog', () => {
  test('is modal, named by its title, and takes the focus', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(<Page />);
    expect(dialogOpen()).toBe(false);
    byKey(opener());
    expect(showModal).toHaveBeenCalledTimes(1);
    expect(dialogOpen()).toBe(true);
    expect(document.activeElement).toBe(dialog());
  });

  test('lets words that are only read be scrolled from the keyboard', () => {
    render(
      <Dialog open onClose={() => {}} title="Rules">
        <p>Rows that are full go.</p>
      </Dialog>,
    );
    const words = screen.getByRole('region', { name: 'Rules' });
    expect(words.tabIndex).toBe(0);
    expect(document.activeElement).toBe(words);
  });

  test('adds no stop where there is one inside', () => {
    render(<Page />);
    byKey(opener());
    expect(screen.getByRole('region', { name: 'Options' }).hasAttribute('tabindex')).toBe(false);
  });

  test('gives the focus back to the button that a key pressed', () => {
    render(<Page />);
    byKey(opener());
    byKey(screen.getByRole('button', { name: 'Close' }));
    expect(dialogOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  test('gives it to nothing when it was opened with the mouse', () => {
    render(<Page />);
    byMouse(opener());
    byMouse(screen.getByRole('button', { name: 'Close' }));
    expect(dialogOpen()).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  test('Escape closes it, and the page behind never hears the key', () => {
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    render(<Page />);
    byMouse(opener());
    fireEvent.keyDown(dialog(), { key: ' ' });
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    window.removeEventListener('keydown', heard);
    expect(dialogOpen()).toBe(false);
    expect(heard).not.toHaveBeenCalled();
  });

  test('Escape that ends an input method’s word does not close it', () => {
    render(<Page />);
    byKey(opener());
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
    expect(dialogOpen()).toBe(true);
  });

  test('the device’s back gesture closes it', () => {
    render(<Page />);
    byKey(opener());
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(dialogOpen()).toBe(false);
  });

  test('pressing the backdrop closes it; ending a selection there does not', () => {
    render(<Page />);
    byKey(opener());
    fireEvent.pointerDown(screen.getByLabelText('Name'));
    fireEvent.click(dialog(), { detail: 1 });
    expect(dialogOpen()).toBe(true);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail: 1 });
    expect(dialogOpen()).toBe(false);
  });

  test('one that asks for a choice has no way round it', () => {
    render(<Page dismissible={false} />);
    byKey(opener());
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog(), { detail: 1 });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialogOpen()).toBe(true);
  });

  test('a button worked with the mouse leaves the focus to the dialog, so that Escape still works', () => {
    render(
      <Dialog open onClose={() => undefined} title="Options">
        <Button>Inside</Button>
      </Dialog>,
    );
    screen.getByRole('button', { name: 'Inside' }).focus();
    byMouse(screen.getByRole('button', { name: 'Inside' }));
    expect(document.activeElement).toBe(dialog());
  });
});

describe('ConfirmDialog', () => {
  const show = () => {
    const confirmed = vi.fn();
    const cancelled = vi.fn();
    render(
      <ConfirmDialog open title="Begin anew?" confirm="Begin" onConfirm={confirmed} onCancel={cancelled} danger>
        What is running is lost.
      </ConfirmDialog>,
    );
    return { confirmed, cancelled };
  };

  test('has the focus on the way back', () => {
    show();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });

  test('tells the two answers apart; Escape is no', () => {
    const { confirmed, cancelled } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect([confirmed.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect([confirmed.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 2]);
  });
});
