import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, candySvg, dataUrl, onHide } from '@blockyard/app-kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { attachPad } from '../input/attach-pad.ts';
import { type Measured, Trial } from '../input/trial.ts';
import { candyOf } from '../look/colours.ts';
import { handlingOf } from '../settings.ts';
import { usePage } from './page-context.ts';

const BLOCK = dataUrl(candySvg(candyOf(3)));
const BUTTONS = [
  ['left', ArrowLeftIcon],
  ['softDrop', ArrowDownIcon],
  ['right', ArrowRightIcon],
] as const;

/** A block to try the key repeat on, as it has just been set: with the buttons, or with the game's own keys while one of them has the focus. */
export function HandlingTrial() {
  const { t } = useTranslation();
  const { settings, frames, keymap } = usePage();
  const group = useRef<HTMLFieldSetElement>(null);
  const block = useRef<HTMLImageElement>(null);
  const [measured, setMeasured] = useState<Measured>();

  useEffect(() => {
    const element = group.current;
    if (element === null) return;
    const trial = new Trial(handlingOf(settings.getState()));
    const show = (): void => {
      if (block.current !== null) block.current.style.translate = `${100 * trial.x}% ${100 * trial.y}%`;
      setMeasured(trial.measured);
    };
    const acted = (): void => {
      show();
      frames.wake();
    };
    const press: Trial['press'] = (action, at) => {
      trial.press(action, at);
      acted();
    };
    const release: Trial['release'] = (action, at) => {
      trial.release(action, at);
      acted();
    };
    const releaseAll = (): void => {
      trial.releaseAll(performance.now());
      acted();
    };
    const stop = new AbortController();
    const { signal } = stop;
    const keyed = (event: KeyboardEvent): void => {
      const action = keymap().get(event.code);
      if (action !== 'left' && action !== 'right' && action !== 'softDrop') return;
      event.preventDefault();
      if (event.type === 'keyup') release(action, event.timeStamp);
      else if (!event.repeat) press(action, event.timeStamp);
    };
    for (const type of ['keydown', 'keyup'] as const) element.addEventListener(type, keyed, { signal });
    element.addEventListener('focusout', releaseAll, { signal });
    // Who has used a button goes on with the keys.
    element.addEventListener('pointerdown', () => element.focus({ preventScroll: true }), { signal });
    const stops = [
      attachPad(element, { press, release, onStop: (listener) => onHide(listener, { blur: true }) }),
      onHide(releaseAll, { blur: true }),
      frames.add((now) => {
        if (!trial.moving) return false;
        trial.advance(now);
        show();
        return true;
      }),
    ];
    return () => {
      stop.abort();
      for (const end of stops) end();
    };
  }, [settings, frames, keymap]);

  const { repeat, wall } = measured ?? {};
  return (
    <fieldset ref={group} className="trial" tabIndex={-1}>
      <legend className="field-label">{t('trial.title')}</legend>
      <div className="trial-strip" aria-hidden="true">
        <img ref={block} src={BLOCK} alt="" />
      </div>
      <div className="trial-buttons">
        {BUTTONS.map(([action, Icon]) => (
          <button
            key={action}
            type="button"
            className="pad-button"
            data-pad={action}
            aria-label={t(`buttons.${action}`)}
          >
            <Icon />
          </button>
        ))}
      </div>
      <output className="field-hint">
        {repeat === undefined ? t('trial.hint') : t('trial.repeat', { ms: repeat })}
        {wall !== undefined && ` ${t('trial.wall', { ms: wall })}`}
      </output>
    </fieldset>
  );
}
