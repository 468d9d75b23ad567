import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChatLog } from './chat-log.tsx';
import type { NumberedLine } from './chat-store.ts';

const LINES = Array.from({ length: 60 }, (_, n): NumberedLine => {
  const text = `line ${n}`;
  return { n, id: 'ann', name: 'Ann', kind: 'say', text } as unknown as NumberedLine;
});
const log = () => page.getByRole('log').element();
const belowEnd = () => log().scrollHeight - log().scrollTop - log().clientHeight;

it('stays at its end when its box shrinks, unless somebody reads further up', async () => {
  const { container } = await render(
    <div style={{ display: 'grid', height: 400, width: 300, overflow: 'hidden' }}>
      <ChatLog lines={LINES} label="Chat" empty="nothing" />
    </div>,
  );
  const box = container.firstElementChild as HTMLElement;
  await expect.poll(belowEnd).toBeLessThan(2);
  box.style.height = '220px';
  await expect.poll(() => log().clientHeight).toBeLessThan(230);
  await expect.poll(belowEnd).toBeLessThan(2);
  log().scrollTop = 100;
  await new Promise((done) => setTimeout(done, 100));
  box.style.height = '160px';
  await expect.poll(() => log().clientHeight).toBeLessThan(170);
  await new Promise((done) => setTimeout(done, 100));
  expect(log().scrollTop).toBe(100);
});
