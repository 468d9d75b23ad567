/** `npm start`: builds the client if it is missing or stale, then runs the server here, which sees to its dictionaries. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBundle } from './build.ts';
import { loadSettings } from './load-settings.ts';
import { ROOT } from './run-command.ts';

process.chdir(ROOT);
loadSettings();
await buildBundle();
await import(pathToFileURL(resolve(ROOT, 'apps/server/src/main.ts')).href);
