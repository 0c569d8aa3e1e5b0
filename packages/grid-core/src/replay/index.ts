export { openReplay, ReplayPlayer, verifyReplay } from './player.ts';
export { Recorder, type Recording } from './recorder.ts';
export { parseReplay, REPLAY_FORMAT, type Replay, type ReplayProblem, type ReplayStart } from './replay.ts';
export { makeReplayText, parseReplayText } from './text.ts';
