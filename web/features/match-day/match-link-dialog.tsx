/** The dialog for the link to a match's sheet, on the match's own screen, which does not know whether there is one. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { errorMessageOf } from '../../lib/http/api-error.ts';
import { ErrorCard } from '../../ui/error-card.tsx';
import { Modal } from '../../ui/modal.tsx';
import { SkeletonList } from '../../ui/skeleton.tsx';
import { LinkDialog } from './link-dialog.tsx';

interface MatchLinkDialogProps {
  readonly match: FormattedMatch;
  readonly onClose: () => void;
}

export function MatchLinkDialog({ match, onClose }: MatchLinkDialogProps) {
  const { data: sheet, error, retry } = useGet('GET /matches/{id}/sheet', { params: { id: match.id } });
  if (sheet) return <LinkDialog match={match} link={sheet.link} onClose={onClose} />;
  return (
    <Modal title="Enlace para la planilla" shape="dialog" onClose={onClose}>
      {error ? (
        <ErrorCard title="No se pudo cargar la planilla" detail={errorMessageOf(error)} onRetry={retry} />
      ) : (
        <SkeletonList count={2} className="h-16" />
      )}
    </Modal>
  );
}
