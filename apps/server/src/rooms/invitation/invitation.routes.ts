import { AppError } from '#platform/errors/app-error.ts';
import type { Routes } from '#platform/http/call.ts';
import type { CallLimit } from '../ports.ts';
import { readInvitation } from './read-invitation.ts';

/** What links show. Wrong codes are counted as those of seats are: private rooms stay private. */
export const createInvitationRoutes = <Caller>(wrongCodes: CallLimit) =>
  ({
    invitation: async ({ params, address }) => {
      await wrongCodes.consume(address);
      const found = await readInvitation(params.code);
      if (found === null) throw new AppError('room/not_found');
      await wrongCodes.refund(address);
      return found;
    },
  }) satisfies Routes<Caller, 'invitation'>;
