import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';

export interface DialogProps {
  readonly open: boolean;
  /** Escape, the close button, the backdrop or the device's back gesture. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, below the part that scrolls. */
  readonly footer?: ReactNode;
  readonly className?: string;
  /** False where the player has to choose: no close button, and the backdrop does nothing. Escape still closes. */
  readonly dismissible?: boolean;
}

const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * A modal over the native `<dialog>`. It keeps its keys to itself, gives the focus back to where it was, and
 * focuses the first element with `data-autofocus` inside, else a body that is there to be read, so that the arrow keys
 * scroll it, else itself.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  className = '',
  dismissible = true,
}: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('kit');
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const readable = useRef<HTMLElement>(null);
  const pressedOutside = useRef(false);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
    const words = first === null && readable.current?.querySelector(STOPS) === null ? readable.current : null;
    if (words !== null) words.tabIndex = 0;
    (first ?? words ?? dialog).focus({ preventScroll: true });
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
    };
  }, []);

  const cancel = (event: SyntheticEvent): void => {
    // Whether it is open is the owner's state: the browser must not close it by itself.
    event.preventDefault();
    onClose();
  };
  const outside = (event: MouseEvent): boolean => event.target === element.current;

  return (
    // The backdrop is a part of the dialog that no key can reach; Escape does the same.
    <dialog
      ref={element}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={`dialog ${className}`}
      onCancel={cancel}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) cancel(event);
      }}
      onPointerDown={(event) => {
        pressedOutside.current = outside(event);
      }}
      onClick={(event) => {
        if (dismissible && pressedOutside.current && outside(event)) onClose();
      }}
    >
      <div className="dialog-card">
        <header className="dialog-head">
          <h2 id={titleId}>{title}</h2>
          {dismissible && <IconButton label={t('close')} icon={<CloseIcon />} onClick={onClose} />}
        </header>
        <section ref={readable} className="dialog-body" aria-labelledby={titleId}>
          {children}
        </section>
        {footer !== undefined && <footer className="dialog-foot">{footer}</footer>}
      </div>
    </dialog>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The words of the buttons; `OK` and `Cancel` by default. */
  readonly confirm?: ReactNode;
  readonly cancel?: ReactNode;
  /** What is confirmed cannot be taken back. */
  readonly danger?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is lost. The way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('kit');
  const { open, title, children, confirm, cancel, danger = false, onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      className="dialog-small"
      footer={
        <>
          <Button onClick={onCancel} data-autofocus>
            {cancel ?? t('cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {confirm ?? t('confirm')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** Whether a dialog is open: keys then belong to it and not to the game. */
export function dialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
