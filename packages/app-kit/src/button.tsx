import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react';
import { byPointer, releaseFocus } from './focus.ts';

export interface PlainButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly ref?: Ref<HTMLButtonElement>;
}

type Native = Omit<PlainButtonProps, 'aria-pressed' | 'aria-label'>;

export interface ButtonProps extends Native {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Shown before the words. */
  readonly icon?: ReactNode;
  readonly pressed?: boolean | undefined;
}

/**
 * A push button with no looks of its own. The mouse takes no focus to it, and a click gives back what a key had brought;
 * a key that is held presses it once, and not at all where it was down before the button had the focus.
 */
export function PlainButton({ onMouseDown, onKeyDown, onClick, ...rest }: PlainButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      onMouseDown={(event) => {
        event.preventDefault();
        onMouseDown?.(event);
      }}
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
        onKeyDown?.(event);
      }}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (byPointer(event)) releaseFocus(event.currentTarget);
        onClick?.(event);
      }}
    />
  );
}

/** A push button with words. */
export function Button({ variant = 'secondary', icon, pressed, className = '', children, ...rest }: ButtonProps) {
  return (
    <PlainButton {...rest} aria-pressed={pressed} className={`button ${variant} ${className}`}>
      {icon}
      {children !== undefined && <span>{children}</span>}
    </PlainButton>
  );
}

export interface IconButtonProps extends Omit<Native, 'children'> {
  /** Its name, for everyone who does not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Makes it a toggle: `aria-pressed`. */
  readonly pressed?: boolean | undefined;
}

/** A square button of at least 44 by 44 px with an icon alone. */
export function IconButton({ label, icon, pressed, className = '', ...rest }: IconButtonProps) {
  return (
    <PlainButton
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={`icon-button ${className}`}
    >
      {icon}
    </PlainButton>
  );
}
