import { activitySdk } from './activity.ts';

/** Opens the platform's window to share a room with somebody; true when it was shared. Throws where it can't open. */
export async function shareRoom(roomId: string, message: string): Promise<boolean> {
  const sdk = activitySdk();
  if (!sdk) return false;
  const { success } = await sdk.commands.shareLink({ message, custom_id: roomId });
  return success;
}

/** Opens the platform's invitation where the player may invite; else shares the room. Throws where neither can open. */
export async function inviteToActivity(roomId: string, message: string): Promise<void> {
  const sdk = activitySdk();
  if (!sdk) return;
  const { mayInvite } = await import('./sdk.ts');
  if (await mayInvite(sdk).catch(() => false)) await sdk.commands.openInviteDialog();
  else await shareRoom(roomId, message);
}
