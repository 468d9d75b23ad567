import { LocalDriver } from '@colyseus/core';
import { expect, it } from 'vitest';
import { IndexedDriver } from './indexed-driver.ts';

type Row = Awaited<ReturnType<LocalDriver['findOne']>>;
const row = (roomId: string, processId = 'p1') => ({ roomId, processId, name: 'game', clients: 0 }) as Row;

/** What both kinds of driver answer after the same steps. */
async function answers(driver: LocalDriver): Promise<unknown[]> {
  const calls: unknown[] = [
    await driver.insert(row('A')),
    await driver.insert(row('A', 'p2')),
    driver.persist(row('B'), true),
    driver.persist(row('C')),
    await driver.insert(row('D', 'p2')),
  ];
  const look = async () => {
    for (const roomId of ['A', 'B', 'C', 'D', '', 'E']) calls.push([roomId, await driver.findOne({ roomId })]);
    calls.push(await driver.findOne({ roomId: 'A', processId: 'p2' }), await driver.findOne({ processId: 'p2' }));
    calls.push(await driver.findOne({ name: 'game' }, { roomId: -1 }), driver.query({}).length);
  };
  await look();
  const found = await driver.findOne({ roomId: 'B' });
  driver.update(found, { $set: { locked: true }, $inc: { clients: 2 } });
  await look();
  calls.push(driver.remove('B'), driver.remove('B'));
  await driver.cleanup('p2');
  await look();
  calls.push(await driver.insert(row('D')));
  await look();
  driver.clear();
  await look();
  return calls;
}

it('answers as the library’s own driver does', async () => {
  expect(await answers(new IndexedDriver())).toEqual(await answers(new LocalDriver()));
});
