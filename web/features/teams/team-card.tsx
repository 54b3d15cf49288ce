/** Card of one team: crest, name, coach, founding year, and buttons for its page, its logo, edit and delete. */
import { memo } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { paths } from '#shared/pages/paths.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Crest } from '../../views/crest.tsx';
import { LogoActions } from './logo-actions.tsx';

interface TeamCardProps {
  readonly team: Team;
  /** True if the user is the coach of this team. */
  readonly isOwn: boolean;
  /** Undefined where the user may not edit the team: the card then has no edit button. The same holds for onDelete. */
  readonly onEdit?: ((team: Team) => void) | undefined;
  readonly onDelete?: ((team: Team) => void) | undefined;
}

/** Memoized, because a search over hundreds of teams must not render every card again. */
export const TeamCard = memo(function TeamCard({ team, isOwn, onEdit, onDelete }: TeamCardProps) {
  return (
    <Card as="li" className="@container flex flex-col gap-3 p-4 content-visibility-56">
      <div className="flex flex-wrap items-center gap-x-3">
        <Crest id={team.id} name={team.name} logo={team.logo} size="xl" />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h2 className="text-lg">{team.name}</h2>
          <p className="text-muted">{team.city ?? missingValueText}</p>
          {isOwn && <Badge variant="active">Tu equipo</Badge>}
        </div>
      </div>
      <dl className="grid gap-x-3 gap-y-1 text-sm @min-[12rem]:grid-cols-[auto_1fr]">
        <dt className="text-muted">Entrenador</dt>
        <dd>{team.coach ?? missingValueText}</dd>
        <dt className="text-muted">Fundación</dt>
        <dd className="tabular-nums">{team.foundationYear ?? missingValueText}</dd>
      </dl>
      {onEdit && <LogoActions team={team} />}
      <div className="mt-auto flex flex-wrap gap-2">
        <ButtonLink size="compact" href={paths.team.getHref(team.id)} aria-label={`Ver Detalle de ${team.name}`}>
          Ver Detalle
        </ButtonLink>
        {onEdit && (
          <Button size="compact" aria-label={`Editar ${team.name}`} onClick={() => onEdit(team)}>
            Editar
          </Button>
        )}
        {onDelete && (
          <Button
            size="compact"
            variant="quiet-danger"
            aria-label={`Eliminar ${team.name}`}
            onClick={() => onDelete(team)}
          >
            Eliminar
          </Button>
        )}
      </div>
    </Card>
  );
});
