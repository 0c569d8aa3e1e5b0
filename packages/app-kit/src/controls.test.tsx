import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Button, IconButton, PlainButton } from './button.tsx';
import { Choice, Slider, Switch } from './fields.tsx';
import { CloseIcon } from './icons.tsx';
import { createLanguage } from './language.ts';
import { Toast } from './toast.tsx';

beforeEach(() => void createLanguage({ resources: { en: {}, zh: {} }, setting: 'en' }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Button', () => {
  test('loses the focus to a pointer and keeps it for a key', () => {
    const pressed = vi.fn();
    render(<Button onClick={pressed}>Start</Button>);
    const button = screen.getByRole('button', { name: 'Start' });
    button.focus();
    fireEvent.click(button, { detail: 0 });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button, { detail: 1 });
    expect(document.activeElement).toBe(document.body);
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('takes no focus while the mouse presses, so that a press drawn off it leaves none', () => {
    render(<Button>Start</Button>);
    expect(fireEvent.mouseDown(screen.getByRole('button'))).toBe(false);
  });

  test('a click takes the focus from another button too', () => {
    render(
      <>
        <Button>One</Button>
        <Button>Two</Button>
      </>,
    );
    screen.getByRole('button', { name: 'One' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Two' }), { detail: 1 });
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    ['Button', <Button key="1">Start</Button>],
    ['IconButton', <IconButton key="2" label="Start" icon={<CloseIcon />} />],
    ['PlainButton', <PlainButton key="3">Start</PlainButton>],
    ['Switch', <Switch key="4" label="Start" checked onChange={() => undefined} />],
  ])('a key that is held presses a %s once', (_, control) => {
    render(control);
    const button = document.querySelector('button') as HTMLButtonElement;
    for (const key of ['Enter', ' ']) {
      expect(fireEvent.keyDown(button, { key })).toBe(true);
      expect(fireEvent.keyDown(button, { key, repeat: true })).toBe(false);
    }
    expect(fireEvent.keyDown(button, { key: 'Tab', repeat: true })).toBe(true);
  });

  test('submits no form, and is a toggle only when told', () => {
    render(<Button>Start</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
    expect(screen.getByRole('button').hasAttribute('aria-pressed')).toBe(false);
  });
});

test('IconButton has its name and its state, and an icon that is not read', () => {
  render(<IconButton label="Mute" pressed={false} icon={<CloseIcon />} />);
  const button = screen.getByRole('button', { name: 'Mute' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('Switch tells what it becomes', () => {
  const changed = vi.fn();
  render(<Switch label="Sound" hint="All effects" checked={false} onChange={changed} />);
  const control = screen.getByRole('switch', { name: 'Sound' });
  expect(control.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(control);
  expect(changed).toHaveBeenCalledExactlyOnceWith(true);
});

test('Slider gives numbers and reads out words', () => {
  const changed = vi.fn();
  render(<Slider label="Volume" value={0.5} min={0} max={1} step={0.1} text="50 %" onChange={changed} />);
  const control = screen.getByRole('slider', { name: 'Volume' });
  expect(control.getAttribute('aria-valuetext')).toBe('50 %');
  fireEvent.change(control, { target: { value: '0.8' } });
  expect(changed).toHaveBeenCalledExactlyOnceWith(0.8);
});

test('Choice is a named group of radio buttons', () => {
  const changed = vi.fn();
  const options = [
    { value: 'en', label: 'English' },
    { value: 'zh', label: '中文' },
  ] as const;
  render(<Choice label="Language" value="en" options={options} onChange={changed} />);
  expect(screen.getByRole('group', { name: 'Language' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'English', checked: true })).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: '中文' }));
  expect(changed).toHaveBeenCalledExactlyOnceWith('zh');
});

describe('Toast', () => {
  test('its region is there before the notice', () => {
    const { rerender } = render(<Toast text={undefined} onClose={() => undefined} />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(<Toast text="Copied" onClose={() => undefined} />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toContain('Copied');
  });

  test('goes by itself after its time, and a new text has its whole time', () => {
    vi.useFakeTimers();
    const closed = vi.fn();
    const { rerender } = render(<Toast text="One" onClose={closed} duration={1000} />);
    act(() => vi.advanceTimersByTime(900));
    rerender(<Toast text="Two" onClose={closed} duration={1000} />);
    act(() => vi.advanceTimersByTime(900));
    expect(closed).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(100));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  test('stays while there is something to decide', () => {
    vi.useFakeTimers();
    const closed = vi.fn();
    const acted = vi.fn();
    render(<Toast text="New version" action={{ label: 'Update', onAct: acted }} onClose={closed} />);
    act(() => vi.advanceTimersByTime(60_000));
    expect(closed).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Update' }));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect([acted.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
  });
});
