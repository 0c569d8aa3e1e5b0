import { Button, CloseIcon, Dialog } from '@blockyard/app-kit';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACTIONS, type Action } from '../input/actions.ts';
import {
  type Bindings,
  DEFAULT_BINDINGS,
  MOST_KEYS,
  ownerOf,
  type Refusal,
  refusalOf,
  withKey,
  withoutKey,
} from '../input/bindings.ts';
import { useKeyNames } from './key-caps.tsx';
import { usePage, useSetting } from './page-context.ts';

/** A place for a key: a further one of the action, or the place of the one that it has. */
interface Place {
  readonly action: Action;
  readonly instead: string | undefined;
}

type Said =
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly code: string }
  | { readonly kind: 'conflict'; readonly place: Place; readonly code: string; readonly owner: Action }
  | { readonly kind: 'taken'; readonly code: string; readonly owner: Action; readonly action: Action }
  | { readonly kind: 'given'; readonly code: string; readonly action: Action };

/** Which keys do what, to be changed: a press on a key's cap, then the new key. */
export function KeysDialog() {
  const { t } = useTranslation();
  const { settings, ui } = usePage();
  const [waiting, setWaiting] = useState<Place>();
  const [said, setSaid] = useState<Said>();
  const list = useRef<HTMLUListElement>(null);
  /** The key that has just been taken: its release presses no button. */
  const taking = useRef('');

  useEffect(() => {
    if (said?.kind === 'given' || said?.kind === 'taken') focusRow(list.current, said.action);
  }, [said]);

  const close = (): void => {
    setWaiting(undefined);
    setSaid(undefined);
    ui.setState({ dialog: 'settings' });
  };
  const set = (keys: Bindings): void => void settings.setState({ keys });
  const give = ({ action, instead }: Place, code: string, owner: Action | undefined): void => {
    set(withKey(settings.getState().keys, action, code, instead));
    const taken = owner !== undefined && owner !== action;
    setSaid(taken ? { kind: 'taken', code, owner, action } : { kind: 'given', code, action });
    setWaiting(undefined);
  };
  const pressed = (event: KeyboardEvent, place: Place): void => {
    // The press is the dialog's own: it neither closes it nor moves the focus.
    event.stopPropagation();
    if (event.repeat || event.nativeEvent.isComposing) {
      event.preventDefault();
      return;
    }
    // A modifier alone begins a shortcut, which is the browser's.
    if (/^(Control|Alt|Meta)/.test(event.code)) return;
    const refusal = refusalOf(event);
    if (refusal !== 'shortcut') event.preventDefault();
    taking.current = event.code;
    if (refusal !== undefined) {
      if (refusal === 'escape') setWaiting(undefined);
      setSaid({ kind: 'refused', refusal, code: event.code });
      return;
    }
    const owner = ownerOf(settings.getState().keys, event.code);
    if (owner === undefined || owner === place.action) give(place, event.code, owner);
    else {
      setWaiting(undefined);
      setSaid({ kind: 'conflict', place, code: event.code, owner });
    }
  };
  const wait = (place: Place | undefined): void => {
    setSaid(undefined);
    setWaiting(place);
  };

  return (
    <Dialog
      open
      onClose={close}
      title={t('keys.title')}
      className="keys"
      footer={
        <Footer
          said={said}
          onTake={({ place, code, owner }) => give(place, code, owner)}
          onLeave={() => setSaid(undefined)}
          onReset={() => {
            setSaid(undefined);
            set(DEFAULT_BINDINGS);
          }}
        />
      }
    >
      <p className="keys-how">{t('keys.how')}</p>
      <ul
        ref={list}
        className="keys-list"
        onKeyUp={(event) => {
          if (event.code === taking.current) event.preventDefault();
          taking.current = '';
        }}
      >
        {ACTIONS.map((action) => (
          <KeyRow
            key={action}
            action={action}
            waiting={waiting?.action === action ? waiting : undefined}
            onWait={wait}
            onPress={pressed}
            onRemove={(code) => {
              setSaid(undefined);
              set(withoutKey(settings.getState().keys, code));
              focusRow(list.current, action);
            }}
          />
        ))}
      </ul>
    </Dialog>
  );
}

/** The button that had the focus may be gone. */
function focusRow(list: HTMLElement | null, action: Action): void {
  list?.querySelector<HTMLElement>(`[data-action="${action}"] .key-cap`)?.focus({ preventScroll: true });
}

interface FooterProps {
  readonly said: Said | undefined;
  readonly onTake: (conflict: Extract<Said, { kind: 'conflict' }>) => void;
  readonly onLeave: () => void;
  readonly onReset: () => void;
}

function Footer({ said, onTake, onLeave, onReset }: FooterProps) {
  const { t } = useTranslation();
  const keyOf = useKeyNames();
  const take = useRef<HTMLButtonElement>(null);
  const conflict = said?.kind === 'conflict' ? said : undefined;
  useEffect(() => {
    if (conflict !== undefined) take.current?.focus({ preventScroll: true });
  }, [conflict]);
  const nameOf = (action: Action): string => t(`keys.actions.${action}`);
  const text = (): string => {
    if (said === undefined) return '';
    const key = keyOf(said.code);
    if (said.kind === 'refused') return t(`keys.refused.${said.refusal}`, { key });
    if (said.kind === 'given') return t('keys.given', { key, action: nameOf(said.action) });
    if (said.kind === 'conflict') return t('keys.conflict', { key, action: nameOf(said.owner) });
    return t('keys.taken', { key, owner: nameOf(said.owner), action: nameOf(said.action) });
  };
  return (
    <>
      <p className="keys-said" role="status" data-kind={said?.kind}>
        {text()}
      </p>
      {conflict === undefined ? (
        <Button variant="quiet" onClick={onReset}>
          {t('keys.reset')}
        </Button>
      ) : (
        <>
          <Button onClick={onLeave}>{t('keys.leave')}</Button>
          <Button ref={take} variant="primary" onClick={() => onTake(conflict)}>
            {t('keys.take')}
          </Button>
        </>
      )}
    </>
  );
}

interface KeyRowProps {
  readonly action: Action;
  readonly waiting: Place | undefined;
  readonly onWait: (place: Place | undefined) => void;
  readonly onPress: (event: KeyboardEvent, place: Place) => void;
  readonly onRemove: (code: string) => void;
}

function KeyRow({ action, waiting, onWait, onPress, onRemove }: KeyRowProps) {
  const { t } = useTranslation();
  const nameOf = useKeyNames();
  const codes = useSetting(({ keys }) => keys[action]);
  const name = t(`keys.actions.${action}`);
  const cap = (instead: string | undefined, text: string, label: string) => {
    const here = waiting !== undefined && waiting.instead === instead;
    return (
      <button
        type="button"
        className={instead === undefined ? 'key-cap key-cap-add' : 'key-cap'}
        aria-label={here ? t('keys.waiting', { action: name }) : label}
        data-takes-keys={here || undefined}
        onClick={(event) => {
          // Not every browser gives a button the focus when it is clicked.
          event.currentTarget.focus({ preventScroll: true });
          if (!here) onWait({ action, instead });
        }}
        onKeyDown={(event) => here && onPress(event, { action, instead })}
        onBlur={() => here && onWait(undefined)}
      >
        {here ? t('keys.press') : text}
      </button>
    );
  };
  return (
    <li data-action={action}>
      <span className="keys-action">{name}</span>
      <span className="keys-caps">
        {codes.length === 0 && waiting === undefined && <span className="no-key">{t('keys.none')}</span>}
        {codes.map((code) => (
          <span key={code} className="key-pair">
            {cap(code, nameOf(code), t('keys.change', { key: nameOf(code), action: name }))}
            {codes.length > 1 && (
              <button
                type="button"
                className="key-remove"
                aria-label={t('keys.remove', { key: nameOf(code), action: name })}
                onClick={() => onRemove(code)}
              >
                <CloseIcon size={16} />
              </button>
            )}
          </span>
        ))}
        {codes.length < MOST_KEYS && cap(undefined, '+', t('keys.add', { action: name }))}
      </span>
    </li>
  );
}
