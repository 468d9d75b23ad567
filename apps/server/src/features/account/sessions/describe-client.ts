import type { SessionClient } from '@syllaboom/contracts';
import Bowser from 'bowser';

/** Browsers send some 120 characters; whoever sends more wants to keep the parser busy. */
const MOST_CHARACTERS = 300;
/** The chat platform's own client, a browser inside an app. */
const DISCORD = /\bdiscord\/\d/i;
/** Names that the parser's own tables hold: what it copies from the text itself is nobody's browser. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));
/** Its tables write the system behind these names, which stands beside them anyway. */
const SHORTER: Readonly<Record<string, string>> = {
  'Samsung Internet for Android': 'Samsung Internet',
  'Microsoft Edge': 'Edge',
};
const FORMS: Readonly<Record<string, SessionClient['form']>> = {
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
};

/**
 * Reads browser, system and kind of device from a User-Agent; nothing else of it is kept, since that is what a player needs
 * to recognise a device of theirs. Null where it names neither browser nor system.
 */
export function describeClient(agent: string | undefined): SessionClient | null {
  const text = agent?.slice(0, MOST_CHARACTERS) ?? '';
  if (text === '') return null;
  const { browser, os, platform } = Bowser.parse(text);
  const named = DISCORD.test(text) ? 'Discord' : known(browser.name, BROWSERS);
  const system = known(os.name, SYSTEMS);
  if (named === null && system === null) return null;
  return { browser: named, system, form: FORMS[platform.type ?? ''] ?? (system === 'Chrome OS' ? 'desktop' : null) };
}

function known(name: string | undefined, names: ReadonlySet<string>): string | null {
  if (name === undefined || !names.has(name)) return null;
  return SHORTER[name] ?? name;
}
