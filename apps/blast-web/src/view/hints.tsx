import { KeyList } from './key-list.tsx';

/** The few keys to play with, on a desk; all of them are in the help. */
export function Hints() {
  return <KeyList className="hints" actions={['slot', 'tray', 'act', 'back', 'help']} />;
}
