/** How often a room of the peers changes its turn: about as often as the game's at speed 3. */
const TURN_MS = 3000;

interface Turn {
  readonly turn: number;
  readonly holder: number;
  readonly prompt: string;
  readonly endsAt: number;
  readonly hearts: number;
}

/** What a peer's room tells its players: the smallest game that looks like one on the wire. */
export function runTurns(players: number, send: (turn: Turn) => void): void {
  let turn = 0;
  const next = (): void => {
    turn += 1;
    send({
      turn,
      holder: turn % players,
      prompt: `AB${turn % 26}`,
      endsAt: Date.now() + TURN_MS,
      hearts: 1 + (turn % 3),
    });
  };
  setTimeout(() => setInterval(next, TURN_MS), Math.random() * TURN_MS);
}
