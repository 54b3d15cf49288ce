/** The link by which an administrator opens the live sheet of a match that is in play or of today. */
import type { Match } from '#shared/domain/schemas/match.ts';
import { paths } from '#shared/pages/paths.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { matchTitle } from './match-texts.ts';

interface SheetLinkProps {
  readonly match: Match;
  readonly className?: string;
}

/** Renders nothing for other matches and for other users. */
export function SheetLink({ match, className }: SheetLinkProps) {
  const today = useToday();
  const mayManage = useSession().can('competition.manage');
  if (!mayManage || !isSheetDue(match, today)) return null;
  return (
    <ButtonLink
      icon="whistle"
      href={paths.sheet.getHref(match.id)}
      aria-label={`Abrir planilla de ${matchTitle(match)}`}
      className={className}
    >
      Abrir planilla
    </ButtonLink>
  );
}

/** Whether the sheet of a match is being kept or will be today. */
export const isSheetDue = ({ status, matchDate, homeTeamId, awayTeamId }: Match, today: string): boolean =>
  (status === 'in_progress' || (status === 'scheduled' && matchDate === today)) &&
  homeTeamId !== null &&
  awayTeamId !== null;
