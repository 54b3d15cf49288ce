/** Warns that the standings may still change, because league matches are not finished. */
import { countUnfinishedLeagueMatches } from '#shared/domain/standings/league.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { Notice } from '../../ui/notice.tsx';

export function UnfinishedLeagueWarning({
  matches,
}: {
  readonly matches: Parameters<typeof countUnfinishedLeagueMatches>[0];
}) {
  const unfinished = countUnfinishedLeagueMatches(matches);
  if (unfinished === 0) return null;
  const left = `${unfinished === 1 ? 'Falta' : 'Faltan'} ${formatPlural(unfinished, 'partido')} de la fase regular`;
  return <Notice icon="warning">{`${left}: los clasificados son los de la tabla de hoy y después no cambian.`}</Notice>;
}
