import { emitHint } from '../query/hints.ts';
import { sessionPort } from '../session-port.ts';
import { noteProtocol } from '../update/update.ts';
import { readBases } from './bases.ts';
import { createApi } from './create-api.ts';
import { noteServerTime } from './server-time.ts';

/** The page's one api client. */
export const api = createApi({
  bases: readBases(import.meta.env as Record<string, string | undefined>),
  session: sessionPort,
  onServerTime: noteServerTime,
  onProtocol: noteProtocol,
  onWritten: (name) => emitHint({ name: 'written', payload: { name } }),
});
