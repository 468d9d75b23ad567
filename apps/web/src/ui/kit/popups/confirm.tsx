import { create } from 'zustand';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface Question {
  readonly title: string;
  readonly text?: string;
  readonly confirmLabel?: string;
  readonly cancelLabel?: string | null;
  readonly danger?: boolean;
}
interface Asked extends Question {
  readonly id: number;
  readonly resolve: (yes: boolean) => void;
}

const useQuestions = create<{ queue: readonly Asked[] }>(() => ({ queue: [] }));
let nextId = 0;

/**
 * Shows a question over everything and waits for the answer. Questions queue up. One whose signal aborts goes
 * away, which answers it with no.
 */
export const askConfirm = (question: Question, signal?: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    nextId += 1;
    const asked = { ...question, id: nextId, resolve };
    useQuestions.setState(({ queue }) => ({ queue: [...queue, asked] }));
    signal?.addEventListener('abort', () => {
      useQuestions.setState(({ queue }) => ({ queue: queue.filter((other) => other !== asked) }));
      resolve(false);
    });
  });

/** Where the questions appear; stands once in the shell. */
export function Confirmations() {
  const first = useQuestions(({ queue }) => queue[0]);
  if (!first) return null;
  const answer = (yes: boolean) => {
    useQuestions.setState(({ queue }) => ({ queue: queue.filter((other) => other.id !== first.id) }));
    first.resolve(yes);
  };
  return (
    <ConfirmDialog
      key={first.id}
      open
      title={first.title}
      text={first.text}
      confirmLabel={first.confirmLabel}
      cancelLabel={first.cancelLabel}
      danger={first.danger}
      onAnswer={answer}
    />
  );
}
