import { type FakeDiscord, startFakeDiscord } from '../../apps/server/src/testing/fakes/discord-api.ts';
import { type FakeGoogle, startFakeGoogle } from '../../apps/server/src/testing/fakes/google.ts';
import { newName } from '../driver/newcomers.ts';

/** Where the page stands that plays Discord's client: the SDK believes this origin. */
export const DISCORD_CLIENT_ORIGIN = 'http://localhost:3333';
/** What Discord sells in the journeys. */
export const DIAMONDS_SKU = '400000000000000001';
export const KEYS_SKU = '400000000000000002';

/** Discord and Google as the journeys' server takes them for real. */
export interface Fakes {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts both and tells the journeys, which run in other processes, where they are. */
export async function startFakes(): Promise<Fakes> {
  const [discord, google]: [FakeDiscord, FakeGoogle] = await Promise.all([startFakeDiscord(), startFakeGoogle()]);
  process.env.E2E_DISCORD_URL = discord.url;
  process.env.E2E_DISCORD_CLIENT_ID = discord.state.clientId;
  process.env.E2E_GOOGLE_URL = google.url;
  return {
    env: {
      // Production would not take them for Discord and Google.
      NODE_ENV: 'test',
      FRAME_ORIGINS: DISCORD_CLIENT_ORIGIN,
      DISCORD_GOODS: `${DIAMONDS_SKU}=diamonds:500;${KEYS_SKU}=keys:10`,
      ...discord.env,
      ...google.env,
    },
    close: async () => {
      await Promise.all([discord.close(), google.close()]);
    },
  };
}

const sendCommand = async (base: string | undefined, verb: string, body: object): Promise<unknown> => {
  const reply = await fetch(`${base ?? ''}/fake/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`The fake refused ${verb}: ${reply.status}`);
  return reply.json();
};

/** Turns a knob of the fake Discord. */
export const commandDiscord = (verb: string, body: object = {}): Promise<unknown> =>
  sendCommand(process.env.E2E_DISCORD_URL, verb, body);
/** Turns a knob of the fake Google. */
export const commandGoogle = (verb: string, body: object = {}): Promise<unknown> =>
  sendCommand(process.env.E2E_GOOGLE_URL, verb, body);

let people = 0;
export interface DiscordPerson {
  readonly id: string;
  readonly username: string;
}
/** Somebody with a Discord account whom nobody has met, in any worker. */
export async function newDiscordPerson(): Promise<DiscordPerson> {
  people += 1;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0);
  const id = `${BigInt(Date.now()) * 10_000n + BigInt(worker * 100 + people)}`;
  const person = { id, username: newName() };
  await commandDiscord('user', person);
  return person;
}
