import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { closeBoard } from '../../../navigation/windows.ts';
import { answerPaths } from '../../../testing/answer-paths.ts';
import type { SeenCall } from '../../../testing/fake-fetch.ts';
import { signInAs } from '../../../testing/sign-in.ts';
import { TipProvider } from '../../../ui/kit/popups/tip.tsx';
import { LeaderboardScreen } from '../leaderboard-screen.tsx';
import { boardPage, boardRows } from './board-replies.ts';

export const CATEGORIES = {
  categories: [
    { name: 'animals', total: 116 },
    { name: 'rivers', total: 40 },
  ],
};
const NIGHT_OWLS = {
  id: 'clan-owls',
  name: 'Night Owls',
  tag: 'OWL',
  exp: 300,
  rank: 1,
  score: 300,
  memberCount: 4,
  is_own: false,
};
const ANSWERS = {
  '/category/list/': CATEGORIES,
  '/category/leaderboard/animals/': boardPage(boardRows(3, 90)),
  '/category/leaderboard/rivers/': boardPage(boardRows(2, 12)),
  '/ranked/history': { histories: [] },
  '/clan/board': { rows: [NIGHT_OWLS], own: null, total: 1 },
  '/leaderboard/': (call: SeenCall) =>
    call.path.endsWith('/top') ? { rows: boardRows(3, 900) } : boardPage(boardRows(5, 900), { rank: 2, score: 899 }),
};

/** The screen of all boards in a place of the page's size. */
export async function showBoards(answers: Parameters<typeof answerPaths>[0] = {}, player = {}) {
  signInAs(player);
  closeBoard();
  const seen = answerPaths({ ...ANSWERS, ...answers });
  const screen = await render(
    <TipProvider>
      <div style={{ height: '100vh', padding: '20px 0', display: 'grid' }}>
        <LeaderboardScreen />
      </div>
    </TipProvider>,
  );
  return { seen, screen };
}

/** As if less motion were asked for: a busy machine draws transitions slowly. */
export const keepStill = () => {
  const asked = matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? ({ ...asked('all'), matches: true } as MediaQueryList) : asked(query),
  );
};
