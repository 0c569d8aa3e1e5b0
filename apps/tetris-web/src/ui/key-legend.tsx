import { rulesetById } from '@blockyard/tetris';
import { useTranslation } from 'react-i18next';
import type { Action } from '../input/actions.ts';
import { useKeyNames } from './key-caps.tsx';
import { useGame, useSetting } from './page-context.ts';

const LINES: readonly {
  readonly name: 'move' | 'turn' | 'softDrop' | 'hardDrop' | 'hold' | 'pause';
  readonly actions: readonly Action[];
}[] = [
  { name: 'move', actions: ['left', 'right'] },
  { name: 'turn', actions: ['ccw', 'cw'] },
  { name: 'softDrop', actions: ['softDrop'] },
  { name: 'hardDrop', actions: ['hardDrop'] },
  { name: 'hold', actions: ['hold'] },
  { name: 'pause', actions: ['pause'] },
];

/** The first key of what is used most, for those who do not know the keys yet. */
export function KeyLegend() {
  const { t } = useTranslation();
  const nameOf = useKeyNames();
  const shown = useSetting((settings) => settings.legend);
  const keys = useSetting((settings) => settings.keys);
  const holds = useGame(({ ruleset }) => rulesetById(ruleset)?.hold ?? true);
  const watching = useGame(({ status }) => status === 'watching');
  if (!shown || watching) return null;
  const lines = LINES.map(({ name, actions }) => ({
    name,
    codes: actions.flatMap((action) => keys[action].slice(0, 1)),
  }));
  return (
    <dl className="card key-legend" aria-label={t('help.keys')}>
      {lines
        .filter(({ name, codes }) => codes.length > 0 && (holds || name !== 'hold'))
        .map(({ name, codes }) => (
          <div key={name}>
            <dt>{t(`legend.${name}`)}</dt>
            <dd>
              {codes.map((code) => (
                <kbd key={code}>{nameOf(code)}</kbd>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  );
}
