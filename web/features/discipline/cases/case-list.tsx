/** The open cases of a tournament: what the tribunal has still to decide, and decisions that no bulletin has published yet. */
import type { DisciplinaryCase } from '#shared/domain/schemas/disciplinary-case.ts';
import type { Sanction } from '#shared/domain/schemas/sanction.ts';
import { caseKindLabels, matchOfCase } from '#shared/text/disciplinary-cases.ts';
import { describeMeasures } from '#shared/text/sanctions.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { errorMessageOf } from '../../../lib/http/api-error.ts';
import { useToday } from '../../../lib/screen/use-today.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorCard } from '../../../ui/error-card.tsx';
import { SkeletonList } from '../../../ui/skeleton.tsx';
import type { SanctionStart } from '../form/form-start.ts';

interface CaseListProps {
  readonly tournamentId: number;
  readonly sanctions: readonly Sanction[];
  readonly onStart: (start: SanctionStart) => void;
}

export function CaseList({ tournamentId, sanctions, onStart }: CaseListProps) {
  const cases = useGet('GET /tournaments/{id}/cases', { params: { id: tournamentId } }, { isLive: true });
  if (!cases.data && cases.error)
    return (
      <ErrorCard
        title="No se pudo cargar lo que está sin resolver"
        detail={errorMessageOf(cases.error)}
        onRetry={cases.retry}
      />
    );
  if (!cases.data || cases.isPrevious) return <SkeletonList count={3} className="h-28" />;
  if (cases.data.length === 0)
    return (
      <EmptyState icon="check" title="No hay nada sin resolver" detail="Acá llegan las rojas y las dobles amarillas." />
    );
  const open = cases.data.filter(({ kind }) => kind !== 'unpublished');
  const unpublished = cases.data.filter(({ kind }) => kind === 'unpublished');
  const startOf = (each: DisciplinaryCase): SanctionStart | null => {
    if (each.sanctionId === null) return { does: 'resolve', case: each };
    const sanction = sanctions.find(({ id }) => id === each.sanctionId);
    return sanction ? { does: sanction.bulletin ? 'replace' : 'edit', sanction } : null;
  };
  const props = { sanctions, startOf, onStart };
  return (
    <div className="flex flex-col gap-6">
      {open.length > 0 && <Cases heading="Para resolver" cases={open} {...props} />}
      {unpublished.length > 0 && <Cases heading="Resueltas, para publicar" cases={unpublished} {...props} />}
    </div>
  );
}

interface CasesProps extends Pick<CaseListProps, 'sanctions' | 'onStart'> {
  readonly heading: string;
  readonly cases: readonly DisciplinaryCase[];
  readonly startOf: (each: DisciplinaryCase) => SanctionStart | null;
}

function Cases({ heading, cases, sanctions, startOf, onStart }: CasesProps) {
  const today = useToday();
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg">{heading}</h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        {cases.map((each) => {
          const start = startOf(each);
          const sanction = sanctions.find(({ id }) => id === each.sanctionId);
          return (
            <Card as="li" key={keyOfCase(each)} className="flex flex-wrap items-center gap-3 p-4">
              <div className="min-w-0 flex-1 basis-48">
                <h3 className="font-semibold">{each.subjectName}</h3>
                {each.teamName !== each.subjectName && <p className="text-muted text-sm">{each.teamName}</p>}
                <p className="text-muted text-sm">{matchOfCase(each, today)}</p>
                {sanction && <p className="text-sm">{describeMeasures(sanction)}</p>}
                <p className="mt-1">
                  <Badge variant={badgeOfKind[each.kind]}>{caseKindLabels[each.kind]}</Badge>
                </p>
              </div>
              {start && (
                <Button
                  variant={start.does === 'resolve' ? 'primary' : 'secondary'}
                  aria-label={`${actionOfStart[start.does]}: ${each.subjectName}`}
                  onClick={() => onStart(start)}
                >
                  {actionOfStart[start.does]}
                </Button>
              )}
            </Card>
          );
        })}
      </ul>
    </section>
  );
}

const actionOfStart: Readonly<Record<SanctionStart['does'], string>> = {
  create: 'Nueva sanción',
  resolve: 'Resolver',
  edit: 'Editar',
  replace: 'Reemplazar',
};

const badgeOfKind: Readonly<Record<DisciplinaryCase['kind'], BadgeVariant>> = {
  redCard: 'bad',
  secondYellow: 'attention',
  protest: 'attention',
  unpublished: 'neutral',
  cardGone: 'attention',
};

const keyOfCase = ({ kind, match, playerId, sanctionId }: DisciplinaryCase): string =>
  [kind, match?.id, playerId, sanctionId].join('/');
