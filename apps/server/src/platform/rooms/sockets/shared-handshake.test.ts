import { expect, it } from 'vitest';
import { schema, SchemaSerializer, t } from '../colyseus.ts';
import { SharedHandshake } from './shared-handshake.ts';

const Seat = schema({ name: t.string() }, 'Seat');
const Table = schema({ title: t.string(), seats: t.map(Seat) }, 'Table');
const Clock = schema({ now: t.number() }, 'Clock');

it('tells the shape that the library tells, worked out once for each kind of state', () => {
  const shapeBy = <Serializer extends SchemaSerializer<never>>(serializer: Serializer, state: object) => {
    serializer.reset(state as never);
    return serializer.handshake();
  };
  const first = shapeBy(new SharedHandshake() as never, new Table());
  expect(shapeBy(new SharedHandshake() as never, new Table())).toBe(first);
  expect(Buffer.from(first)).toEqual(Buffer.from(shapeBy(new SchemaSerializer<never>(), new Table())));
  const other = shapeBy(new SharedHandshake() as never, new Clock());
  expect(Buffer.from(other)).toEqual(Buffer.from(shapeBy(new SchemaSerializer<never>(), new Clock())));
  expect(Buffer.from(other)).not.toEqual(Buffer.from(first));
});
