import { create } from 'zustand';

/** The window goes by itself after so long, whatever it waits for. */
const LONGEST_MS = 5000;

/** What is waited for; the window stands while there is something. */
export const useLoading = create<{ waiting: readonly symbol[] }>(() => ({ waiting: [] }));

/** Shows the loading window until the promise is settled, at most 5 s; passes its result on. */
export async function whileLoading<Result>(work: Promise<Result>): Promise<Result> {
  const own = Symbol('loading');
  const remove = () => useLoading.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one !== own) }));
  useLoading.setState(({ waiting }) => ({ waiting: [...waiting, own] }));
  const timer = setTimeout(remove, LONGEST_MS);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    remove();
  }
}
