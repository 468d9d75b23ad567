declare const brand: unique symbol;
/** A string that only its own maker may produce, so that ids of different things can't be mixed up. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };

/** A seat in one match. In a room it is what the rooms library calls the session id, in offline practice any text; unique within the match. */
export type SeatId = Branded<'SeatId'>;
/** Takes a text that is known to name a seat as its id. */
export const asSeatId = (text: string): SeatId => text as SeatId;
