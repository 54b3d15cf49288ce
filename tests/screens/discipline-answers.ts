/** What the API answers about the discipline of the league: a red card that waits, two sanctions, and two bulletins. */
import type { Bulletin } from '#shared/domain/schemas/bulletin.ts';
import type { DisciplinaryCase } from '#shared/domain/schemas/disciplinary-case.ts';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import type { Answers } from './fake-api.ts';
import { matches, players, teamNames } from './league.ts';

const [player] = players;
const [played] = matches.filter(({ status }) => status === 'completed');
if (!player || !played) throw new Error('the league has no player or no result');
const teamName = teamNames[player.teamId - 1] ?? '';

export const sentOff = player;
export const judgedMatch = played;

export const aCase = (changes: Partial<DisciplinaryCase> = {}): DisciplinaryCase => ({
  kind: 'redCard',
  match: {
    id: played.id,
    round: played.round,
    matchDate: played.matchDate,
    home: played.homeTeam.name,
    away: played.awayTeam.name,
  },
  playerId: player.id,
  subjectName: player.fullName,
  teamId: player.teamId,
  teamName,
  sanctionId: null,
  ...changes,
});

export const aSanction = (changes: Partial<Sanction> = {}): Sanction => ({
  id: 1,
  tournamentId: 1,
  subject: { kind: 'player', id: player.id },
  teamId: player.teamId,
  origin: 'report',
  status: 'decided',
  article: '200',
  reason: 'Insultó al árbitro.',
  decidedOn: '2026-11-20',
  measures: [{ kind: 'matches', matches: 3, served: 0, onHold: 0 }],
  bulletin: null,
  subjectName: player.fullName,
  teamName,
  version: 1,
  ...changes,
});

export const published = aSanction({
  id: 2,
  reason: 'Agredió a un rival.',
  bulletin: { id: 1, year: 2026, number: 1 },
});

export const aBulletin = (changes: Partial<Bulletin> = {}): Bulletin => ({
  id: 1,
  tournamentId: 1,
  number: 1,
  year: 2026,
  date: '2026-11-21',
  title: 'Boletín',
  notices: 'El lunes no hay reunión.',
  sanctionIds: [2],
  status: 'published',
  lines: [
    {
      sanctionId: 2,
      subjectName: player.fullName,
      number: player.jerseyNumber,
      teamName,
      text: '3 fechas de suspensión. Art. 200. Agredió a un rival.',
    },
  ],
  version: 2,
  ...changes,
});

export const aDraft = (changes: Partial<Bulletin> = {}): Bulletin =>
  aBulletin({
    id: 2,
    number: null,
    date: '2026-11-28',
    notices: '',
    sanctionIds: [1],
    status: 'draft',
    version: 1,
    ...changes,
  });

/** The answers of a tournament with these cases, sanctions and bulletins; its events are the league's own. */
export const disciplineAnswers = (
  given: {
    readonly cases?: readonly DisciplinaryCase[];
    readonly sanctions?: readonly Sanction[];
    readonly bulletins?: readonly Bulletin[];
  } = {},
): Answers => {
  const { cases = [aCase()], sanctions = [aSanction(), published], bulletins = [aBulletin()] } = given;
  return {
    'GET /tournaments/cases':
      cases.length === 0
        ? []
        : [{ tournamentId: 1, tournamentName: 'Torneo Apertura', count: cases.length, first: cases.slice(0, 3) }],
    'GET /tournaments/{id}/cases': cases,
    'GET /sanctions': ({ query }) =>
      sanctions.filter(
        (each) =>
          (query.tournamentId === undefined || each.tournamentId === Number(query.tournamentId)) &&
          (query.teamId === undefined || each.teamId === Number(query.teamId)),
      ),
    'GET /tournaments/{id}/bulletins': bulletins,
    'GET /matchevents/match/{id}': [],
  };
};
