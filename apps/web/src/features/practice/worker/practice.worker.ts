import { CLIENT_MESSAGES } from '@syllaboom/contracts';
import type { WordIndex } from '@syllaboom/engine';
import { openOfflinePack } from '@syllaboom/words/browser';
import { type PracticeClock, type PracticeMatch, runPracticeMatch } from './practice-match.ts';
import type { PracticeEvent, PracticeCommand } from './practice-protocol.ts';

/** Runs the engine and the dictionary beside the page, so that typing never waits for them. */
const emit = (event: PracticeEvent): void => postMessage(event);

const createClock = (): PracticeClock & { stop(): void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  return {
    now: () => performance.now(),
    wakeAt(at, wake) {
      clearTimeout(timer);
      if (at === null || stopped) return;
      timer = setTimeout(wake, Math.max(0, at - performance.now()));
    },
    after: (ms, run) => void setTimeout(() => stopped || run(), ms),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
};

let words: WordIndex | null = null;
let match: PracticeMatch | null = null;
let clock: ReturnType<typeof createClock> | null = null;

const open = (bytes: Uint8Array): void => {
  try {
    words = openOfflinePack(bytes);
    emit({ k: 'opened' });
  } catch {
    emit({ k: 'damaged' });
  }
};

const onClient = (command: PracticeCommand & { k: 'client' }): void => {
  switch (command.name) {
    case 'submit': {
      const submit = CLIENT_MESSAGES.submit.safeParse(command.payload);
      if (submit.success && typeof submit.data.word === 'string')
        match?.submit(submit.data.word, submit.data.t === true);
      return;
    }
    case 'practice-show':
      match?.submit('', false);
      return;
    case 'practice-next':
      match?.nextPrompt();
      return;
    case 'skip':
      match?.skip();
      return;
    case 'end':
      match?.end();
      return;
    default:
      // A room knows more messages; offline they have no meaning.
      return;
  }
};

addEventListener('message', ({ data: command }: MessageEvent<PracticeCommand>) => {
  switch (command.k) {
    case 'open':
      open(command.bytes);
      return;
    case 'play':
      clock?.stop();
      if (!words) return;
      clock = createClock();
      match = runPracticeMatch(command.setup, words, clock, emit);
      return;
    case 'client':
      onClient(command);
      return;
    case 'draft':
      match?.draft(command.delta);
      return;
  }
});
