import {
  Button,
  ConfirmDialog,
  Dialog,
  FilmIcon,
  formatCount,
  formatDuration,
  IconButton,
  icon,
  pickTextFile,
} from '@blockyard/app-kit';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptEntry, KeptReplay } from '../replay/kept.ts';
import { measureOf } from '../session/measure.ts';
import { useModeNames } from './mode.tsx';
import { usePage, useUi } from './page-context.ts';

const PinIcon = icon(<path d="M9 4h6l-1 6 3.5 3.5h-11L10 10zM12 13.5V20" />);
const BinIcon = icon(<path d="M5 7h14M10 7V4.5h4V7M7 7l1 12.5h8L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />);

/** The replays of the latest games: to watch, to keep for good, and to remove; and one from a file. */
export function ReplaysDialog() {
  const { t } = useTranslation();
  const { ui, replays } = usePage();
  const notice = useUi((state) => state.notice);
  const [entries, setEntries] = useState<readonly KeptEntry[]>();
  const [removing, setRemoving] = useState<string>();
  const load = useCallback(() => replays.list().then(setEntries), [replays]);
  useEffect(() => void load(), [load]);

  const watch = (source: string): void => ui.setState({ replay: { source }, notice: undefined });
  const change = async (done: Promise<boolean>): Promise<void> => {
    if (!(await done)) ui.setState({ notice: t('replays.notChanged') });
    await load();
  };
  const open = async (): Promise<void> => {
    const source = await pickTextFile();
    if (source !== undefined) watch(source);
  };
  return (
    <>
      <Dialog
        open
        onClose={() => ui.setState({ dialog: undefined })}
        title={t('replays.title')}
        className="replays"
        footer={
          <Button icon={<FilmIcon />} onClick={() => void open()}>
            {t('replay.open')}
          </Button>
        }
      >
        {notice !== undefined && <p className="replays-notice">{notice}</p>}
        {entries?.length === 0 && <p>{t('replays.none')}</p>}
        <ul className="replays-list">
          {entries?.map(({ id, kept }) => (
            <li key={id}>
              {kept === undefined ? (
                <p className="replays-broken">{t('replays.broken', { name: id })}</p>
              ) : (
                <>
                  <Watch kept={kept} onWatch={() => watch(kept.replay)} />
                  <IconButton
                    label={t('replays.pin')}
                    icon={<PinIcon />}
                    pressed={kept.pinned}
                    onClick={() => void change(replays.pin(id, !kept.pinned))}
                  />
                </>
              )}
              <IconButton label={t('replays.remove')} icon={<BinIcon />} onClick={() => setRemoving(id)} />
            </li>
          ))}
        </ul>
      </Dialog>
      <ConfirmDialog
        open={removing !== undefined}
        title={t('replays.removing')}
        confirm={t('replays.remove')}
        danger
        onConfirm={() => {
          if (removing !== undefined) void change(replays.remove(removing));
          setRemoving(undefined);
        }}
        onCancel={() => setRemoving(undefined)}
      />
    </>
  );
}

/** What was played, when, and what came of it. */
function Watch({ kept, onWatch }: { readonly kept: KeptReplay; readonly onWatch: () => void }) {
  const { t, i18n } = useTranslation();
  const names = useModeNames();
  const { ruleset, goal, score, ms, reached, at } = kept;
  const inTime = measureOf(goal) === 'time';
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  return (
    <button type="button" className="replays-watch" onClick={onWatch}>
      <strong>
        {names.goal(goal)} · {names.ruleset(ruleset)}
      </strong>
      <span className="numeral" data-none={(inTime && !reached) || undefined}>
        {inTime && (reached ? formatDuration(ms) : t('replays.notReached'))}
        {!inTime && formatCount(score, i18n.language)}
      </span>
      <small>
        {when} · {formatDuration(ms).slice(0, -4)}
      </small>
    </button>
  );
}
