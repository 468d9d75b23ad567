/** `npm start`: builds what is missing or stale, then runs the server in this process. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildAll } from './build.ts';
import { ROOT } from './run-command.ts';

process.chdir(ROOT);
await buildAll();
await import(pathToFileURL(resolve(ROOT, 'apps/server/src/main.ts')).href);
