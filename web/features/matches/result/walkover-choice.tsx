/** Selects the team that did not show up, and shows the resulting score. */
import { useEffect, useId, useRef } from 'react';
import { validateResult } from '#shared/domain/matches/match-result.ts';
import type { Match, Walkover } from '#shared/domain/schemas/match.ts';
import type { TournamentRules } from '#shared/domain/schemas/rules.ts';
import { Button } from '../../../ui/button.tsx';
import { teamNamesOfMatch, walkoverText } from '../match-texts.ts';
import type { ScoreEntry } from './score-entry.ts';

interface WalkoverChoiceProps {
  readonly match: Match;
  readonly rules: TournamentRules;
  readonly chosen: Walkover | 'unsaid';
  readonly error: string | undefined;
  readonly onChange: (part: Pick<ScoreEntry, 'walkover'>) => void;
}

export function WalkoverChoice({ match, rules, chosen, error, onChange }: WalkoverChoiceProps) {
  const names = teamNamesOfMatch(match);
  const choices: readonly (readonly [Walkover, string])[] = [
    ['home', names.home],
    ['away', names.away],
    ['both', 'Ninguno de los dos'],
  ];
  const outcomeId = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  return (
    <>
      <fieldset aria-describedby={outcomeId} className="flex flex-col gap-2">
        <legend className="mb-2 font-semibold">¿Quién no se presentó?</legend>
        {choices.map(([walkover, label], index) => (
          <label
            key={walkover}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control border border-input px-4 py-2 has-checked:border-accent has-checked:bg-tint"
          >
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="walkover"
              checked={chosen === walkover}
              onChange={() => onChange({ walkover })}
              className="size-5 shrink-0 accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <p id={outcomeId} role="status" className={error ? 'font-semibold text-loss-text' : 'text-muted'}>
        {error ?? (chosen === 'unsaid' ? '' : walkoverOutcomeText(match, rules, chosen))}
      </p>
      <Button variant="quiet" icon="back" className="self-start" onClick={() => onChange({ walkover: null })}>
        Sí se jugó
      </Button>
    </>
  );
}

function walkoverOutcomeText(match: Match, rules: TournamentRules, walkover: Walkover): string {
  const result = validateResult({ walkover }, rules);
  return 'problem' in result ? '' : walkoverText({ ...match, ...result, status: 'completed' });
}
