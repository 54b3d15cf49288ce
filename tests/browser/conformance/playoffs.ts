/** Scenes about the screen of the playoffs, and about matches that belong to them. */
import type { Locator } from 'playwright-core';
import { aperturaName, clausuraName } from './days.ts';
import { element, field, heading, link, option, sectionLocator, styledElement, text } from './expectations.ts';
import type { Scene } from './scene.ts';
import { createLeagueOfFour, generatePlayoffs, recordScore, type SceneSetup } from './setups.ts';
import { openDialogWith } from './steps.ts';

const playoffsSection = 'Playoffs screen';

const createPlayedSemifinals: SceneSetup = async (api) => {
  const tournament = await createLeagueOfFour(api, 'Copa de las semifinales');
  const { matches } = await generatePlayoffs(api, tournament);
  for (const { id } of matches.slice(0, 2)) await recordScore(api, id, 2, 1);
  return { tournament };
};

/** A tie of the playoffs: its sides with their goals, and the winner heavier, as in every row of a match. */
const tieWithWinner = (round: string, sides: RegExp, winner: string) => [
  element(`${round}: ${sides}`, (scope) => playoffTieLocator(scope, round).filter({ hasText: sides })),
  styledElement(
    `${winner} heavier`,
    (scope) => playoffTieLocator(scope, round).getByText(winner, { exact: true }),
    'fontWeight',
    '600',
  ),
];

const playoffTieLocator = (scope: Locator, round: string) => scope.getByRole('article').filter({ hasText: round });

export const playoffScenes: Scene[] = [
  {
    section: playoffsSection,
    when: 'the playoffs are not generated yet',
    seed: 'demo',
    at: '/playoffs?tournament=1',
    as: 'DT',
    shows: [
      field('Torneo', aperturaName),
      heading('Equipos Clasificados'),
      element('four of them', (scope) => sectionLocator(scope, 'Equipos Clasificados').getByRole('listitem'), 4),
      '1 🥇',
      '2 🥈',
      '3 🥉',
      text(/^\d+ puntos?$/),
      'Semifinal 1',
      'Semifinal 2',
      'Final',
      'Ganador Semi 1',
      'Ganador Semi 2',
      heading('Formato de los playoffs'),
      'Semifinal 1: 1.º contra 4.º.',
      'Semifinal 2: 2.º contra 3.º.',
      option('Torneo', clausuraName),
    ],
  },
  {
    section: playoffsSection,
    when: 'the semifinals were played',
    seed: 'own',
    as: 'DT',
    at: '/playoffs?tournament={tournament}',
    given: createPlayedSemifinals,
    shows: [
      ...tieWithWinner('Semifinal 1', /Arce\s*Ganador\s*2.*Dock\s*1/, 'Arce'),
      ...tieWithWinner('Semifinal 2', /Boedo\s*Ganador\s*2.*Caseros\s*1/, 'Boedo'),
    ],
  },
  {
    section: 'Playoff recognition',
    when: 'the round has a name of the playoffs',
    seed: 'demo',
    as: 'Admin',
    at: '/partidos?tournament=1',
    does: [openDialogWith('Nuevo Partido'), (page) => page.getByLabel('Ronda').fill('SEMIFINAL 2')],
    shows: [field('Partido de playoffs', 'yes')],
    lacks: [link('Partido de playoffs')],
  },
];
