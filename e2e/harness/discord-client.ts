import type { FrameLocator, Page } from '@playwright/test';
import { gameUrl } from '../driver/game.ts';
import { DISCORD_CLIENT_ORIGIN, type DiscordPerson, commandDiscord } from './fakes.ts';

/** A command of the SDK, as it posts it to the client. */
interface SdkCommand {
  readonly cmd: string;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly evt?: string;
  readonly nonce: string;
}
/** What the client does that a person or a bad day would do. */
export type ClientFault = 'silent' | 'refuseAuthorize' | 'refuseAuthenticate';

export interface ActivityLaunch {
  readonly person: DiscordPerson;
  /** The running activity; those who share it sit in one voice channel. */
  readonly instance: string;
  readonly customId?: string;
  readonly platform?: 'desktop' | 'mobile';
  readonly faults?: readonly ClientFault[];
}

const CHANNEL = '500000000000000001';
const GUILD = '600000000000000001';

/** The client's page: it frames the game and passes on what the two say to each other. */
const clientPage = (app: string): string => `<!doctype html>
<html lang="en">
<title>Discord</title>
<style>html, body, iframe { margin: 0; border: 0; width: 100%; height: 100%; display: block; }</style>
<iframe id="app" title="Activity" src="${app}" allow="autoplay; clipboard-write"></iframe>
<script>
  const frame = document.getElementById('app');
  globalThis.sendToApp = (payload) => frame.contentWindow.postMessage([1, payload], '*');
  addEventListener('message', async ({ source, data }) => {
    if (source !== frame.contentWindow || !Array.isArray(data)) return;
    const answer = await globalThis.answerApp(data[0], data[1]);
    if (answer) globalThis.sendToApp(answer);
  });
</script>`;

const entitlementOf = (entitlement: unknown): object => ({ gift_code_flags: 0, ...(entitlement as object) });

/**
 * Discord's client as far as an activity meets it. It answers the unmodified SDK by the protocol of its messages; what it
 * knows of people, codes and purchases comes from the fake of Discord's service.
 */
export class DiscordClient {
  readonly page: Page;
  readonly launch: ActivityLaunch;
  /** The game inside. */
  readonly app: FrameLocator;
  /** Commands in the order that they came. */
  readonly commands: SdkCommand[] = [];
  participants: string[];
  faults: ClientFault[];

  constructor(page: Page, launch: ActivityLaunch) {
    this.page = page;
    this.launch = launch;
    this.app = page.frameLocator('#app');
    this.participants = [launch.person.id];
    this.faults = [...(launch.faults ?? [])];
  }

  /** Opens the client with the game in it. */
  static async open(page: Page, launch: ActivityLaunch): Promise<DiscordClient> {
    const client = new DiscordClient(page, launch);
    const query = new URLSearchParams({
      frame_id: `frame-${launch.person.id}`,
      instance_id: launch.instance,
      platform: launch.platform ?? 'desktop',
      channel_id: CHANNEL,
      guild_id: GUILD,
      ...(launch.customId === undefined ? {} : { custom_id: launch.customId }),
    });
    await page.exposeFunction('answerApp', (opcode: number, payload: SdkCommand) => client.#answer(opcode, payload));
    await page.route(`${DISCORD_CLIENT_ORIGIN}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: clientPage(`${gameUrl()}/?${query}`) }),
    );
    // The client's page comes from nowhere; Chromium asks before such a page may frame one of this machine.
    await page.context().grantPermissions(['local-network-access'], { origin: DISCORD_CLIENT_ORIGIN });
    await page.goto(`${DISCORD_CLIENT_ORIGIN}/`);
    return client;
  }

  /** News for the SDK, as the client dispatches them. */
  async dispatch(evt: string, data: object): Promise<void> {
    await this.page.evaluate(
      (payload) => (globalThis as unknown as { sendToApp: (payload: object) => void }).sendToApp(payload),
      { cmd: 'DISPATCH', evt, data, nonce: null },
    );
  }

  /** Arguments of the commands of one kind, oldest first. */
  argumentsOf(cmd: string): Readonly<Record<string, unknown>>[] {
    return this.commands.filter((one) => one.cmd === cmd).map(({ args }) => args ?? {});
  }

  async #answer(opcode: number, payload: SdkCommand): Promise<object | null> {
    if (this.faults.includes('silent')) return null;
    if (opcode === 0) {
      const config = { cdn_host: 'cdn.discordapp.com', api_endpoint: '//discord.com/api', environment: 'production' };
      return { cmd: 'DISPATCH', evt: 'READY', data: { v: 1, config }, nonce: null };
    }
    if (opcode !== 1) return null;
    this.commands.push(payload);
    const { cmd, nonce } = payload;
    try {
      return { cmd, evt: null, nonce, data: await this.#run(payload) };
    } catch (cause) {
      return { cmd, evt: 'ERROR', nonce, data: { code: 4000, message: String(cause) } };
    }
  }

  async #run({ cmd, args = {}, evt }: SdkCommand): Promise<unknown> {
    const { id, username } = this.launch.person;
    switch (cmd) {
      case 'AUTHORIZE':
        if (this.faults.includes('refuseAuthorize')) throw new Error('the player said no');
        return commandDiscord('code', { userId: id, scopes: (args.scope as string[]).join(' ') });
      case 'AUTHENTICATE':
        await this.#checkToken(String(args.access_token));
        return {
          access_token: args.access_token,
          user: { id, username, discriminator: '0', public_flags: 0, avatar: null, global_name: username },
          scopes: ['identify', 'guilds'],
          expires: '2099-01-01T00:00:00.000Z',
          application: { id: process.env.E2E_DISCORD_CLIENT_ID ?? '', name: 'Syllaboom', description: '', icon: null },
        };
      case 'SUBSCRIBE':
        return { evt };
      case 'GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS':
        return { participants: this.participants.map((participant) => this.#participant(participant)) };
      case 'SET_ACTIVITY':
        return { name: 'Syllaboom', ...(args.activity as object) };
      case 'GET_SKUS_EMBEDDED':
        return { skus: [this.#sku('400000000000000002', 499), this.#sku('400000000000000001', 199)] };
      case 'GET_ENTITLEMENTS_EMBEDDED':
        return { entitlements: [] };
      case 'START_PURCHASE': {
        const bought = entitlementOf(await commandDiscord('buy', { userId: id, skuId: args.sku_id }));
        await this.dispatch('ENTITLEMENT_CREATE', { entitlement: bought });
        return [bought];
      }
      case 'GET_CHANNEL_PERMISSIONS':
        return { permissions: '1' };
      case 'OPEN_INVITE_DIALOG':
        return null;
      case 'SHARE_LINK':
        return { success: true, didCopyLink: true, didSendMessage: false };
      case 'OPEN_EXTERNAL_LINK':
        return { opened: true };
      default:
        throw new Error(`${cmd} is unknown here`);
    }
  }

  /** Like Discord's client, believes only a token that Discord gave out. */
  async #checkToken(token: string): Promise<void> {
    if (this.faults.includes('refuseAuthenticate')) throw new Error('no');
    const reply = await fetch(`${process.env.E2E_DISCORD_URL ?? ''}/api/v10/users/@me`, {
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'DiscordBot (https://localhost, 1.0)' },
    });
    if (!reply.ok) throw new Error(`The token is worth nothing: ${reply.status}`);
  }

  #participant(id: string): object {
    const nobody = { bot: false, flags: 0, avatar: null, avatar_decoration_data: null, premium_type: 0 };
    return { ...nobody, id, username: `u${id}`, discriminator: '0', global_name: null };
  }

  #sku(id: string, amount: number): object {
    const application = process.env.E2E_DISCORD_CLIENT_ID ?? '';
    const price = { amount, currency: 'usd' };
    return { id, name: 'Article', type: 1, flags: 0, application_id: application, price, release_date: null };
  }
}
