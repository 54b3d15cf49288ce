/** Explains the format of the playoffs. */
import type { Bracket } from '#shared/domain/schemas/bracket.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { formatPlural, joinNames } from '#shared/spanish/numbers.ts';
import { Card } from '../../ui/card.tsx';

interface PlayoffFormatProps {
  readonly bracket: Bracket;
  readonly playoffDraw: TournamentRules['playoffDraw'];
  /** True if two groups qualify two teams each; otherwise the first four of the general table qualify. */
  readonly hasTwoGroups: boolean;
}

const playoffDrawTexts: Record<TournamentRules['playoffDraw'], string> = {
  penalties: 'Un empate se define por penales, que no cuentan como goles.',
  betterPlaced: 'Con un empate sin penales pasa el mejor ubicado de la tabla.',
};

export function PlayoffFormat({ bracket, playoffDraw, hasTwoGroups }: PlayoffFormatProps) {
  const { qualified, stages } = bracket;
  const ofOtherSize = stages.length > 0 && qualified.length !== 4;
  const format = ofOtherSize ? formatOfGenerated(bracket) : hasTwoGroups ? formatOfTwoGroups : formatOfFour;
  return (
    <Card as="section" className="flex flex-col gap-2 p-4">
      <h2 className="text-base">Formato de los playoffs</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {format.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{playoffDrawTexts[playoffDraw]}</li>
      </ul>
    </Card>
  );
}

const lastLine = 'Final: los ganadores de las semifinales.';
const formatOfFour = [
  'Clasifican los cuatro primeros de la tabla.',
  'Semifinal 1: 1.º contra 4.º.',
  'Semifinal 2: 2.º contra 3.º.',
  lastLine,
];
const formatOfTwoGroups = [
  'Clasifican los dos primeros de cada zona.',
  'Semifinal 1: 1.º de la zona A contra 2.º de la B.',
  'Semifinal 2: 1.º de la zona B contra 2.º de la A.',
  lastLine,
];

function formatOfGenerated({ qualified, stages }: Bracket): string[] {
  const names = stages.filter(({ stage }) => stage !== 'third').map(({ name }) => name.toLowerCase());
  const byes = stages.flatMap(({ ties }) => ties).filter(({ decidedBy }) => decidedBy === 'bye');
  const teams = `Clasifican ${formatPlural(qualified.length, 'equipo')}`;
  if (names.length === 1) return [`${teams}, que juegan la final.`];
  return [
    `${teams}: se juegan ${joinNames(names)}.`,
    'Los mejores ubicados se cruzan lo más tarde posible.',
    ...(byes.length > 0
      ? [`${byes.length === 1 ? 'Pasa' : 'Pasan'} directo: ${joinNames(byes.map(({ home }) => home.name))}.`]
      : []),
  ];
}
