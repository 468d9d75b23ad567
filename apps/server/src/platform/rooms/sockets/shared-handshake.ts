import { type Schema, SchemaSerializer } from '../colyseus.ts';

/** What newcomers are told about the shape of a state, by its class. */
const shapes = new WeakMap<object, Uint8Array>();

/** The library's serializer, except that the shape of a state is worked out once for all rooms, not for each anew. */
export class SharedHandshake extends SchemaSerializer<Schema> {
  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    const known = shapes.get(kind);
    if (known) return known;
    const shape = super.handshake();
    shapes.set(kind, shape);
    return shape;
  }
}
