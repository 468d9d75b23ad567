import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importsOf, modeQuestionsIn, nodeModulesReachedFrom, violationsIn, violationsOf } from './boundaries.ts';
import { ROOT } from './run-command.ts';

const sources = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], { cwd: ROOT }).sort();

describe('the import graph of the repository', () => {
  it('follows docs/ARCHITECTURE.md', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(sources.flatMap((file) => violationsOf(ROOT, file))).toEqual([]);
  });

  it.each(['packages/words/src/browser.ts', 'packages/contracts/src/index.ts', 'packages/engine/src/index.ts'])(
    'keeps Node out of what a browser loads through %s',
    (entry) => {
      expect(existsSync(`${ROOT}/${entry}`)).toBe(true);
      expect(nodeModulesReachedFrom(ROOT, entry)).toEqual([]);
    },
  );
});

/** file, the line that must be refused, a part of what the message says to do instead. */
const REFUSED: readonly (readonly [rule: string, file: string, source: string, message: RegExp])[] = [
  [
    'engine imports no package',
    'packages/engine/src/a.ts',
    "import { z } from 'zod';",
    /take the value as an argument/,
  ],
  [
    'engine imports no Node module',
    'packages/engine/src/a.ts',
    "import { readFileSync } from 'node:fs';",
    /engine imports nothing/,
  ],
  [
    'engine imports no zone',
    'packages/engine/src/a.ts',
    "import type { X } from '@syllaboom/contracts';",
    /engine imports nothing/,
  ],
  [
    'engine imports no zone by path',
    'packages/engine/src/a.ts',
    "import { x } from '../../words/src/index.ts';",
    /engine imports nothing/,
  ],
  [
    'words imports no contracts',
    'packages/words/src/a.ts',
    "import { X } from '@syllaboom/contracts';",
    /words knows the engine alone/,
  ],
  [
    'words imports no package at run time',
    'packages/words/src/a.ts',
    "import words from 'naughty-words';",
    /words knows the engine alone/,
  ],
  [
    'contracts import no words',
    'packages/contracts/src/a.ts',
    "export { x } from '@syllaboom/words';",
    /contracts hold shapes/,
  ],
  ['contracts import no Node module', 'packages/contracts/src/a.ts', "import 'node:crypto';", /contracts hold shapes/],
  [
    'server imports no client',
    'apps/server/src/a.ts',
    "import { x } from '../../web/src/app/main.tsx';",
    /never imports the client/,
  ],
  [
    'client imports no server',
    'apps/web/src/a.ts',
    "import { x } from '../../server/src/compose/compose.ts';",
    /neither server nor words/,
  ],
  [
    'client imports no words',
    'apps/web/src/features/room/a.ts',
    "import { x } from '@syllaboom/words';",
    /neither server nor words/,
  ],
  [
    'client loads no words lazily',
    'apps/web/src/a.ts',
    "const words = await import('@syllaboom/words/browser');",
    /neither server nor words/,
  ],
  [
    'practice worker takes the browser half only',
    'apps/web/src/features/practice/worker/practice.worker.ts',
    "import { x } from '@syllaboom/words';",
    /neither server nor words/,
  ],
  [
    'client imports no Node module',
    'apps/web/src/a.ts',
    "import { join } from 'node:path';",
    /neither server nor words/,
  ],
  [
    'zones are named as packages',
    'apps/server/src/a.ts',
    "import { x } from '../../../packages/engine/src/index.ts';",
    /name the package: @syllaboom\/engine/,
  ],
  [
    'server platform knows no feature',
    'apps/server/src/platform/http/a.ts',
    "import { x } from '#features/account';",
    /platform knows no feature/,
  ],
  [
    'server platform knows no room',
    'apps/server/src/platform/http/a.ts',
    "import { x } from '../../rooms/ports.ts';",
    /platform knows no feature/,
  ],
  [
    'client platform knows no feature',
    'apps/web/src/platform/api/a.ts',
    "import { x } from '../../features/room/index.ts';",
    /platform knows no feature/,
  ],
  [
    'features meet through #features',
    'apps/server/src/features/match/a.ts',
    "import { x } from '../wallet/wallet.service.ts';",
    /import it as #features\/wallet/,
  ],
  [
    'composition goes through #features',
    'apps/server/src/compose/compose.ts',
    "import { x } from '../features/wallet/wallet.service.ts';",
    /import it as #features\/wallet/,
  ],
  [
    'features import downward',
    'apps/server/src/features/wallet/a.ts',
    "import { x } from '#features/match';",
    /declare a port/,
  ],
  [
    'features of one level stay apart',
    'apps/server/src/features/wallet/a.ts',
    "import { x } from '#features/inventory';",
    /declare a port/,
  ],
  [
    'a feature has a level',
    'apps/server/src/features/novelty/a.ts',
    "import { x } from '#features/account';",
    /give the feature "novelty" a level/,
  ],
  [
    'client features meet through the index',
    'apps/web/src/features/room/a.ts',
    "import { x } from '../session/session.ts';",
    /import features\/session\/index.ts/,
  ],
  [
    'client features import downward',
    'apps/web/src/features/history/a.ts',
    "import { x } from '../profile/index.ts';",
    /history \(level 3\) may not import profile \(level 5\): open it through navigation/,
  ],
  [
    'client features fetch downward',
    'apps/web/src/features/history/a.ts',
    "const x = await import('../profile/index.ts');",
    /open it through navigation/,
  ],
  [
    'client features of one level stay apart',
    'apps/web/src/features/history/a.ts',
    "import type { X } from '../ranked/index.ts';",
    /open it through navigation/,
  ],
  [
    'a client feature has a level',
    'apps/web/src/features/novelty/a.ts',
    "import { x } from '../session/index.ts';",
    /give the feature "novelty" a level/,
  ],
  [
    'client features know nothing of the shell',
    'apps/web/src/features/room/a.ts',
    "import { x } from '../../app/top-bar.tsx';",
    /features are mounted by app/,
  ],
  [
    'navigation knows no feature',
    'apps/web/src/navigation/a.ts',
    "const x = await import('../features/profile/index.ts');",
    /navigation knows ids and keys alone/,
  ],
  [
    'the kit knows no screen',
    'apps/web/src/ui/a.ts',
    "import { x } from '../navigation/route.ts';",
    /the kit knows neither features nor screens/,
  ],
  ['rooms use ports', 'apps/server/src/rooms/game/a.ts', "import { x } from '#features/account';", /rooms\/ports.ts/],
  [
    'only repositories query',
    'apps/server/src/features/wallet/wallet.service.ts',
    "import { sql } from 'kysely';",
    /only repositories/,
  ],
  [
    'only repositories hold connections',
    'apps/server/src/rooms/game/a.ts',
    "import type { Pool } from 'pg';",
    /only repositories/,
  ],
  [
    'server façade over the rooms library',
    'apps/server/src/rooms/game/a.ts',
    "import { Room } from '@colyseus/core';",
    /use its façade/,
  ],
  [
    'client façade over the rooms library',
    'apps/web/src/features/room/a.ts',
    "import { Client } from '@colyseus/sdk';",
    /only platform\/rooms/,
  ],
];

describe('each rule of the import graph', () => {
  it.each(REFUSED)('refuses: %s', (_rule, file, source, message) => {
    const found = violationsIn(file, source);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  it.each([
    [
      'packages/words/src/index.ts',
      "import type { WordIndex } from '@syllaboom/engine';\nimport { readFileSync } from 'node:fs';",
    ],
    ['packages/engine/src/testing/arbitraries.ts', "import fc from 'fast-check';"],
    ['packages/contracts/src/http/a.ts', "import { z } from 'zod/mini';"],
    ['apps/server/src/features/match/match.service.ts', "import { x } from '#features/wallet';"],
    ['apps/server/src/features/wallet/wallet.repository.ts', "import { sql } from 'kysely';"],
    ['apps/server/src/platform/rooms/server.ts', "import { Server } from '@colyseus/core';"],
    [
      'apps/server/src/compose/compose.ts',
      "import { x } from '#features/match';\nimport { y } from './rooms/ports.ts';",
    ],
    ['apps/server/src/rooms/ports.ts', "import type { x } from '#features/match';"],
    ['apps/web/src/platform/rooms/client.ts', "import { Client } from '@colyseus/sdk';"],
    [
      'apps/web/src/features/practice/worker/practice.worker.ts',
      "import { openIndex } from '@syllaboom/words/browser';",
    ],
    [
      'apps/web/src/features/room/a.ts',
      "import { x } from '../session/index.ts';\nimport { y } from '../../navigation/route.ts';",
    ],
    ['apps/server/src/rooms/game/a.room.itest.ts', "import { Client } from '@colyseus/sdk';"],
  ])('allows in %s: %s', (file, source) => {
    expect(violationsIn(file, source)).toEqual([]);
  });
});

describe('a mode says what it is', () => {
  const asks =
    "import { MODES, type ModeId } from '@syllaboom/engine';\nexport const ends = (id: ModeId) => id === MODES.climb;";
  it.each([
    ['apps/server/src/rooms/game/match/match-start.ts', asks],
    ['apps/web/src/features/room/scene/game-scene.tsx', asks],
    ['apps/web/src/features/room/modes/board/board-clock.ts', asks],
    ['apps/web/src/features/room/modes/use-mode.ts', asks],
    ['apps/web/src/features/lobby/room-list.ts', 'export const shown = (info: Info) => info.mode !== 99;'],
  ])('%s may not ask which one it is', (file, source) => {
    expect(modeQuestionsIn(file, source)).toEqual([expect.stringMatching(/ask what the mode is/)]);
  });

  it.each([
    'apps/web/src/features/room/modes/climb/climb-ladder.tsx',
    'apps/web/src/features/room/modes/manifests.ts',
    'apps/web/src/ui/mode/mode-faces.ts',
    'apps/server/src/rooms/game/match/modes.room.itest.ts',
    'apps/server/src/rooms/game/state/mode-views.ts',
    'packages/engine/src/match/modes/climb.ts',
  ])('%s may name it', (file) => {
    expect(modeQuestionsIn(file, asks)).toEqual([]);
  });

  it('traits may be compared as anything else', () => {
    const source = "import { modeTraits } from '@syllaboom/engine';\nexport const x = modeTraits(1).lives === 'chips';";
    expect(modeQuestionsIn('apps/web/src/features/room/a.ts', source)).toEqual([]);
  });
});

describe('importsOf', () => {
  it('finds static, type, re-exported, dynamic and worker imports', () => {
    const source = [
      "import a from 'a';",
      "import type { B } from 'b';",
      "export { c } from 'c';",
      "export * from 'd';",
      "const e = await import('e');",
      "new Worker(new URL('./f.ts', import.meta.url));",
    ].join('\n');
    expect(importsOf('x.ts', source).sort()).toEqual(['./f.ts', 'a', 'b', 'c', 'd', 'e']);
  });
});
