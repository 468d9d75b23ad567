import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useActivity } from '../../../platform/discord/activity.ts';
import { passEntitlements } from '../../../platform/discord/pass-entitlements.ts';
import { page } from '../../../platform/page.ts';
import { fakeFetch, refusal, reply, type SeenCall } from '../../../testing/fake-fetch.ts';
import { sessionUser } from '../../../testing/sign-in.ts';
import { Toasts } from '../../../ui/toasts/toasts.tsx';
import { authenticate, installSession, maySignOut } from '../session.ts';
import { currentUser, setSession, useSession } from '../session-store.ts';
import { clearSlots, readSlot } from '../renewal/slots.ts';

type Listener = (data: Record<string, unknown>) => void;
const sdk = vi.hoisted(() => ({
  opened: 0,
  ready: () => Promise.resolve(),
  listeners: new Map<string, (data: never) => void>(),
  commands: {} as Record<string, ReturnType<typeof vi.fn>>,
}));
vi.mock('../../../platform/discord/sdk.ts', () => ({
  openSdk: async () => {
    sdk.opened += 1;
    return {
      instanceId: 'i1',
      guildId: '1',
      ready: () => sdk.ready(),
      subscribe: async (event: string, listener: (data: never) => void) => void sdk.listeners.set(event, listener),
      get commands() {
        return sdk.commands;
      },
    };
  },
}));

const PLAYER = sessionUser({ id: 'abcdefghijkl', username: 'noodle' });
const search = location.search;
let calls: SeenCall[] = [];
const serve = (token: () => Response) => {
  calls = fakeFetch(({ path }) => {
    if (path === '/discord_token') return token();
    return path === '/auth/options'
      ? reply({ discord: { clientId: '42', scopes: ['identify', 'guilds'] }, google: null, communityUrl: null })
      : refusal('http/not_found', 404);
  });
};
const session = () =>
  reply({
    success: true,
    token: 't',
    expiresIn: 900,
    user: PLAYER,
    access_token: 't',
    refresh_token: 'dr1_1',
    discord_access_token: 'discord-1',
    returnTo: null,
  });
const emit = (event: string, data: Record<string, unknown>) =>
  (sdk.listeners.get(event) as Listener | undefined)?.(data);

installSession();
beforeEach(async () => {
  await clearSlots();
  setSession(null);
  useSession.setState({ banned: false, ban: null });
  history.replaceState(null, '', `${location.pathname}${search === '' ? '?' : `${search}&`}frame_id=x`);
  sdk.ready = () => Promise.resolve();
  sdk.commands = {
    authorize: vi.fn(async () => ({ code: 'c1' })),
    authenticate: vi.fn(async () => ({})),
    getInstanceConnectedParticipants: vi.fn(async () => ({ participants: [{ id: '11' }] })),
    getEntitlements: vi.fn(async () => ({
      entitlements: [
        { id: '900', consumed: false },
        { id: '901', consumed: true },
      ],
    })),
    setActivity: vi.fn(async () => ({})),
  };
});
afterEach(() => {
  history.replaceState(null, '', location.pathname + search);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('inside the chat platform', () => {
  it('its client vouches: authorize, exchange, authenticate; nobody can sign out of that [S0004 S0142 S0005]', async () => {
    serve(session);
    await authenticate();
    expect(sdk.commands.authorize).toHaveBeenCalledWith({
      client_id: '42',
      response_type: 'code',
      prompt: 'none',
      scope: ['identify', 'guilds'],
    });
    expect(calls.find(({ path }) => path === '/discord_token')?.body).toMatchObject({ code: 'c1' });
    expect(calls.find(({ path }) => path === '/discord_token')?.body).not.toHaveProperty('state');
    expect(sdk.commands.authenticate).toHaveBeenCalledWith({ access_token: 'discord-1' });
    expect(currentUser()?.id).toBe(PLAYER.id);
    expect(await readSlot('discordRefreshToken')).toBe('dr1_1');
    expect(maySignOut()).toBe(false);
  });
  it('follows participants, purchases, layout and warmth', async () => {
    serve(session);
    await authenticate();
    await vi.waitFor(() => expect(useActivity.getState().entitlements).toEqual(['900']));
    expect(useActivity.getState()).toMatchObject({ instance: 'i1', participants: ['11'], hot: false });
    emit('THERMAL_STATE_UPDATE', { thermal_state: 2 });
    expect(useActivity.getState().hot).toBe(true);
    emit('ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: 1 });
    expect([useActivity.getState().layout, document.documentElement.dataset.layout]).toEqual(['pip', 'pip']);
    emit('ACTIVITY_LAYOUT_MODE_UPDATE', { layout_mode: 0 });
    emit('THERMAL_STATE_UPDATE', { thermal_state: 0 });
    expect(useActivity.getState()).toMatchObject({ layout: 'focused', hot: false });
  });
  it('something bought while neither a room nor the lobby is there says: Something went wrong... [R0522]', async () => {
    serve(session);
    await authenticate();
    const toasts = await render(<Toasts />);
    const wrong = toasts.getByText('Something went wrong...').first();
    const told: string[] = [];
    const stop = passEntitlements((id) => void told.push(id));
    emit('ENTITLEMENT_CREATE', { entitlement: { id: '910' } });
    expect(told).toContain('910');
    await expect.element(wrong).not.toBeInTheDocument();
    stop();
    emit('ENTITLEMENT_CREATE', { entitlement: { id: '911' } });
    await expect.element(wrong).toBeVisible();
    // It is not lost: whoever is there next is told.
    passEntitlements((id) => void told.push(id))();
    expect(told).toContain('911');
  });
  it('starting over signs in anew without loading the page, by the same SDK', async () => {
    serve(session);
    await authenticate();
    const opened = sdk.opened;
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const again = vi.fn();
    const stop = page.onStartOver(again);
    page.startOver();
    stop();
    expect([again.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    await authenticate();
    expect(sdk.opened).toBe(opened);
  });
  it('a client that does not answer within 10 s fails the start [S0195]', async () => {
    serve(session);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ready = vi.fn(() => new Promise<void>(() => undefined));
    sdk.ready = ready;
    const started = authenticate().then(
      () => 'started',
      (cause: { failure: string }) => cause.failure,
    );
    await vi.waitFor(() => expect(ready).toHaveBeenCalled());
    await vi.advanceTimersByTimeAsync(9_900);
    expect(await Promise.race([started, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(200);
    expect(await started).toBe('embeddedFailed');
  });
  it.each([['authorize'], ['authenticate']])('a refused %s fails the start [S0195]', async (command) => {
    serve(session);
    sdk.commands[command] = vi.fn(() => Promise.reject({ code: 4006, message: 'no' }));
    await expect(authenticate()).rejects.toMatchObject({ failure: 'embeddedFailed' });
  });
  it('a refused exchange clears the stored refresh token and says which [S0192 S0193]', async () => {
    serve(() => refusal('auth/exchange_failed', 401));
    await expect(authenticate()).rejects.toMatchObject({ code: 'auth/exchange_failed' });
    expect(await readSlot('discordRefreshToken')).toBeNull();
  });
  it('a server without Discord can’t be played inside it [R0532]', async () => {
    calls = fakeFetch(() => reply({ discord: null, google: null, communityUrl: null }));
    await expect(authenticate()).rejects.toMatchObject({ failure: 'notInitialized' });
  });
});
