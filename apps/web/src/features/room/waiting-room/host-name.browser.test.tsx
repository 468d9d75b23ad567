import { afterAll, expect, it } from 'vitest';
import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { page } from 'vitest/browser';
import { awaitRest } from '../../../testing/await-rest.ts';
import { renderStay } from '../testing/render-stay.tsx';
import { playerState, roomState } from '../testing/room-state.ts';

const NAMES = ['Marble', 'Grumblebottomxyz', 'Wolkenschieberin', 'Cloudpusherslane'];

afterAll(() => page.viewport(1280, 800));

it.each([
  [390, 844, 4],
  [360, 740, 2],
  [844, 390, 2],
])('on %i × %i with %i the longest name of a host stands whole beside the crown', async (width, height, count) => {
  await page.viewport(width, height);
  const people = NAMES.slice(0, count).map((username, at) =>
    playerState(at === 0 ? 'me' : `p${at}`, { username, level: 12 }),
  );
  const { fake } = await renderStay(roomState(people));
  fake.patch({ host: 'p1' });
  await expect.element(page.getByLabelText('Host', { exact: true })).toBeInTheDocument();
  await document.fonts.ready;
  await awaitRest();
  const cut = [...document.querySelectorAll<HTMLElement>('[data-name]')].filter(
    (name) => name.scrollWidth > name.clientWidth,
  );
  expect(cut.map((name) => name.textContent)).toEqual([]);
});
