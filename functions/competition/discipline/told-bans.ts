/** Which bulletin told a ban that cards alone gave. */
import type { BulletinReference } from '#shared/domain/schemas/bulletin.ts';
import type { Ban } from '#shared/domain/schemas/suspension.ts';
import type { PublishedBulletin } from '../records/bulletins.ts';

/** A match gives a player one ban at most. */
export const keyOfBan = ({ playerId, reasons }: Pick<Ban, 'playerId' | 'reasons'>): string =>
  `${playerId}/${reasons.at(-1)?.matchId ?? 0}`;

/** The bans, each with the first bulletin that told it; one of a sanction has that of the sanction. */
export function withBulletins<B extends Ban>(bans: readonly B[], published: readonly PublishedBulletin[]): B[] {
  const told = new Map(
    published.toReversed().flatMap(({ year, number, bans: keys = [] }) => {
      const bulletin: BulletinReference = { year, number };
      return keys.map((key) => [key, bulletin] as const);
    }),
  );
  return bans.map((ban) => {
    const bulletin = ban.sanction ? undefined : told.get(keyOfBan(ban));
    return bulletin ? { ...ban, bulletin } : ban;
  });
}
