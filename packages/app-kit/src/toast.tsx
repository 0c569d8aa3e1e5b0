import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';

export interface ToastProps {
  /** The notice, or `undefined` for none: the region stays, so that screen readers hear what comes into it. */
  readonly text: ReactNode | undefined;
  readonly action?: { readonly label: ReactNode; readonly onAct: () => void } | undefined;
  readonly onClose: () => void;
  /** Goes by itself after so many ms; 0 stays until closed. One with an action always stays. */
  readonly duration?: number;
}

/** A short notice at the edge of the page that takes no focus and stops nothing. */
export function Toast({ text, action, onClose, duration = 6000 }: ToastProps) {
  const { t } = useTranslation('kit');
  const goes = text !== undefined && action === undefined && duration > 0;

  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [goes, text, duration]);

  return (
    <div className="toast-region" role="status">
      {text !== undefined && (
        <div className="toast">
          <span className="toast-text">{text}</span>
          {action !== undefined && (
            <Button variant="primary" onClick={action.onAct}>
              {action.label}
            </Button>
          )}
          <IconButton label={t('dismiss')} icon={<CloseIcon />} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
