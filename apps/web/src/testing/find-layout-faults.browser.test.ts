import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findLayoutFaults } from './find-layout-faults.ts';

afterEach(() => document.body.replaceChildren());

async function show(html: string): Promise<string[]> {
  await page.viewport(390, 844);
  document.body.innerHTML = `<div style="position: fixed; inset: 0; overflow: hidden; font: 16px sans-serif">${html}</div>`;
  return findLayoutFaults();
}
const at = (left: number, top: number, more = ''): string =>
  `position: absolute; left: ${left}px; top: ${top}px; ${more}`;

it.each([
  [
    'a control that something else is hit on',
    `<button style="${at(20, 20)}">Play</button><div style="${at(0, 0, 'width: 90px; height: 90px')}"></div>`,
    /^covered: button/,
  ],
  [
    'a text under something that is painted',
    `<p style="${at(20, 20)}">Hidden</p><div style="${at(0, 0, 'width: 300px; height: 90px; background: red; pointer-events: none')}"></div>`,
    /^covered: “Hidden”/,
  ],
  [
    'a text under a picture',
    `<p style="${at(20, 20)}">Hidden</p><svg style="${at(0, 0)}" width="300" height="90"><rect width="300" height="90" fill="red"/></svg>`,
    /^covered: “Hidden”/,
  ],
  [
    'two texts in one place',
    `<p style="${at(20, 20)}">One</p><div style="${at(24, 22, 'pointer-events: none')}"><b>Other</b></div>`,
    /^overlap: “One”/,
  ],
  [
    'a text that an ellipsis shortens',
    `<p style="${at(20, 20, 'width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis')}">Very long</p>`,
    /^cut: “Very long”/,
  ],
  [
    'a control out of the screen',
    `<div style="${at(0, 0, 'position: fixed')}"><button style="${at(370, 20, 'width: 80px')}">Play</button></div>`,
    /^beyond: button/,
  ],
  [
    'a control beyond the edge of a row',
    `<div style="${at(0, 0, 'display: flex; width: 100px; overflow-x: auto')}"><button style="flex: none; width: 90px">One</button><button style="flex: none; width: 90px">Two</button></div>`,
    /^sideways: button "Two"/,
  ],
  [
    'a list of which hardly anything is seen',
    `<div style="${at(0, 0, 'height: 60px; overflow: auto')}"><p style="height: 400px">Long</p></div>`,
    /^squeezed: /,
  ],
])('finds %s', async (_, html, fault) => {
  expect((await show(html)).join('\n')).toMatch(fault);
});

it.each([
  ['what stands beside each other', `<button style="${at(20, 20)}">Play</button><p style="${at(20, 80)}">Words</p>`],
  [
    'what is scrolled out of sight',
    `<div style="${at(0, 0, 'height: 200px; overflow: auto')}"><p style="height: 900px">Long</p><button>Far</button></div>`,
  ],
  [
    'what an open window hides',
    `<button style="${at(20, 20)}">Play</button><div role="dialog" style="${at(0, 0, 'width: 200px; height: 200px; background: red')}">A window</div>`,
  ],
  [
    'a text of a window that hides a control further down',
    `<button style="${at(20, 30, 'height: 60px')}">Play</button><div role="dialog" style="${at(0, 0, 'width: 200px; height: 200px; background: red')}"><p style="${at(20, 20, 'margin: 0; height: 30px; line-height: 30px')}">A window</p></div>`,
  ],
  [
    'a field with its own mark',
    `<label style="${at(20, 20)}"><input value="text"><i style="margin-left: -20px">5</i></label>`,
  ],
  [
    'what leaves a box that would cut it',
    `<div style="overflow: hidden; height: 20px"><b style="${at(20, 60)}">Away</b></div>`,
  ],
])('finds nothing wrong with %s', async (_, html) => {
  expect(await show(html)).toEqual([]);
});

it('leaves out what is allowed, and nothing else', async () => {
  await show(
    `<i data-seat style="${at(20, 20, 'width: 30px; overflow: hidden')}">LongestName</i><b style="${at(20, 80, 'width: 30px; overflow: hidden')}">LongestName</b>`,
  );
  const allowed = [{ reason: 'Names may be cut.', kinds: ['cut'], of: '[data-seat]', words: '^Longest' }] as const;
  expect(findLayoutFaults(allowed)).toEqual(['cut: “LongestName” b "LongestName"']);
});
