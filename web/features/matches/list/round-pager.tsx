/** Select for a round or all rounds, with buttons for the previous and the next round. */
import type { FixtureRound } from '#shared/domain/schemas/match.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { roundPositionText } from '../../../views/fixture/round-position.ts';
import type { MatchFilters } from './use-match-filters.ts';

interface RoundPagerProps {
  readonly rounds: readonly FixtureRound[];
  readonly filters: MatchFilters;
}

const previousNextButtonClass = 'border border-input bg-surface';

export function RoundPager({ rounds, filters }: RoundPagerProps) {
  const { index, round, chooseRound, chooseEveryRound } = filters;
  const names = rounds.map((each) => each.round);
  const isOne = round !== null;
  return (
    <nav aria-label="Fechas" className="flex items-center gap-2">
      <IconButton
        icon="back"
        label="Anterior"
        disabled={!isOne || index <= 0}
        onClick={() => chooseRound(index - 1)}
        className={previousNextButtonClass}
      />
      <Select
        aria-label="Fecha"
        disabled={rounds.length === 0}
        value={isOne ? index : ''}
        onChange={({ currentTarget: { value } }) => (value === '' ? chooseEveryRound() : chooseRound(Number(value)))}
        className="min-w-0 flex-1 md:w-56"
      >
        {names.map((name, place) => (
          <option key={name} value={place}>
            {roundPositionText(names, place)}
          </option>
        ))}
        <option value="">{rounds.length === 0 ? '' : 'Todas las fechas'}</option>
      </Select>
      <IconButton
        icon="next"
        label="Siguiente"
        disabled={!isOne || index >= names.length - 1}
        onClick={() => chooseRound(index + 1)}
        className={previousNextButtonClass}
      />
      <p aria-live="polite" className="sr-only">
        {isOne && roundPositionText(names, index)}
      </p>
    </nav>
  );
}
