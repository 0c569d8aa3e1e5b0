import { type CSSProperties, type ReactNode, useId } from 'react';
import { PlainButton } from './button.tsx';

export interface SwitchProps {
  readonly label: ReactNode;
  /** A line of explanation below the label. */
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. The whole line is the target. */
export function Switch({ label, hint, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <PlainButton
      role="switch"
      aria-checked={checked}
      aria-labelledby={id}
      aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      disabled={disabled}
      className="field switch"
      onClick={() => onChange(!checked)}
    >
      <span className="field-label">
        <span id={id}>{label}</span>
        {hint !== undefined && (
          <small id={`${id}-hint`} className="field-hint">
            {hint}
          </small>
        )}
      </span>
      <span className="switch-track" aria-hidden="true" />
    </PlainButton>
  );
}

export interface SliderProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly disabled?: boolean;
  /** The value in words, shown and read out; the number itself by default. */
  readonly text?: string;
  readonly onChange: (value: number) => void;
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  disabled = false,
  text = String(value),
  onChange,
}: SliderProps) {
  const id = useId();
  return (
    <div className="field slider">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <output htmlFor={id} aria-hidden="true">
        {text}
      </output>
      <input
        id={id}
        type="range"
        value={value}
        min={min}
        max={max}
        step={step}
        disabled={disabled}
        aria-valuetext={text}
        style={{ '--part': (value - min) / (max - min || 1) } as CSSProperties}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

export interface ChoiceProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side: a group of radio buttons. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  disabled = false,
  onChange,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="field choice" disabled={disabled}>
      <legend className="field-label">{label}</legend>
      <div className="choice-options">
        {options.map((option) => (
          <label key={option.value} className="radio-label choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
