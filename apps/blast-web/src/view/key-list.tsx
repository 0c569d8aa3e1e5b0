import { useTranslation } from 'react-i18next';

const CAPS = {
  slot: ['1', '2', '3'],
  tray: ['←', '↑', '→', '↓'],
  act: ['Enter', 'Space'],
  jump: ['N', 'P'],
  back: ['Esc'],
  undo: ['U', 'Ctrl Z'],
  hint: ['H'],
  restart: ['R'],
  mute: ['M'],
  help: ['?'],
} as const;

type Action = keyof typeof CAPS;

export const KEYS = Object.keys(CAPS) as readonly Action[];

/** Keys, each with what it does. */
export function KeyList({ className, actions }: { readonly className: string; readonly actions: readonly Action[] }) {
  const { t } = useTranslation();
  return (
    <dl className={className}>
      {actions.map((action) => (
        <div key={action}>
          <dt>
            {CAPS[action].map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
          </dt>
          <dd>{t(`help.keys.${action}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
