/** GET /tournaments/{id}/cases: what waits for the tribunal, and what it has decided and no bulletin has told. */
import { openCases } from '#shared/domain/sanctions/cases.ts';
import type { DisciplinaryCase } from '#shared/domain/schemas/disciplinary-case.ts';
import { teamNameOrFallback } from '#shared/text/labels.ts';
import type { RequestOfRoute } from '../competition/api/contract-request.ts';
import { nameOfSubject, readSanctionedPeople } from '../competition/discipline/present-sanctions.ts';
import { readTournamentData } from '../competition/publication/documents/tournament-data.ts';
import { notFoundProblem } from '../platform/problem.ts';

export async function listCases(request: RequestOfRoute<'GET /tournaments/{id}/cases'>): Promise<DisciplinaryCase[]> {
  const source = await readTournamentData(request.params.id);
  if (!source) throw notFoundProblem('Torneo no encontrado');
  const { matches, events, tournament, discipline } = source;
  const cases = openCases({ matches, events, sanctions: discipline.sanctions, rules: tournament.rules.suspensions });
  const about = cases.map((each) => ({
    subject: each.sanction?.subject ?? { kind: 'player' as const, id: each.playerId },
    teamId: each.teamId,
  }));
  const people = await readSanctionedPeople(about);
  const matchesById = new Map(matches.map((match) => [match.id, match]));
  const nameOfTeam = (id: number | null) =>
    id ? teamNameOrFallback(source.references.teams.get(id)?.name ?? people.teams.get(id)?.name, id) : '';
  return cases.map(({ kind, matchId, playerId, teamId, sanction }, at) => {
    const match = matchesById.get(matchId ?? 0);
    const ownTeamId = teamId || people.players.get(playerId)?.teamId || 0;
    return {
      kind,
      match: match
        ? {
            id: match.id,
            round: match.round,
            matchDate: match.matchDate,
            home: nameOfTeam(match.homeTeamId),
            away: nameOfTeam(match.awayTeamId),
          }
        : null,
      playerId,
      subjectName: nameOfSubject(about[at] as (typeof about)[number], people),
      teamId: ownTeamId,
      teamName: nameOfTeam(ownTeamId),
      sanctionId: sanction?.id ?? null,
    };
  });
}
