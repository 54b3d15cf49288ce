/**
 * Reads what the pages of matches show: the matches, their events and lineups from the table, the facts of their
 * tournaments, and the last results of teams whose next match it is. What several of the matches show is read once.
 */
import { isMatchStarted } from '#shared/domain/matches/match-status.ts';
import type { MatchLineup } from '#shared/domain/schemas/lineup.ts';
import type { MatchPageData, TournamentHeader } from '#shared/pages/page-data.ts';
import { type MatchStakes, tellMatch } from '#shared/text/outlook/tournament-outlook-text.ts';
import { formatMatch } from '#shared/text/presenters.ts';
import { mapConcurrently } from '../../../platform/map-concurrently.ts';
import { presentEvent } from '../../matches/present-events.ts';
import { presentLineupOf } from '../../matches/present-lineups.ts';
import { presentMatch, readMatchReferences } from '../../matches/present-matches.ts';
import { listEventsOfMatch } from '../../records/events.ts';
import { readMatchLineups, type StoredLineup } from '../../records/lineups.ts';
import { findMatches, type StoredMatch } from '../../records/matches.ts';
import { readPlayersById } from '../../records/players.ts';
import { readNamedPlayers } from '../documents/named-players.ts';
import { readBansOfMatches } from './bans-of-matches.ts';
import { readOutlookTextSource } from './outlook-text.ts';
import type { PageSource } from './page-source.ts';
import { displayNamesOf, type ReadTournamentDocuments, readFactsOfTournaments } from './read-documents.ts';
import type { ReadSite } from './read-site.ts';
import { matchesOfForms, presentForm, readRecentForms } from './recent-form.ts';

/** By match id, without those of matches that do not exist. */
export async function readMatchPages(
  ids: readonly number[],
  { readDocuments, readSite }: PageSource,
): Promise<Map<number, MatchPageData>> {
  const matches = await findMatches(ids);
  const facts = await readFactsOfTournaments(new Set(matches.map(({ tournamentId }) => tournamentId)), readDocuments);
  const forms = await readRecentForms(matches, facts);
  const shown = [...matches, ...matchesOfForms(forms.values())];
  const [references, events, lineups] = await Promise.all([
    readMatchReferences(shown, 'officials', { displayNames: displayNamesOf(facts.values()) }),
    mapConcurrently(matches, ({ tournamentId, id }) => listEventsOfMatch(tournamentId, id)),
    readPublicLineups(matches, readSite),
  ]);
  const players = await readNamedPlayers(events.flat());
  const stakes = await readStakes(matches, facts, readDocuments);
  const bans = await readBansOfMatches(matches, readDocuments);
  const present = (match: StoredMatch) => formatMatch(presentMatch(match, references));
  return new Map(
    matches.flatMap((match, at): [number, MatchPageData][] => {
      const tournament = facts.get(match.tournamentId);
      if (!tournament) return [];
      const form = forms.get(match.id);
      const data = {
        tournament,
        match: present(match),
        events: (events[at] ?? []).map((event) => presentEvent(event, players, references.teams)),
        lineups: lineups.get(match.id) ?? [],
        stakes: stakes.get(match.id) ?? null,
        form: form ? presentForm(form, present) : null,
        banned: bans.get(match.id) ?? [],
      };
      return [[match.id, data]];
    }),
  );
}

/** What is at stake in the matches that have not begun, by match id. */
async function readStakes(
  matches: readonly StoredMatch[],
  facts: ReadonlyMap<number, TournamentHeader>,
  readDocuments: ReadTournamentDocuments,
): Promise<Map<number, MatchStakes | null>> {
  const toCome = matches.filter((match) => match.status === 'scheduled' && !match.isPlayoff);
  const ids = new Set(toCome.map(({ tournamentId }) => tournamentId));
  const told = [...facts.values()].filter(({ id }) => ids.has(id));
  const outlookOf = new Map(
    await mapConcurrently(told, async (each) => [each.id, await readOutlookTextSource(each, readDocuments)] as const),
  );
  return new Map(
    toCome.map((match) => {
      const outlook = outlookOf.get(match.tournamentId);
      return [match.id, outlook ? tellMatch(match, outlook) : null];
    }),
  );
}

/**
 * The saved lineups of the matches that have begun, by match id; none while the federation keeps squads private, as
 * lineups name players with their numbers, too.
 */
async function readPublicLineups(
  matches: readonly StoredMatch[],
  readSite: ReadSite,
): Promise<Map<number, MatchLineup[]>> {
  const begun = matches.filter(isMatchStarted);
  if (begun.length === 0 || !(await readSite()).publicSquads) return new Map();
  const saved = await readMatchLineups(begun);
  const named = [...saved.values()].flat().flatMap(({ positions }) => positions.map(({ playerId }) => playerId));
  const players = await readPlayersById(new Set(named));
  const shown = (match: StoredMatch, lineup: StoredLineup | undefined) =>
    lineup ? [presentLineupOf(match, lineup, players)] : [];
  return new Map(
    begun.map((match) => {
      const lineups = saved.get(match.id) ?? [];
      const of = (side: number | null) => lineups.find(({ teamId }) => teamId === side);
      return [match.id, [...shown(match, of(match.homeTeamId)), ...shown(match, of(match.awayTeamId))]];
    }),
  );
}
