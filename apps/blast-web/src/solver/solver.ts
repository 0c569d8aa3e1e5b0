import type { Answers, Question, Reply } from './question.ts';

/** The part of a `Worker` that is used here. */
export interface Thread {
  postMessage(message: unknown): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

const ownThread = (): Thread => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Asks the solver in its worker, which starts with the first question. A worker that dies fails its questions; the next starts another. */
export class Solver {
  private thread: Thread | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  constructor(private readonly open: () => Thread = ownThread) {}

  /** Rejects when the question cannot be answered, or is given up. */
  ask<K extends keyof Answers>(question: Extract<Question, { kind: K }>): Promise<Answers[K]> {
    return new Promise((resolve, reject) => {
      try {
        this.thread ??= this.start();
      } catch (error) {
        reject(error);
        return;
      }
      const id = this.asked++;
      this.waiting.set(id, { resolve, reject });
      this.thread.postMessage({ id, question });
    });
  }

  /** Ends the worker, whatever it is at. */
  giveUp(reason = 'given up'): void {
    this.thread?.terminate();
    this.thread = undefined;
    for (const { reject } of this.waiting.values()) reject(new Error(reason));
    this.waiting.clear();
  }

  private start(): Thread {
    const thread = this.open();
    thread.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.ok) waiting?.resolve(data.answer as never);
      else waiting?.reject(new Error(data.message));
    };
    thread.onerror = (event) => {
      event.preventDefault();
      this.giveUp(event.message);
    };
    return thread;
  }
}

/** The page's own. */
export const solver = new Solver();
