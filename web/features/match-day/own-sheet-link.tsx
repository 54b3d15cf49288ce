/** The link by which a Planillero opens the live sheet of a match, if it is one of theirs. */
import { paths } from '#shared/pages/paths.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { ButtonLink } from '../../ui/button.tsx';

export function OwnSheetLink({ matchId }: { readonly matchId: number }) {
  const { data: sheets = [] } = useGet('GET /matches/sheets/own', {});
  if (!sheets.some(({ match }) => match.id === matchId)) return null;
  return (
    <ButtonLink
      variant="primary"
      icon="whistle"
      href={paths.sheet.getHref(matchId)}
      className="self-start print:hidden"
    >
      Abrir planilla
    </ButtonLink>
  );
}
