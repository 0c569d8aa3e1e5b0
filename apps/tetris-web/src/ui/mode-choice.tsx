import { GOALS, RULESETS } from '@blockyard/tetris';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameKind } from '../session/measure.ts';
import { useBestText, useModeNames } from './mode.tsx';
import { usePage } from './page-context.ts';

interface ModeChoiceProps {
  readonly ruleset: string;
  readonly goal: string;
  readonly onChange: (change: { readonly ruleset?: string; readonly goal?: string }) => void;
}

/** Which rules, and what for: each goal with the player's best under these rules, each ruleset with the best for this goal. */
export function ModeChoice({ ruleset, goal, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  const names = useModeNames();
  return (
    <>
      <Modes
        className="rulesets"
        legend={t('menu.ruleset')}
        about={names.ruleset(ruleset, 'text')}
        chosen={ruleset}
        modes={RULESETS.map(({ id }) => ({ id, name: names.ruleset(id), kind: { ruleset: id, goal } }))}
        onChange={(id) => onChange({ ruleset: id })}
      />
      <Modes
        className="goals"
        legend={t('menu.goal')}
        about={names.goal(goal, 'text')}
        chosen={goal}
        modes={GOALS.map(({ id }) => ({ id, name: names.goal(id), kind: { ruleset, goal: id } }))}
        onChange={(id) => onChange({ goal: id })}
      />
    </>
  );
}

interface ModesProps {
  readonly className: string;
  readonly legend: string;
  /** A sentence about the chosen one. */
  readonly about: string;
  readonly chosen: string;
  readonly modes: readonly { readonly id: string; readonly name: string; readonly kind: GameKind }[];
  readonly onChange: (id: string) => void;
}

function Modes({ className, legend, about, chosen, modes, onChange }: ModesProps) {
  const { t } = useTranslation();
  const { session } = usePage();
  const bestText = useBestText();
  const group = useId();
  return (
    <fieldset className={`modes ${className}`}>
      <legend className="card-label">{legend}</legend>
      {modes.map(({ id, name, kind }) => {
        const best = session.bestOf(kind);
        return (
          <label key={id} className="radio-label mode">
            <input
              type="radio"
              name={group}
              checked={id === chosen}
              aria-describedby={id === chosen ? `${group}-about` : undefined}
              onChange={() => onChange(id)}
            />
            <span>
              <strong>{name}</strong>
              {best > 0 && (
                <span className="mode-best">
                  <span className="visually-hidden">{t('hud.best')}</span> {bestText(kind.goal, best)}
                </span>
              )}
            </span>
          </label>
        );
      })}
      <p id={`${group}-about`} className="modes-about">
        {about}
      </p>
    </fieldset>
  );
}
