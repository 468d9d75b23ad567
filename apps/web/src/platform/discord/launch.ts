/** How the page was opened, as its address says. The chat platform puts these in; none of them is trusted. */
export interface Launch {
  /** The product runs inside the chat platform. */
  readonly embedded: boolean;
  readonly platform: 'desktop' | 'mobile';
  /** A room that somebody shared inside the chat platform. */
  readonly customId: string | null;
  readonly guildId: string | null;
  readonly channelId: string | null;
  /** Who the tests' imitation of the chat platform plays; builds for players never look at it. */
  readonly mock: MockLaunch | null;
}

export interface MockLaunch {
  readonly userId: string;
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly participants: readonly string[];
}

const readMock = (query: URLSearchParams): MockLaunch | null => {
  const userId = query.get('user_id');
  if (!query.has('frame_id') || !userId) return null;
  return {
    userId,
    guildId: query.get('guild_id'),
    channelId: query.get('channel_id'),
    participants: (query.get('participants') ?? '').split(',').filter((id) => id !== ''),
  };
};

/** Reads the parameters of the start. */
export function readLaunch(search: string): Launch {
  const query = new URLSearchParams(search);
  return {
    embedded: query.has('frame_id'),
    platform: query.get('platform') === 'mobile' ? 'mobile' : 'desktop',
    customId: query.get('custom_id'),
    guildId: query.get('guild_id'),
    channelId: query.get('channel_id'),
    mock: readMock(query),
  };
}

/** True inside the chat platform's frame. The address keeps its parameters there, so this can be asked at any time. */
export const isEmbedded = (search: string = location.search): boolean => new URLSearchParams(search).has('frame_id');
