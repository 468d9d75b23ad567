/** `npm run account -- reset NAME`: what the operator does with accounts, from the terminal. */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadSettings } from './load-settings.ts';
import { ROOT } from './run-command.ts';

process.chdir(ROOT);
loadSettings();
await import(pathToFileURL(resolve(ROOT, 'apps/server/src/operator/account-main.ts')).href);
