/** Collects what a batch of the stream changes, so that each document and page is published once for all of it. */
import type { DynamoDBRecord } from 'aws-lambda';
import { type DocumentScope, partitionKeys, tournamentIdOfPartition } from '../platform/table/keys.ts';
import { affectsCrossTournamentDocs, listTournamentsAffectedBy } from './affected-documents.ts';
import { affectsDisplayNames, affectsEveryPage, changedMatchOf, changedTeamsOf } from './affected-pages.ts';
import type { ChangesInTournament } from './tournament-pages.ts';

/**
 * `sequence` is the number of the last record of each change: reporting that one alone as failed is enough to try the
 * change again, so that one that can never be published makes Lambda repeat one record, and not every one.
 */
interface Changed {
  sequence: string;
}

interface TournamentOfBatch extends Changed, ChangesInTournament {
  readonly matchIds: Set<number>;
  readonly clockMatchIds: Set<number>;
  readonly teamIds: Set<number>;
  affectsUnchangedMatches: boolean;
}

export class ChangesOfBatch {
  readonly tournaments = new Map<number, TournamentOfBatch>();
  /** Teams of which something changed beside their matches. */
  readonly teams = new Map<number, Changed>();
  /** Republications with the step that was stored last. */
  readonly republications = new Map<DocumentScope, Changed & { readonly step: number }>();
  /** What the documents over all tournaments show; undefined when nothing of it changed. */
  overall: Changed | undefined;
  everyPage: Changed | undefined;

  async add(record: DynamoDBRecord): Promise<void> {
    const sequence = record.dynamodb?.SequenceNumber ?? '';
    const pk = record.dynamodb?.Keys?.pk?.S ?? '';
    if (pk.startsWith(partitionKeys.republications)) return this.#addRepublication(record, pk, sequence);
    const tournamentIds = await listTournamentsAffectedBy(record);
    const match = changedMatchOf(record);
    // Any other item (a team, a cancha, a player, a member of the staff) also shows on matches that did not change.
    const isOwn = tournamentIdOfPartition(pk) !== null || pk === partitionKeys.entities('TOURNAMENT');
    for (const id of tournamentIds) {
      const changes = this.#tournament(id);
      changes.sequence = sequence;
      if (match) changes.matchIds.add(match.matchId);
      if (match?.isOfClock) changes.clockMatchIds.add(match.matchId);
      for (const teamId of match?.teamIds ?? []) changes.teamIds.add(teamId);
      changes.affectsUnchangedMatches ||= (!isOwn && !affectsEveryPage(record)) || affectsDisplayNames(record);
    }
    for (const id of changedTeamsOf(record)) this.teams.set(id, { sequence });
    if (affectsEveryPage(record)) this.everyPage = { sequence };
    if (tournamentIds.length > 0 || affectsCrossTournamentDocs(record)) this.overall = { sequence };
  }

  #addRepublication({ dynamodb }: DynamoDBRecord, pk: string, sequence: string): void {
    const scope = pk.slice(partitionKeys.republications.length);
    const step = Number(dynamodb?.NewImage?.step?.N ?? 0);
    this.republications.set(scope === 'ALL' ? 'ALL' : Number(scope), { sequence, step });
  }

  #tournament(id: number): TournamentOfBatch {
    const known = this.tournaments.get(id) ?? {
      sequence: '',
      matchIds: new Set(),
      clockMatchIds: new Set(),
      teamIds: new Set(),
      affectsUnchangedMatches: false,
    };
    this.tournaments.set(id, known);
    return known;
  }
}
