import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DemoTable } from './demo-table.tsx';

it('the demonstration is told as it is shown: the word on the table holds the syllable on the bomb', async () => {
  await render(<DemoTable />);
  const told = () =>
    page
      .getByRole('img', { name: /^A table/ })
      .element()
      .getAttribute('aria-label') ?? '';
  const seen = new Set<string>();
  await vi.waitFor(
    () => {
      const [, prompt = '-', word = ''] = /shows (\w+); a player types (\w+)/.exec(told()) ?? [];
      expect(word).toContain(prompt);
      seen.add(word);
      expect(seen.size).toBeGreaterThan(1);
    },
    { timeout: 8_000, interval: 200 },
  );
});
