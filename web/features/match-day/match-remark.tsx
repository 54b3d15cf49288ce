/** What was written to the federation about a played match, for administrators. */
import type { FormattedMatch } from '#shared/domain/schemas/match.ts';
import { useGet } from '../../lib/api/use-get.ts';
import { Badge } from '../../ui/badge.tsx';

/** Renders nothing without a remark. */
export function MatchRemark({ match: { id, status } }: { readonly match: FormattedMatch }) {
  const { data: report } = useGet('GET /matches/{id}/report', status === 'completed' ? { params: { id } } : null);
  if (!report?.observation) return null;
  return (
    <div className="flex flex-col items-start gap-1 rounded-control border border-line bg-surface p-3 text-sm print:hidden">
      <Badge variant="active">Observación</Badge>
      <p className="whitespace-pre-line">{report.observation}</p>
    </div>
  );
}
