/**
 * Does in a process of its own what would end it: writes into closed log pipes and rejects promises that nobody awaits.
 * `bare` leaves the guards out. Tells its parent what the log got and how much CPU it all took.
 */
import { installProcessGuards } from '../process-guards.ts';

const logged: string[] = [];
const write = (_data: object, text: string) => void logged.push(text);
if (process.argv[2] !== 'bare') installProcessGuards({ debug: write, info: write, warn: write, error: write });

process.once('message', (what) => {
  if (what === 'reject') void Promise.reject(new Error('nobody awaits this'));
  else {
    setInterval(() => {
      process.stdout.write('a line for nobody\n');
      process.stderr.write('a line for nobody\n');
    }, 5);
  }
  setTimeout(() => {
    const { user, system } = process.cpuUsage();
    process.send?.({ logged, cpuMs: (user + system) / 1_000 });
  }, 600);
});
process.send?.('ready');
