/** Warns that the table of a tournament may still change: its league has matches to play. */
import { isPlayoffRound } from '#shared/domain/rounds.ts';
import { plural } from '#shared/text/numbers.ts';
import { useRounds } from '../../lib/use-rounds.ts';
import { Notice } from '../../ui/notice.tsx';

export function UnfinishedLeague({ tournamentId }: { readonly tournamentId: number }) {
  const { data: rounds = [] } = useRounds(tournamentId);
  const unfinished = rounds
    .filter(({ round }) => !isPlayoffRound(round))
    .reduce((sum, { matches, completed, cancelled }) => sum + matches - completed - cancelled, 0);
  if (unfinished === 0) return null;
  const left = `${unfinished === 1 ? 'Falta' : 'Faltan'} ${plural(unfinished, 'partido')} de la fase regular`;
  return <Notice icon="warning">{`${left}: los clasificados son los de la tabla de hoy y después no cambian.`}</Notice>;
}
