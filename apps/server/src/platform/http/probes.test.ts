import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { createProbes } from './probes.ts';

it('share one look at the parts among all who ask at once, and look at nothing while the server goes down', async () => {
  const gate = Promise.withResolvers<boolean>();
  const database = vi.fn(() => gate.promise);
  let draining = false;
  const server = createServer(express().use(createProbes({ database }, () => draining, systemClock))).listen(0);
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
  try {
    const asked = Array.from({ length: 20 }, ask);
    await vi.waitFor(() => expect(database).toHaveBeenCalled());
    gate.resolve(true);
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(database.mock.calls.length).toBeLessThan(20);
    database.mockClear();
    draining = true;
    const reply = await ask();
    expect([reply.status, await reply.json()]).toEqual([503, { status: 'not ready', checks: { serving: false } }]);
    expect(database).not.toHaveBeenCalled();
  } finally {
    server.close();
  }
});
