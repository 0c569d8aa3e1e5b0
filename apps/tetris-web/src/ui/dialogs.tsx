import { GameDialogs } from './game-dialogs.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { useUi } from './page-context.ts';
import { ReplaysDialog } from './replays-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

/**
 * The dialogs: those that the game's own state opens, and the one that the player has opened. One that is closed is not there
 * at all: it would be rendered as the game goes on.
 */
export function Dialogs() {
  const open = useUi((state) => state.dialog);
  // A replay from the list is shown in its place, and closing it leads back there.
  const watching = useUi((state) => state.replay !== undefined);
  return (
    <>
      <GameDialogs />
      {open === 'settings' && <SettingsDialog />}
      {open === 'keys' && <KeysDialog />}
      {open === 'help' && <HelpDialog />}
      {open === 'replays' && !watching && <ReplaysDialog />}
    </>
  );
}
