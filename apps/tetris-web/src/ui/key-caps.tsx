import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../input/actions.ts';
import { keysOf } from '../input/bindings.ts';
import { keyboardLayout, keyName } from '../input/key-names.ts';
import { useSetting } from './page-context.ts';

/** How keys are called on the player's own keyboard, as soon as the browser has told its layout. */
export function useKeyNames(): (code: string) => string {
  const { t } = useTranslation();
  const [layout, setLayout] = useState<ReadonlyMap<string, string>>();
  useEffect(() => {
    let shown = true;
    void keyboardLayout().then((found) => {
      if (shown) setLayout(found);
    });
    return () => {
      shown = false;
    };
  }, []);
  return (code) => {
    const name = keyName(code, layout);
    if (!('word' in name)) return name.text;
    return name.word === 'numpad' ? t('keys.numpad', { key: name.text }) : t(`keys.${name.word}`);
  };
}

/** The keys of an action, drawn as caps. */
export function KeyCaps({ action }: { readonly action: Action }) {
  const { t } = useTranslation();
  const nameOf = useKeyNames();
  const codes = useSetting(({ keys }) => keysOf(keys, action).join(' ')).split(' ');
  const both = codes.includes('ShiftLeft') && codes.includes('ShiftRight');
  const names = codes
    .filter((code) => code !== '' && !(both && code === 'ShiftRight'))
    .map((code) => (both && code === 'ShiftLeft' ? t('keys.shift') : nameOf(code)));
  if (names.length === 0) return <span className="no-key">{t('keys.none')}</span>;
  return names.map((name) => <kbd key={name}>{name}</kbd>);
}
