/** Selects the team of an event: two buttons with the crests of home and away. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { namesOfSides } from '#shared/text/display-names.ts';
import { Crest } from '../../../views/crest.tsx';
import { eventOptionClass } from './choice-class.ts';

interface EventTeamChoiceProps {
  readonly match: Match;
  readonly chosen: number | null;
  readonly onChoose: (teamId: number) => void;
}

export function EventTeamChoice({ match, chosen, onChoose }: EventTeamChoiceProps) {
  const [home, away] = namesOfSides(match);
  const sides = [
    { id: match.homeTeamId, team: match.homeTeam, name: home },
    { id: match.awayTeamId, team: match.awayTeam, name: away },
  ];
  return (
    <fieldset>
      <legend className="sr-only">Equipo</legend>
      <div className="grid grid-cols-2 gap-2">
        {sides.map(
          ({ id, team, name }) =>
            id !== null && (
              <button
                key={id}
                type="button"
                aria-pressed={chosen === id}
                onClick={() => onChoose(id)}
                className={`min-h-16 gap-2 px-2 ${eventOptionClass}`}
              >
                <Crest id={id} name={team.displayName} logo={team.logo} />
                <span className="line-clamp-3 min-w-0 text-left text-sm leading-tight">{name}</span>
              </button>
            ),
        )}
      </div>
    </fieldset>
  );
}
