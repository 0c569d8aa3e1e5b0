import { Announcer, dialogOpen, Toast, type UpdateState } from '@blockyard/app-kit';
import { memo, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { PageAction } from '../input/actions.ts';
import { attachControls } from '../input/controls.ts';
import { inPlay } from '../session/session-state.ts';
import { Dialogs } from './dialogs.tsx';
import { type Layout, useLayout } from './layout.ts';
import { Menu } from './menu.tsx';
import { Pad } from './pad.tsx';
import { type Shown, useGame, usePage, useSetting, useUi } from './page-context.ts';
import { Replay } from './replay-later.tsx';
import { TopBar } from './top-bar.tsx';
import { Arena } from './well.tsx';

export function App({ updates }: { readonly updates: StoreApi<UpdateState> }) {
  const { t } = useTranslation();
  const page = usePage();
  const whole = useLayout(useSetting((settings) => settings.touch));
  const status = useGame((state) => state.status);
  const inMenu = status === 'menu';
  const watching = status === 'watching';
  // A replay is not played: its controls have the pad's place.
  const layout = useMemo(() => (watching ? { ...whole, pad: false, gestures: false } : whole), [watching, whole]);

  useEffect(
    () =>
      attachControls({
        session: page.session,
        keymap: page.keymap,
        onPage: (action, inDialog) => act(page, action, inDialog),
        onFrame: (job) =>
          page.frames.add(() => {
            job();
            return false;
          }),
      }),
    [page],
  );
  useEffect(() => {
    document.title = `${t('title')} · Blockyard`;
  }, [t]);

  return (
    <div
      className="app-shell tetris"
      data-shape={layout.shape}
      data-pad={layout.pad || undefined}
      data-small={layout.small || undefined}
      data-strip={layout.strip || undefined}
      data-desk={layout.desk || undefined}
      data-status={status}
    >
      <div className="play" inert={inMenu}>
        <Play layout={layout} />
      </div>
      {inMenu && <Menu />}
      <Over updates={updates} />
    </div>
  );
}

// Neither is rendered with every change of the status: the press that begins a game would wait for it.
const Play = memo(({ layout }: { readonly layout: Layout }) => (
  <>
    <TopBar />
    <Arena layout={layout} />
    {layout.pad && <Pad />}
    <Replay />
  </>
));

/** What lies over the game. */
const Over = memo(({ updates }: { readonly updates: StoreApi<UpdateState> }) => (
  <>
    <Dialogs />
    <Announcer announcer={usePage().announcer} />
    <Notices updates={updates} />
  </>
));

/** What a key or a gamepad asks of the page. */
function act(page: Shown, action: PageAction, inDialog: boolean): void {
  const { session, settings, ui } = page;
  const { status } = session.state.getState();
  if (action === 'mute') {
    settings.setState({ sound: !settings.getState().sound });
    return;
  }
  if (status === 'watching') {
    if (action === 'pause') ui.setState({ replay: undefined });
    return;
  }
  // A dialog that the player has opened over the game comes first.
  if (ui.getState().dialog !== undefined) return;
  if (action === 'undo') {
    session.undo(performance.now());
    return;
  }
  if (action === 'pause') {
    if (inPlay(status)) session.pause();
    else if (status === 'paused' && (inDialog || !dialogOpen())) session.resume();
    return;
  }
  if (status === 'menu') return;
  if (session.hasSomethingToLose) {
    session.pause();
    ui.setState({ dialog: 'restart' });
  } else session.restart();
}

/** The notices at the edge of the page, the most pressing first. */
function Notices({ updates }: { readonly updates: StoreApi<UpdateState> }) {
  const { t } = useTranslation();
  const { session, ui } = usePage();
  const trouble = useGame((state) => state.trouble);
  const playing = useGame(({ status }) => inPlay(status));
  const notice = useUi((state) => state.notice);
  const { updateReady, update } = useStore(updates);
  if (trouble !== undefined) {
    const text = trouble === 'full' ? t('kit:notSaved') : t('notice.elsewhere');
    return <Toast text={text} onClose={() => session.dismissTrouble()} />;
  }
  if (updateReady && !playing && notice === undefined) {
    const restart = { label: t('kit:update.start'), onAct: update };
    return (
      <Toast text={t('kit:update.ready')} action={restart} onClose={() => updates.setState({ updateReady: false })} />
    );
  }
  return <Toast text={notice} onClose={() => ui.setState({ notice: undefined })} />;
}
