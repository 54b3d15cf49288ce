/** Home and away side by side: the crests with the names, and below them the number inputs. */
import { limits } from '#shared/domain/limits.ts';
import type { Match } from '#shared/domain/schemas/match.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { Crest } from '../../../views/crest.tsx';
import { teamNamesOfMatch } from '../match-texts.ts';
import type { ScoreEntry, ScoreField } from './score-entry.ts';

const matchSides = ['home', 'away'] as const;
const twoColumnsClass = 'grid grid-cols-2 items-start gap-4';

/** The crests are a row of their own, so that the inputs below align even if one team's name is longer. */
export function CrestsWithNames({ match }: { readonly match: Match }) {
  const names = teamNamesOfMatch(match);
  return (
    <div className={twoColumnsClass}>
      {matchSides.map((side) => (
        <div key={side} className="flex min-w-0 flex-col items-center gap-2 text-center">
          <Crest id={match[`${side}TeamId`]} name={names[side]} logo={match[`${side}Team`].logo} size="xl" />
          <p className="line-clamp-3 w-full font-semibold leading-tight">{names[side]}</p>
        </div>
      ))}
    </div>
  );
}

interface ScoreInputsProps {
  readonly match: Match;
  /** What is counted: 'Goles' or 'Penales'. */
  readonly what: string;
  readonly fields: Readonly<Record<(typeof matchSides)[number], ScoreField>>;
  readonly entry: ScoreEntry;
  readonly errors: { readonly [Field in ScoreField]?: string };
  readonly onChange: (part: Partial<ScoreEntry>) => void;
}

export function ScoreInputs({ match, what, fields, entry, errors, onChange }: ScoreInputsProps) {
  const names = teamNamesOfMatch(match);
  return (
    <div className={twoColumnsClass}>
      {matchSides.map((side) => (
        <Stepper
          key={side}
          label={`${what} de ${names[side]}`}
          value={entry[fields[side]]}
          max={limits.score}
          isLabelHidden
          isUprightOnPhones
          error={errors[fields[side]]}
          onChange={(value) => onChange({ [fields[side]]: value })}
        />
      ))}
    </div>
  );
}
