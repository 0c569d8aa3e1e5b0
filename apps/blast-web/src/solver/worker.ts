import { answer } from './answer.ts';
import type { Question, Reply } from './question.ts';

/** The solver's own thread: however long it thinks, the page goes on drawing. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; question: Question }>) => {
  const { id, question } = data;
  let reply: Reply;
  try {
    reply = { id, ok: true, answer: answer(question) };
  } catch (error) {
    reply = { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(reply);
});
