/**
 * The number of what client and server say to each other. Raise it with every change that an older client does not understand
 * or would be misunderstood in: a renamed message, a field that went, another meaning. New fields alone need no new number.
 */
export const PROTOCOL = 2;

/** The header of every answer below /api that names the server's number. */
export const PROTOCOL_HEADER = 'X-Protocol';
/** The parameter of every request for a seat that names the client's number. Without it nothing is compared. */
export const PROTOCOL_PARAMETER = 'protocol';
