/** The address at which an exception for a player from a rule is written, and what such an address asks for. */
import type { EligibilityException } from '#shared/domain/schemas/eligibility.ts';
import { paths } from '#shared/pages/paths.ts';
import { isExcepted } from '#shared/text/eligibility-exceptions.ts';
import { parseId } from './id-in.ts';

type AskedException = Pick<EligibilityException, 'playerId' | 'code'>;

export const exceptionsTab = 'excepciones';

export const exceptionHref = (tournamentId: number, { playerId, code }: AskedException): string =>
  `${paths.discipline.getHref(tournamentId)}&tab=${exceptionsTab}&jugador=${playerId}&regla=${code}`;

/** null when the address asks for none. */
export function askedException(search: URLSearchParams): AskedException | null {
  const playerId = parseId(search.get('jugador'));
  const code = (search.get('regla') ?? '') as AskedException['code'];
  return playerId !== null && isExcepted(code) ? { playerId, code } : null;
}

/** The address's parameters without what it asks for. */
export function withoutAskedException(search: URLSearchParams): URLSearchParams {
  for (const name of ['jugador', 'regla']) search.delete(name);
  return search;
}
