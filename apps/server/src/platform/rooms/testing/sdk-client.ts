import { Client, type Room } from '@colyseus/sdk';

/** The rooms library's own client, as browsers use it: tests only. */
export type SdkRoom = Room;
export const connectSdk = (url: string): Client => new Client(url);
