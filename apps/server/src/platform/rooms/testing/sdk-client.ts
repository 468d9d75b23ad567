import { Client, type Room } from '@colyseus/sdk';

/** The rooms library's own client, as browsers use it: tests only. */
export type SdkRoom = Room;
export const connectSdk = (url: string): Client => new Client(url);
/** The same for a window that names itself, as pages do. */
export const connectTab = (url: string, tab: string): Client =>
  new Client(url, {
    urlBuilder: (address) => {
      address.searchParams.set('tab', tab);
      return address.href;
    },
  });
