import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { byPointer, releaseFocus } from './focus.ts';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'aria-pressed' | 'aria-label'>;

export interface ButtonProps extends Native {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shown before the words. */
  readonly icon?: ReactNode;
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A push button. After a click it gives the focus back; after a key it keeps it. */
export function Button({ variant = 'secondary', icon, pressed, className = '', children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      {...quietPointer(rest)}
      type="button"
      aria-pressed={pressed}
      className={`button ${variant} ${className}`}
    >
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}

export interface IconButtonProps extends Omit<Native, 'children'> {
  /** Its name, for everyone who does not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Makes it a toggle: `aria-pressed`. */
  readonly pressed?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square button of at least 44 by 44 px with an icon alone. */
export function IconButton({ label, icon, pressed, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      {...quietPointer(rest)}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      className={`icon-button ${className}`}
    >
      {icon}
    </button>
  );
}

/** Keeps the focus where it was while the mouse presses, and takes it away once it has clicked. */
function quietPointer({ onMouseDown, onClick }: Native): Native {
  return {
    onMouseDown(event) {
      event.preventDefault();
      onMouseDown?.(event);
    },
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (byPointer(event)) releaseFocus(event.currentTarget);
      onClick?.(event);
    },
  };
}
