/** Renders the public components as a server would: from documents alone, without a router, a session or a browser. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultRules } from '#shared/domain/tournament-rules.ts';
import { PlayoffsView } from '#web/views/bracket/playoffs-view.tsx';
import { Fixture } from '#web/views/fixture/fixture.tsx';
import { FixtureDraw } from '#web/views/fixture/fixture-draw.tsx';
import { LabelledDetail } from '#web/views/fixture/labelled-detail.tsx';
import { PublicNote } from '#web/views/fixture/public-note.tsx';
import { HomeView } from '#web/views/home/home-view.tsx';
import { EventList } from '#web/views/match/event-list.tsx';
import { MatchLineups } from '#web/views/match/match-lineups.tsx';
import { MatchSides } from '#web/views/match/match-sides.tsx';
import { MatchView } from '#web/views/match/match-view.tsx';
import { FairPlayPoints } from '#web/views/rankings/fair-play-points.tsx';
import { FairPlayTable } from '#web/views/rankings/fair-play-table.tsx';
import { GoalkeepersExplanation } from '#web/views/rankings/goalkeepers-explanation.tsx';
import { GoalkeepersTable } from '#web/views/rankings/goalkeepers-table.tsx';
import { ScorersExplanation } from '#web/views/rankings/scorers-explanation.tsx';
import { ScorersTable } from '#web/views/rankings/scorers-table.tsx';
import { StandingsView } from '#web/views/standings/standings-view.tsx';
import { TeamMatchRow } from '#web/views/team/team-match-row.tsx';
import { TournamentCard } from '#web/views/tournament/tournament-card.tsx';
import { TournamentView } from '#web/views/tournament/tournament-view.tsx';
import * as documents from './documents.ts';

const { bracket, event, fairPlay, goalkeepers, home, lineup, match, upcomingMatch } = documents;
const { scorers, summary, table, today, tournament } = documents;
const ownTeamId = null;
const matchDetail = { match, events: [event], tournamentName: 'Copa Otoño', matchMinutes: 30 };

/** By file below web/views, an element to render, and texts that its markup must have. */
const viewsByFile: Readonly<Record<string, readonly [ReactElement, readonly string[]]>> = {
  'bracket/playoffs-view.tsx': [
    <PlayoffsView key="" hasTwoGroups={false} bracket={bracket} tournament={tournament} ownTeamId={ownTeamId} />,
    ['Campeón', 'Subcampeón', 'Equipos Clasificados', 'Semifinal 1', 'Formato de los playoffs'],
  ],
  'fixture/fixture.tsx': [
    <Fixture key="" round="Fecha 1" pager={null} matches={[upcomingMatch, match]} today={today} />,
    ['Fecha 1', 'Hoy', 'Complejo Sur', 'Hugo Páez', `href="/partidos/${match.id}"`, '1 - 0'],
  ],
  'fixture/labelled-detail.tsx': [<LabelledDetail key="" match={upcomingMatch} />, ['Hugo Páez', 'Sin asignar']],
  'fixture/public-note.tsx': [<PublicNote key="" />, ['Este fixture es público']],
  'home/home-view.tsx': [
    <HomeView
      key=""
      federationName="Liga Sur"
      hrefs={{ matches: '/fixture', tournaments: '/torneos' }}
      home={home}
      today={today}
      linksTeams={false}
    />,
    ['Liga Sur', 'En vivo', '2 - 1', 'Hoy', 'Copa Otoño', 'Últimos resultados', 'href="/torneos/1"'],
  ],
  'match/event-list.tsx': [<EventList key="" events={[event]} />, ['Ciro Bravo', 'De cabeza']],
  'match/match-lineups.tsx': [
    <MatchLineups key="" match={match} home={lineup} away={undefined} />,
    ['C. Bravo', '1-2-2-1'],
  ],
  'match/match-sides.tsx': [<MatchSides key="" match={match} />, ['Lanús', 'Banfield', 'FINAL']],
  'match/match-view.tsx': [
    <MatchView key="" share={null} today={today} linksTeams stakes={null} form={null} {...matchDetail} />,
    ['Fecha 2', 'Copa Otoño', '1 - 0', 'Ciro Bravo', 'sábado, 7 de marzo de 2026'],
  ],
  'rankings/fair-play-points.tsx': [<FairPlayPoints key="" points={defaultRules.fairPlay} />, ['Azul: 1 punto']],
  'rankings/fair-play-table.tsx': [
    <FairPlayTable key="" caption="Fair Play" rows={fairPlay} ownTeamId={ownTeamId} />,
    ['Banfield', 'Azules', 'Total', 'Puntos', 'Ciro Bravo'],
  ],
  'rankings/goalkeepers-explanation.tsx': [<GoalkeepersExplanation key="" />, ['Premio Valla Menos Vencida']],
  'rankings/goalkeepers-table.tsx': [
    <GoalkeepersTable key="" caption="Vallas" rows={goalkeepers} ownTeamId={ownTeamId} />,
    ['Vallas', 'Ciro Bravo', '0,50'],
  ],
  'fixture/fixture-draw.tsx': [<FixtureDraw key="" seed={123456} />, ['Sorteo 123456']],
  'rankings/scorers-explanation.tsx': [<ScorersExplanation key="" />, ['Qué goles cuentan']],
  'rankings/scorers-table.tsx': [
    <ScorersTable key="" caption="Goleadores" rows={scorers} ownTeamId={ownTeamId} />,
    ['Goleadores', 'Ciro Bravo', 'Lanús'],
  ],
  'standings/standings-view.tsx': [
    <StandingsView
      key=""
      groups={[{ id: 1, name: 'Zona A', table }]}
      rows={table}
      outlook={undefined}
      tournament={tournament}
      ownTeamId={ownTeamId}
    />,
    [
      'Zona A',
      'Tabla general',
      'Lanús',
      'Cómo se ordena',
      'Banfield: −2 puntos (Acta 4)',
      'Lanús, el sáb 11 abr 2026: se anularon todos sus partidos (Se disolvió)',
    ],
  ],
  'team/team-match-row.tsx': [
    <TeamMatchRow key="" teamId={match.homeTeamId ?? 0} href="/partidos/9" match={match} today={today} />,
    ['Banfield', '1 - 0', 'href="/partidos/9"'],
  ],
  'tournament/tournament-card.tsx': [
    <TournamentCard key="" tournament={tournament} summary={summary} today={today} />,
    ['Copa Otoño', 'Lanús', 'Ver torneo', 'href="/torneos/1"'],
  ],
  'tournament/tournament-view.tsx': [
    <TournamentView
      key=""
      standings={table}
      hrefs={{ standings: '/p', scorers: '/g', fixture: '/f' }}
      tournament={tournament}
      summary={summary}
      scorers={scorers}
      ownTeamId={ownTeamId}
    />,
    ['Copa Otoño', 'Todos los sábados', 'Posiciones de Copa Otoño', 'Ciro Bravo', 'href="/g"'],
  ],
};

test.each(Object.entries(viewsByFile))('the component %s is rendered from documents alone', (_, [view, words]) => {
  const markup = renderToStaticMarkup(view);
  expect(words.filter((word) => !markup.includes(word))).toEqual([]);
});

test('every component of web/views is rendered in a test, by itself or inside another', () => {
  const root = 'web/views';
  const files = globSync('**/*.{ts,tsx}', { cwd: root });
  const used = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+\.tsx)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  const isRendered = (file: string) => used.includes(file) || file in viewsByFile || file === 'render-page.tsx';
  expect(files.filter((file) => file.endsWith('.tsx') && !isRendered(file))).toEqual([]);
});
