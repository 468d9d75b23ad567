import { HOSTILE_MARKUP } from '@syllaboom/engine/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeFetch, refusal, reply } from '../../testing/fake-fetch.ts';
import { NewsScreen } from './news-screen.tsx';

afterEach(() => vi.restoreAllMocks());

const show = () =>
  render(
    <div style={{ display: 'grid', height: '80vh' }}>
      <NewsScreen />
    </div>,
  );
const inside = (): Document | null =>
  document.querySelector<HTMLIFrameElement>('[data-testid=news-frame]')?.contentDocument ?? null;

it('shows the page of GET /about with its css, in a frame of its own [L0014 L0262]', async () => {
  const seen = fakeFetch(() =>
    reply({
      css: 'h1 { color: rgb(1, 2, 3); }',
      html: '<h1>Season one</h1><p><a href="https://c.example/x">more</a></p>',
    }),
  );
  await show();
  await expect.poll(() => inside()?.querySelector('h1')?.textContent).toBe('Season one');
  expect(seen[0]).toMatchObject({ path: '/about', method: 'GET', query: { locale: 'en-US' } });
  const heading = inside()?.querySelector('h1');
  expect(heading && inside()?.defaultView?.getComputedStyle(heading).color).toBe('rgb(1, 2, 3)');
  expect(document.querySelector('h1')).toBeNull();
  const link = inside()?.querySelector('a');
  expect([link?.target, link?.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

it('runs nothing of the page, whatever the server let through', async () => {
  const dialogs: unknown[] = [];
  vi.spyOn(globalThis, 'alert').mockImplementation((text) => dialogs.push(text));
  fakeFetch(() =>
    reply({ css: '', html: `<p>here</p>${HOSTILE_MARKUP.join(' ')}<a href="javascript:alert(1)">x</a>` }),
  );
  await show();
  await expect.poll(() => inside()?.body.textContent).toContain('here');
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(dialogs).toEqual([]);
  const bad = [...(inside()?.querySelectorAll('*') ?? [])].filter(
    (element) =>
      /^(?:script|iframe|object|embed|base|meta|link|form)$/i.test(element.tagName) ||
      element.getAttributeNames().some((name) => /^on/i.test(name)),
  );
  expect(bad.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).not.toContain('allow-scripts');
});

it('says in a player’s words and in the specification’s what failed, and tries again [L0357]', async () => {
  let works = false;
  fakeFetch(() => (works ? reply({ css: '', html: '<h1>Back</h1>' }) : refusal('http/internal', 500)));
  await show();
  await expect.element(page.getByText('The news could not be loaded')).toBeVisible();
  await expect.element(page.getByText('Error loading about page')).toBeVisible();
  works = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => inside()?.querySelector('h1')?.textContent).toBe('Back');
});
