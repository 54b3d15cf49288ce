/** Explains the format of the playoffs. */
import type { TournamentRules } from '#shared/domain/schemas/tournament.ts';
import { Card } from '../../ui/card.tsx';

interface PlayoffFormatProps {
  readonly playoffDraw: TournamentRules['playoffDraw'];
  /** True if two groups qualify two teams each; otherwise the first four of the general table qualify. */
  readonly hasTwoGroups: boolean;
}

const playoffDrawTexts: Record<TournamentRules['playoffDraw'], string> = {
  penalties: 'Un empate se define por penales, que no cuentan como goles.',
  betterPlaced: 'Con un empate sin penales pasa el mejor ubicado de la tabla.',
};

export function PlayoffFormat({ playoffDraw, hasTwoGroups }: PlayoffFormatProps) {
  return (
    <Card as="section" className="flex flex-col gap-2 p-4">
      <h2 className="text-base">Formato de los playoffs</h2>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {hasTwoGroups ? (
          <>
            <li>Clasifican los dos primeros de cada zona.</li>
            <li>Semifinal 1: 1.º de la zona A contra 2.º de la B.</li>
            <li>Semifinal 2: 1.º de la zona B contra 2.º de la A.</li>
          </>
        ) : (
          <>
            <li>Clasifican los cuatro primeros de la tabla.</li>
            <li>Semifinal 1: 1.º contra 4.º.</li>
            <li>Semifinal 2: 2.º contra 3.º.</li>
          </>
        )}
        <li>Final: los ganadores de las semifinales.</li>
        <li>{playoffDrawTexts[playoffDraw]}</li>
      </ul>
    </Card>
  );
}
