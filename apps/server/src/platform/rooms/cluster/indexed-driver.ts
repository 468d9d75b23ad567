import { LocalDriver } from '@colyseus/core';

type Conditions = Parameters<LocalDriver['findOne']>[0];
type Row = Awaited<ReturnType<LocalDriver['findOne']>>;

const asksForIdAlone = (conditions: Conditions): boolean =>
  conditions.roomId !== undefined && Object.keys(conditions).length === 1;

/**
 * The list of rooms of a process that runs alone. The library's own walks a copy of the whole list for each join, which
 * grows with the number of rooms; this one looks a room up by its id.
 */
export class IndexedDriver extends LocalDriver {
  readonly #rows = new Map<string, Row>();

  override findOne(conditions: Conditions, sortOptions?: Parameters<LocalDriver['findOne']>[1]): Promise<Row> {
    if (!asksForIdAlone(conditions)) return super.findOne(conditions, sortOptions);
    // The library's type hides that there may be none.
    return Promise.resolve(this.#rows.get(conditions.roomId ?? '') as Row);
  }

  override async insert(row: Row): Promise<boolean> {
    const isNew = await super.insert(row);
    if (isNew) this.#rows.set(row.roomId, row);
    return isNew;
  }

  override persist(row: Row, create?: boolean): boolean {
    if (create) this.#rows.set(row.roomId, row);
    return super.persist(row, create);
  }

  override remove(roomId: string): boolean {
    this.#rows.delete(roomId);
    return super.remove(roomId);
  }

  override clear(): void {
    this.#rows.clear();
    super.clear();
  }
}
