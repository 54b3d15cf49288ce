/** What everybody is told of a tournament's discipline: its bulletins, and its bans with the names that may be told. */
import type { Settings } from '#shared/domain/schemas/settings.ts';
import type { Suspension } from '#shared/domain/schemas/suspension.ts';
import type { PublishedBulletin } from '#shared/pages/page-data.ts';
import { privateNameOf } from '#shared/text/sanctions.ts';
import { isPublicityOver } from '../../discipline/present-bulletin.ts';
import { suspensionsOf } from './suspension-documents.ts';
import type { TournamentData } from './tournament-data.ts';

/** Absent in a tournament without bulletins. */
export interface BulletinDocuments {
  BULLETINS?: PublishedBulletin[];
}

export type PublicitySettings = Pick<Settings, 'publicSquads' | 'sanctionsPublicYears'>;

export function composeBulletins(
  { bulletins }: Pick<TournamentData, 'bulletins'>,
  today: string,
  { sanctionsPublicYears: years }: PublicitySettings,
): BulletinDocuments {
  if (bulletins.length === 0) return {};
  return {
    // The fields are named because the table answers them in any order.
    BULLETINS: bulletins.map(({ id, year, number, date, title, corrects }) => ({
      id,
      year,
      number,
      date,
      title,
      ...(corrects !== undefined && { corrects }),
      ...(isPublicityOver(date, years, today) && { isPast: true }),
    })),
  };
}

/**
 * The bans as everybody may know them. Cards are public with the names of players; whom the tribunal judged has a name
 * where bulletins may tell it.
 */
export function publishedSuspensionsOf(
  source: TournamentData,
  today: string,
  settings: PublicitySettings,
): Suspension[] {
  return suspensionsOf(source, today, 'published').map((ban) => {
    if (!isNameless(ban, source, today, settings)) return ban;
    const number = settings.publicSquads ? undefined : source.players.get(ban.playerId)?.jerseyNumber;
    return { ...ban, playerName: privateNameOf(number ?? null, ban.teamName) };
  });
}

function isNameless(
  { sanction }: Suspension,
  { bulletins }: TournamentData,
  today: string,
  { publicSquads, sanctionsPublicYears }: PublicitySettings,
): boolean {
  if (!sanction?.bulletin) return false;
  const { year, number, tournamentId } = sanction.bulletin;
  const own = tournamentId === undefined && bulletins.find((each) => each.year === year && each.number === number);
  return !publicSquads || isPublicityOver(own ? own.date : `${year}-12-31`, sanctionsPublicYears, today);
}
