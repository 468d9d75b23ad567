/** `node bench/bundle.ts`: what a browser downloads first, and what each part adds. */
import { resolve } from 'node:path';
import { buildBundle } from '../tools/build.ts';
import { ROOT } from '../tools/run-command.ts';
import { BUNDLE_BUDGET, measureBundle } from './bundle-size.ts';
import { printTable } from './print-table.ts';

await buildBundle();
const { initialScriptKb, initialStyleKb, parts } = measureBundle(resolve(ROOT, 'apps/web/dist'));
printTable(
  'Bundle, gzipped KB',
  ['', 'KB', 'budget'],
  [
    ['initial JavaScript', initialScriptKb.toFixed(1), String(BUNDLE_BUDGET.initialScriptKb)],
    ['initial CSS', initialStyleKb.toFixed(1), String(BUNDLE_BUDGET.initialStyleKb)],
    ...parts.slice(0, 12).map(({ name, scriptKb }) => [`+ ${name}`, scriptKb.toFixed(1), '']),
  ],
);
