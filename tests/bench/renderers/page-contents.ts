/** What the published pages of a tournament of twenty teams show, with matches, scorers and squads of a usual size. */
import type { PageContent } from '#shared/pages/page-data.ts';
import { formatMatch, formatStanding } from '#shared/text/presenters.ts';
import { tableFromResults } from '#tests/domain/standings-notation.ts';
import * as documents from '#tests/public/documents.ts';
import { aMatch, completedMatches } from '#tests/support/builders.ts';

export const pageContext = {
  site: { name: "Liga D'Alessandro & Cía", timeZone: 'America/Argentina/Buenos_Aires', url: 'https://liga.example' },
  look: { css: '/assets/paginas-1.css', script: '/assets/paginas-1.js', font: '/assets/paginas-1.woff2' },
};

const names = Array.from({ length: 20 }, (_, at) => `Deportivo ${String.fromCharCode(65 + at)}`);
const results = names.map((home, at) => `${home} ${at % 5}-${at % 3} ${names[(at + 1) % names.length]}`).join('\n');
const repeat = <T>(count: number, [item]: readonly T[]): T[] => Array.from({ length: count }, () => item as T);

export function createPageContents(): PageContent[] {
  const { tournamentFacts: tournament, tournamentSummary, match, event, lineup, home, team } = documents;
  const table = tableFromResults(completedMatches(results)).map(formatStanding);
  const groups = [{ id: 5, name: 'Zona A', table: table.slice(0, 10) }];
  const ofRound = names.slice(0, 10).map((name, at) => {
    const away = names[at + 10] ?? '';
    return { ...formatMatch(aMatch({ home: name, away, score: '2-1', round: 'Fecha 2' })), id: at + 1 };
  });
  const rounds = Array.from({ length: 38 }, (_, at) => ({ ...documents.rounds[0], round: `Fecha ${at + 1}` }));
  const summary = {
    ...tournamentSummary,
    rows: table,
    matches: ofRound,
    rounds,
    scorers: repeat(10, documents.scorers),
  };
  const lineups = [lineup, lineup].map((each) => ({ ...each, players: repeat(12, each.players ?? []) }));
  const part = { tournament, part: 1, parts: 1 };
  return [
    { name: 'home', data: { ...home, next: ofRound.slice(0, 5), results: ofRound } },
    { name: 'tournament', data: summary },
    { name: 'fixture', data: { tournament, rounds, round: 'Fecha 2', matches: ofRound, goals: [documents.goal] } },
    { name: 'standings', data: { tournament, groups, rows: table } },
    { name: 'scorers', data: { ...part, rows: repeat(100, documents.scorers) } },
    { name: 'fairPlay', data: { ...part, rows: repeat(20, documents.fairPlay) } },
    { name: 'goalkeepers', data: { ...part, rows: repeat(40, documents.goalkeepers) } },
    { name: 'match', data: { tournament, match, events: repeat(8, [event]), lineups } },
    { name: 'team', data: { ...team, results: ofRound, squad: repeat(18, team.squad ?? []) } },
    { name: 'embeddedStandings', data: { tournament, groups, rows: table } },
    { name: 'embeddedFixture', data: summary },
    { name: 'tv', data: summary },
  ] as PageContent[];
}
