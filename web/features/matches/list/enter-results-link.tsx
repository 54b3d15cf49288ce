/** Leads an administrator from the shown matches to 'Cargar la fecha', on the first day with a result to enter. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { dayResultsHref } from '../../../lib/day-address.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { ButtonLink } from '../../../ui/button.tsx';

/** Renders nothing where no match waits for its result. */
export function EnterResultsLink({ matches }: { readonly matches: readonly FormattedMatch[] }) {
  const today = useToday();
  const first = matches.find(
    ({ status, homeTeamId, awayTeamId }) => status === 'scheduled' && homeTeamId !== null && awayTeamId !== null,
  );
  if (!first) return null;
  return (
    <ButtonLink
      variant={first.matchDate <= today ? 'primary' : 'secondary'}
      icon="ball"
      href={dayResultsHref(first.matchDate)}
      className="max-md:w-full"
    >
      Cargar la fecha
    </ButtonLink>
  );
}
