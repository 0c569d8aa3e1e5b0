import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommonFields } from './common-fields.tsx';
import { commonDefaults } from './common-settings.ts';
import { createLanguage } from './language.ts';

beforeEach(() => void createLanguage({ resources: { en: {}, zh: {} }, setting: 'en' }));
afterEach(cleanup);

test('each setting that both pages have is shown as it is, and tells how it is changed', () => {
  const onChange = vi.fn();
  render(<CommonFields now={{ ...commonDefaults, motion: 'reduced' }} onChange={onChange} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Reduced' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: '中文' }));
  for (const name of ['Sound', 'Vibration', 'Colour-blind patterns']) {
    fireEvent.click(screen.getByRole('switch', { name }));
  }
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '40' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Full' }));
  expect(Object.assign({}, ...onChange.mock.calls.flat())).toEqual({
    language: 'zh',
    sound: false,
    volume: 0.4,
    vibration: false,
    motion: 'full',
    patterns: true,
  });
  expect(onChange).toHaveBeenCalledTimes(Object.keys(commonDefaults).length);
});

test('the volume of a page without sound cannot be changed', () => {
  render(<CommonFields now={{ ...commonDefaults, sound: false }} onChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Volume' }).disabled).toBe(true);
});
