/** Two numbers side by side, home and away: the goals under the crests, or the penalties. */
import type { ReactNode } from 'react';
import { limits } from '#shared/domain/limits.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { Crest } from '../../ui/crest.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { sideNames } from './match-words.ts';
import type { ScoreEntry, ScoreField } from './score-entry.ts';

interface ScoreSidesProps {
  readonly match: Match;
  /** What is counted: 'Goles', 'Penales'. */
  readonly what: string;
  readonly fields: { readonly home: ScoreField; readonly away: ScoreField };
  readonly hasCrests?: boolean;
  readonly entry: ScoreEntry;
  readonly errors: { readonly [Field in ScoreField]?: string };
  readonly onChange: (part: Partial<ScoreEntry>) => void;
}

export function ScoreSides({ match, what, fields, hasCrests = false, entry, errors, onChange }: ScoreSidesProps) {
  const names = sideNames(match);
  const side = (place: 'home' | 'away', head: ReactNode) => (
    <div className="flex min-w-0 flex-col items-center justify-end gap-3">
      {head}
      <Stepper
        label={`${what} de ${names[place]}`}
        value={entry[fields[place]]}
        max={limits.score}
        isLabelHidden
        isUprightOnPhones
        error={errors[fields[place]]}
        onChange={(value) => onChange({ [fields[place]]: value })}
      />
    </div>
  );
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {side('home', hasCrests && <TeamHead name={names.home} logo={match.homeTeam.logo} />)}
      {side('away', hasCrests && <TeamHead name={names.away} logo={match.awayTeam.logo} />)}
    </div>
  );
}

/** Room for two lines of name, so that both steppers stand at the same height. */
export function TeamHead({ name, logo }: { readonly name: string; readonly logo: string }) {
  return (
    <div className="flex w-full flex-col items-center gap-2 text-center">
      <Crest name={name} logo={logo} size="xl" />
      <p className="line-clamp-2 min-h-10 break-words font-semibold leading-tight">{name}</p>
    </div>
  );
}
