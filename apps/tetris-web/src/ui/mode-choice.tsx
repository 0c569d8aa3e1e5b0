import { GOALS, RULESETS } from '@blockyard/tetris';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBestText, useModeNames } from './mode.tsx';
import { usePage } from './page-context.ts';

interface ModeChoiceProps {
  readonly ruleset: string;
  readonly goal: string;
  readonly onChange: (change: { readonly ruleset?: string; readonly goal?: string }) => void;
}

/** Which rules, and what for: each goal with the player's best under these rules. */
export function ModeChoice({ ruleset, goal, onChange }: ModeChoiceProps) {
  const { t } = useTranslation();
  const { session } = usePage();
  const names = useModeNames();
  const bestText = useBestText();
  const group = useId();
  const offered = RULESETS.filter(({ id }) => id !== 'basic-14');
  return (
    <>
      <fieldset className="rulesets">
        <legend className="card-label">{t('menu.ruleset')}</legend>
        {offered.map(({ id }) => (
          <Mode
            key={id}
            group={`${group}-ruleset`}
            checked={id === ruleset}
            name={names.ruleset(id)}
            onChange={() => onChange({ ruleset: id })}
          />
        ))}
      </fieldset>
      <fieldset className="goals">
        <legend className="card-label">{t('menu.goal')}</legend>
        {GOALS.map(({ id }) => {
          const best = session.bestOf({ ruleset, goal: id });
          return (
            <Mode
              key={id}
              group={`${group}-goal`}
              checked={id === goal}
              name={names.goal(id)}
              best={best === 0 ? undefined : bestText(id, best)}
              onChange={() => onChange({ goal: id })}
            />
          );
        })}
      </fieldset>
      <p className="menu-about">
        {names.ruleset(ruleset, 'text')} {names.goal(goal, 'text')}
      </p>
    </>
  );
}

interface ModeProps {
  readonly group: string;
  readonly checked: boolean;
  readonly name: string;
  readonly best?: string | undefined;
  readonly onChange: () => void;
}

function Mode({ group, checked, name, best, onChange }: ModeProps) {
  const { t } = useTranslation();
  return (
    <label className="mode">
      <input type="radio" name={group} checked={checked} onChange={onChange} />
      <span>
        <strong>{name}</strong>
        {best !== undefined && (
          <span className="mode-best">
            <span className="visually-hidden">{t('hud.best')}</span> {best}
          </span>
        )}
      </span>
    </label>
  );
}
