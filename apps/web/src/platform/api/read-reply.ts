import { type Endpoint, TextFile } from '@syllaboom/contracts';

/** The name that the server gives a file: the encoded one where letters need it. */
const nameIn = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]*)/i.exec(disposition)?.[1] ?? '';
};

/** What an answer holds before its contract has looked at it; null where it can't be read. */
export const readReply = async ({ reply }: Pick<Endpoint, 'reply'>, response: Response): Promise<unknown> => {
  if (reply !== TextFile) return response.json().catch(() => null);
  return { name: nameIn(response.headers.get('content-disposition') ?? ''), text: await response.text() };
};
