import './viewer.css';
import { Button, CheckIcon, copyText, Dialog, downloadText, ShareIcon } from '@blockyard/app-kit';
import type { BlastCommand } from '@blockyard/blast';
import type { Replay } from '@blockyard/grid-core/replay';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Show } from '../play/desk.ts';
import { solver } from '../solver/solver.ts';
import { useParts } from '../view/parts.ts';
import { modeName } from '../voice/names.ts';
import { type Film, type FilmProblem, filmOf, filmOfChance, filmOfText } from './frames.ts';
import { replayLink } from './link.ts';
import { Projector } from './projector.tsx';

/** What came of the wish to watch something. */
type Sight =
  | { readonly kind: 'film'; readonly film: Film; readonly round?: number }
  | { readonly kind: 'refused'; readonly problem: FilmProblem | 'failed' }
  | { readonly kind: 'nothing'; readonly searched: number };

export interface ViewerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Watches a replay, or what could have been done: a film over the table. */
export function Viewer({ open, onClose }: ViewerProps) {
  const { desk } = useParts();
  const show = useStore(desk.store, (state) => state.show);
  return open && show !== undefined ? <Open key={showKey(show)} show={show} onClose={onClose} /> : null;
}

function Open({ show, onClose }: { readonly show: Show; readonly onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const [sight, setSight] = useState<Sight>();

  useEffect(() => {
    let wanted = true;
    void look(show).then((seen) => {
      if (wanted) setSight(seen);
    });
    return () => {
      wanted = false;
      // It may think for long yet, for nobody.
      if (show.kind === 'chance') solver.giveUp();
    };
  }, [show]);

  const close = () => {
    if (location.search.includes('replay=')) history.replaceState(null, '', location.pathname);
    onClose();
  };
  const film = sight?.kind === 'film' ? sight.film : undefined;
  return (
    <Dialog
      open
      onClose={close}
      title={t(show.kind === 'chance' ? 'chance.title' : 'viewer.title')}
      className="viewer"
      footer={film?.replay !== undefined && <Share replay={film.replay} />}
    >
      {sight === undefined && (
        <p className="viewer-wait" role="status">
          {t(show.kind === 'chance' ? 'chance.thinking' : 'viewer.opening')}
        </p>
      )}
      {sight?.kind === 'refused' && <p role="alert">{t(`viewer.refused.${sight.problem}`)}</p>}
      {sight?.kind === 'nothing' && <p role="status">{t('chance.nothing', { count: sight.searched })}</p>}
      {sight?.kind === 'film' && (
        <>
          <p className="viewer-about">
            {sight.round === undefined
              ? modeName(t, { mode: sight.film.ruleset }, i18n.language)
              : t('chance.found', { round: sight.round, count: sight.film.frames.length - 1 })}
          </p>
          <Projector film={sight.film} />
        </>
      )}
    </Dialog>
  );
}

function Share({ replay }: { readonly replay: Replay<BlastCommand> }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean>();
  const link = replayLink(replay, location.origin + location.pathname);
  if (link === undefined) {
    return (
      <Button icon={<ShareIcon />} onClick={() => downloadText('blockyard-blast-replay.json', JSON.stringify(replay))}>
        {t('viewer.file')}
      </Button>
    );
  }
  return (
    <Button icon={copied === true ? <CheckIcon /> : <ShareIcon />} onClick={() => void copyText(link).then(setCopied)}>
      {copied === undefined ? t('viewer.link') : t(copied ? 'kit:copied' : 'kit:notCopied')}
    </Button>
  );
}

/** What cannot be shown is refused, and so is whatever goes wrong with it. */
async function look(show: Show): Promise<Sight> {
  try {
    if (show.kind === 'chance') {
      const chance = await solver.ask({ kind: 'lastChance', recording: show.recording });
      if (!chance.found) return { kind: 'nothing', searched: chance.searched };
      return seen(await filmOfChance(chance), chance.round);
    }
    if (show.kind === 'replay') return seen(await filmOf(show.replay));
    return seen(await filmOfText(show.text));
  } catch {
    return { kind: 'refused', problem: 'failed' };
  }
}

function seen(film: Awaited<ReturnType<typeof filmOf>>, round?: number): Sight {
  if (!film.ok) return { kind: 'refused', problem: film.error.code };
  return { kind: 'film', film: film.value, ...(round === undefined ? {} : { round }) };
}

/** A link opened while another film runs is another viewer. */
function showKey(show: Show): string {
  return show.kind === 'text' ? show.text : show.kind;
}
