import { create } from 'zustand';
import { readLaunch } from './launch.ts';
import { followParticipants } from './participants.ts';
import { createPresenceSender, type Presence } from './presence.ts';
import type { ActivitySdk } from './sdk.ts';

/** The platform's client must answer within this time. */
export const READY_MS = 10_000;
/** From this thermal state on the device is spared [0 nominal … 3 critical]. */
const HOT = 2;
const LAYOUTS = ['focused', 'pip', 'grid'] as const;

/** Why the product can't run inside the chat platform, as a key below `connection`. */
export class ActivityError extends Error {
  readonly failure: 'embeddedFailed' | 'notInitialized';

  constructor(failure: ActivityError['failure'], cause?: unknown) {
    super(failure, { cause });
    this.name = 'ActivityError';
    this.failure = failure;
  }
}

interface ActivityState {
  /** How the platform shows the activity: alone, in a corner over other things, or as one tile of many. */
  readonly layout: (typeof LAYOUTS)[number];
  readonly hot: boolean;
  /** The platform's name for this very activity; the server asks it who is there. */
  readonly instance: string | null;
  /** Ids of those who are in the activity now, by the platform's ids. */
  readonly participants: readonly string[];
  /** Purchases that wait to be told to the server. */
  readonly entitlements: readonly string[];
}
export const useActivity = create<ActivityState>(() => ({
  layout: 'focused',
  hot: false,
  instance: null,
  participants: [],
  entitlements: [],
}));

let opening: Promise<ActivitySdk> | null = null;
let current: ActivitySdk | null = null;

/** The platform's SDK once the player is signed in through it; null in a browser. */
export const activitySdk = (): ActivitySdk | null => current;

const within = <T>(ms: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ms);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
};

/** One SDK for the life of the page: a second one would hear every message twice. */
async function open(clientId: string): Promise<ActivitySdk> {
  opening ??= import('./sdk.ts')
    .then(({ openSdk }) => openSdk(clientId, readLaunch(location.search)))
    .catch((cause: unknown) => {
      opening = null;
      throw new ActivityError('notInitialized', cause);
    });
  return opening;
}

/** Waits until the platform's client answers. Throws ActivityError. */
export async function openActivity(clientId: string): Promise<ActivitySdk> {
  const sdk = await open(clientId);
  await within(READY_MS, sdk.ready()).catch((cause: unknown) => {
    throw new ActivityError('embeddedFailed', cause);
  });
  return sdk;
}

/** Purchases that were heard of: the platform tells of each twice, as an answer and as news. */
const noted = new Set<string>();
/** Keeps a purchase until the server was told of it. */
export function noteEntitlement(id: string): void {
  if (noted.has(id)) return;
  noted.add(id);
  useActivity.setState(({ entitlements }) => ({ entitlements: [...entitlements, id] }));
}
/** The server is being told of it. */
export const dropEntitlement = (id: string): void =>
  useActivity.setState(({ entitlements }) => ({ entitlements: entitlements.filter((other) => other !== id) }));

/** The shell's styles follow by `data-layout` on the page. */
function showLayout(mode: number): void {
  const layout = LAYOUTS[mode] ?? 'focused';
  document.documentElement.dataset.layout = layout;
  useActivity.setState({ layout });
}

/** Follows what the platform tells: participants, layout, warmth, purchases. Old clients know not every event. */
function follow(sdk: ActivitySdk, onUnheard: () => void): void {
  const quietly = (subscribed: Promise<unknown>) => void subscribed.catch(() => undefined);
  followParticipants({
    read: async () => (await sdk.commands.getInstanceConnectedParticipants()).participants.map(({ id }) => id),
    subscribe: (listener) =>
      sdk.subscribe('ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE', ({ participants }) =>
        listener(participants.map(({ id }) => id)),
      ),
    onChange: (participants) => useActivity.setState({ participants }),
  });
  quietly(sdk.subscribe('ACTIVITY_LAYOUT_MODE_UPDATE', ({ layout_mode }) => showLayout(layout_mode)));
  quietly(
    sdk.subscribe('THERMAL_STATE_UPDATE', ({ thermal_state }) => useActivity.setState({ hot: thermal_state >= HOT })),
  );
  quietly(
    sdk.subscribe('ORIENTATION_UPDATE', () => {
      // Phones tell it before their page has its new size.
      dispatchEvent(new Event('resize'));
    }),
  );
  quietly(
    sdk.subscribe('ENTITLEMENT_CREATE', ({ entitlement }) => {
      noteEntitlement(entitlement.id);
      if (useActivity.getState().entitlements.includes(entitlement.id)) onUnheard();
    }),
  );
  void sdk.commands
    .getEntitlements()
    .then(({ entitlements }) => {
      for (const { id, consumed } of entitlements) if (!consumed) noteEntitlement(id);
    })
    .catch(() => undefined);
}

const presence = createPresenceSender(async (activity) => current?.commands.setActivity({ activity }));

/**
 * The player is signed in through this SDK: from now on it is asked and listened to. `onUnheard` is called when something was
 * bought while neither a room nor the lobby is there to be told: it waits until one is.
 */
export function startActivity(sdk: ActivitySdk, onUnheard: () => void = () => undefined): void {
  const isFirst = current === null;
  current = sdk;
  useActivity.setState({ instance: sdk.instanceId });
  if (isFirst) follow(sdk, onUnheard);
  presence.restart();
}

/** Tells the platform what the player does; nothing in a browser. */
export const showPresence = (shown: Presence): void => {
  if (current) presence.show(shown);
};
