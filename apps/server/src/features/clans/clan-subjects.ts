import type { Subject, SubjectKind } from '#manifest/subjects.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { resemblanceOf } from '#platform/text/index.ts';
import { tellClan } from './announce.ts';
import { findLine, writeLine } from './chat/line.repository.ts';
import { type ClanEdit, type ClanFacts, findClan, isTaken, lockClan, writeClan } from './clan.repository.ts';
import type { ClanDeps } from './clans.deps.ts';

/** Stands in for a name that had to go; many clans may show it. */
const NEUTRAL_NAME = 'Clan';
type TextField = 'name' | 'tag' | 'description';

interface Hiding {
  readonly shown: string;
  readonly hide: ClanEdit;
  restore(tx: Tx, clan: ClanFacts, copy: string, at: Date): Promise<ClanEdit>;
}

/** A name or a tag comes back with its place in the search, unless somebody has taken it meanwhile. */
const foldBack = async (
  tx: Tx,
  kind: 'name' | 'tag',
  clan: ClanFacts,
  copy: string,
  at: Date,
): Promise<string | null> => {
  const fold = resemblanceOf(copy);
  return (await isTaken(tx, kind, fold, { at, except: clan.id })) ? null : fold;
};

const HIDINGS: Readonly<Record<TextField, Hiding>> = {
  name: {
    shown: NEUTRAL_NAME,
    hide: { name: NEUTRAL_NAME, nameFold: null, hidden: true },
    restore: async (tx, clan, copy, at) => ({
      name: copy,
      nameFold: await foldBack(tx, 'name', clan, copy, at),
      hidden: false,
    }),
  },
  tag: {
    shown: '',
    hide: { tag: '', tagFold: null },
    restore: async (tx, clan, copy, at) => ({ tag: copy, tagFold: await foldBack(tx, 'tag', clan, copy, at) }),
  },
  description: {
    shown: '',
    hide: { description: '' },
    restore: async (_tx, _clan, copy) => ({ description: copy }),
  },
};

/** A text of a clan, by the clan's id; it is its owner's. An empty one is not there. */
function text(deps: ClanDeps, field: TextField): Subject {
  const hiding = HIDINGS[field];
  const readText = async (db: Db, id: string) => (await findClan(db, id))?.[field];
  return {
    read: async (db, id) => {
      const clan = await findClan(db, id);
      return clan === null || clan[field] === '' ? null : { ownerId: clan.ownerId, copy: clan[field] };
    },
    hide: async (tx, id, copy) => {
      const clan = await lockClan(tx, id);
      if (clan?.[field] !== copy) return null;
      await writeClan(tx, id, hiding.hide);
      await tellClan(deps, tx, id);
      return hiding.shown;
    },
    isHidden: async (db, id, shown) => (await readText(db, id)) === shown,
    restore: async (tx, id, copy, at) => {
      const clan = await lockClan(tx, id);
      if (clan === null) return;
      await writeClan(tx, id, await hiding.restore(tx, clan, copy, at));
      await tellClan(deps, tx, id);
    },
  };
}

/** A line of a clan's chat, by its number; one that was taken down is empty. */
function line(deps: ClanDeps): Subject {
  const find = async (db: Db, id: string) => (/^\d{1,15}$/.test(id) ? findLine(db, Number(id)) : null);
  return {
    read: async (db, id) => {
      const found = await find(db, id);
      return found === null || found.senderId === null || found.text === ''
        ? null
        : { ownerId: found.senderId, copy: found.text };
    },
    hide: async (tx, id, copy) => {
      const found = await find(tx, id);
      if (found?.text !== copy) return null;
      await writeLine(tx, found.id, '');
      await tellClan(deps, tx, found.clanId, [], { gone: found.id });
      return '';
    },
    isHidden: async (db, id, shown) => (await find(db, id))?.text === shown,
    restore: async (tx, id, copy) => {
      const found = await find(tx, id);
      if (found === null || found.senderId === null) return;
      await writeLine(tx, found.id, copy);
      await tellClan(deps, tx, found.clanId);
    },
  };
}

/** What clans show to others, and others may report. */
export const clanSubjects = (deps: ClanDeps) =>
  ({
    clanName: text(deps, 'name'),
    clanTag: text(deps, 'tag'),
    clanDescription: text(deps, 'description'),
    clanLine: line(deps),
  }) satisfies Readonly<Partial<Record<SubjectKind, Subject>>>;
