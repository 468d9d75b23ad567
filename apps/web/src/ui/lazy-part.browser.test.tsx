import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part.tsx';

const Table = () => <p>A table</p>;

describe('a part of a file of its own', () => {
  it('is drawn at once where it was fetched ahead', async () => {
    let waited = false;
    const Waiting = () => {
      waited = true;
      return null;
    };
    const Part = lazyPart(async () => ({ default: Table }));
    await Part.fetch();
    const screen = await render(
      <Suspense fallback={<Waiting />}>
        <Part />
      </Suspense>,
    );
    await expect.element(screen.getByText('A table')).toBeVisible();
    expect(waited).toBe(false);
  });
  it('is fetched when it is first drawn, also after fetching ahead failed', async () => {
    let asked = 0;
    const Part = lazyPart(async () => {
      asked += 1;
      if (asked === 1) throw new Error('no network');
      return { default: Table };
    });
    await expect(Part.fetch()).rejects.toThrow('no network');
    const screen = await render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    await expect.element(screen.getByText('A table')).toBeVisible();
    expect(asked).toBe(2);
  });
});
