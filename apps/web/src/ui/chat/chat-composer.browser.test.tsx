import '@fontsource-variable/nunito/wght.css';
import '@fontsource-variable/rubik/wght.css';
import { INTERFACE_LANGUAGES } from '@syllaboom/engine';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { i18n, setLanguage } from '../../platform/i18n/i18n.ts';
import { ChatComposer } from './chat-composer.tsx';

/** The narrowest column a chat stands in. */
const COLUMN_PX = 280;

afterEach(() => setLanguage('en-US'));

it.each(INTERFACE_LANGUAGES)('says in full why nothing may be written, in %s [L0190]', async (language) => {
  await setLanguage(language);
  const why = i18n.t('room.chatGuests');
  await render(
    <div style={{ width: COLUMN_PX }}>
      <ChatComposer text="" onText={() => undefined} onSend={() => false} closed={why} commands={[]} players={[]} />
    </div>,
  );
  await document.fonts.ready;
  const input = page.getByPlaceholder(why);
  await expect.element(input).toBeDisabled();
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = input.element();
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});
