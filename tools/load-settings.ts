import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from './run-command.ts';

/** Takes the settings of `.env` (its keys as in `.env.example`) for `npm start` and `npm run dev`; what the environment says already wins. */
export function loadSettings(folder: string = ROOT): void {
  const file = resolve(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
