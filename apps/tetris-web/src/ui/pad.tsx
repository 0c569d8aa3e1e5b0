import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  HardDropIcon,
  HoldIcon,
  RotateCcwIcon,
  RotateCwIcon,
} from '@blockyard/app-kit';
import { rulesetById } from '@blockyard/tetris';
import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attachPad, type PadTarget } from '../input/attach-pad.ts';
import type { PadButton } from '../input/pad-tracker.ts';
import { onStop } from '../session/moments.ts';
import type { Session } from '../session/session.ts';
import { useGame, usePage } from './page-context.ts';

const ICONS: Readonly<Record<PadButton, ComponentType<{ size?: number | string }>>> = {
  left: ArrowLeftIcon,
  right: ArrowRightIcon,
  softDrop: ArrowDownIcon,
  ccw: RotateCcwIcon,
  cw: RotateCwIcon,
  hold: HoldIcon,
  hardDrop: HardDropIcon,
};

const LEFT_HAND = ['left', 'right', 'softDrop'] as const;
const RIGHT_HAND = ['ccw', 'cw', 'hold', 'hardDrop'] as const;

function targetOf(session: Session): PadTarget {
  return {
    press: (action, at) => session.press(action, at),
    release: (action, at) => session.release(action, at),
    onStop: (listener) => onStop(session, listener),
  };
}

/** The buttons of the game for fingers; also for keys and assistive technology, one press a click. */
export function Pad() {
  const { t } = useTranslation();
  const page = usePage();
  const pad = useRef<HTMLElement>(null);
  const holds = useGame(({ ruleset }) => rulesetById(ruleset)?.hold ?? true);

  useEffect(() => (pad.current === null ? undefined : attachPad(pad.current, targetOf(page.session))), [page]);

  const button = (name: PadButton) => {
    const Icon = ICONS[name];
    return (
      <button
        key={name}
        type="button"
        className={`pad-button pad-${name}`}
        data-pad={name}
        aria-label={t(`buttons.${name}`)}
        disabled={name === 'hold' && !holds}
      >
        <Icon size="60%" />
      </button>
    );
  };

  return (
    <section ref={pad} className="pad play-area" aria-label={t('pad')}>
      <div className="pad-hand pad-hand-left">{LEFT_HAND.map(button)}</div>
      <div className="pad-hand pad-hand-right">{RIGHT_HAND.map(button)}</div>
    </section>
  );
}
