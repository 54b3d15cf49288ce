/** Card of one team: crest, name, coach, founding year, the link to its page, and a menu to edit and delete it and its logo. */
import { memo, useRef } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';
import { paths } from '#shared/pages/paths.ts';
import { missingValueText } from '#shared/text/labels.ts';
import { acceptedLogoTypes } from '../../lib/logos/logo-file.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileInput } from '../../ui/file-picker-button.tsx';
import { RowMenu } from '../../ui/menu.tsx';
import { Crest } from '../../views/crest.tsx';
import { type LogoTask, useLogoTasks } from './use-logo-tasks.ts';

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
      {onEdit ? (
        <ManagedActions team={team} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <div className="mt-auto">
          <DetailsLink team={team} />
        </div>
      )}
    </Card>
  );
});

const DetailsLink = ({ team }: Pick<TeamCardProps, 'team'>) => (
  <ButtonLink size="compact" href={paths.team.getHref(team.id)} aria-label={`Ver Detalle de ${team.name}`}>
    Ver Detalle
  </ButtonLink>
);

const logoTaskTexts: Record<LogoTask, string> = {
  generate: 'Generando logo...',
  upload: 'Subiendo imagen...',
  remove: 'Eliminando logo...',
};

type ManagedActionsProps = Pick<TeamCardProps, 'team' | 'onDelete'> & Required<Pick<TeamCardProps, 'onEdit'>>;

/** The link to the team's page, and everything else in a menu. */
function ManagedActions({ team, onEdit, onDelete }: ManagedActionsProps) {
  const { task, progress, generate, upload, remove } = useLogoTasks(team);
  const file = useRef<HTMLInputElement>(null);
  const { name } = team;
  return (
    <>
      {task && <p className="text-muted text-sm">{logoTaskTexts[task]}</p>}
      {task === 'upload' && (
        <progress aria-label="Imagen subida" value={progress} className="h-2 w-full accent-primary" />
      )}
      <div className="mt-auto flex items-center justify-between gap-2">
        <DetailsLink team={team} />
        <RowMenu
          label={`Más de ${name}`}
          items={[
            { label: 'Editar', name: `Editar ${name}`, icon: 'edit', onSelect: () => onEdit?.(team) },
            {
              label: 'Generar logo',
              name: `Generar logo de ${name}`,
              icon: 'shield',
              onSelect: () => void generate(),
              isDisabled: task !== null,
            },
            {
              label: 'Subir logo',
              name: `Subir logo de ${name}`,
              icon: 'up',
              onSelect: () => file.current?.click(),
              isDisabled: task !== null,
            },
            ...(team.logo
              ? ([
                  {
                    label: 'Eliminar logo',
                    name: `Eliminar logo de ${name}`,
                    icon: 'close',
                    onSelect: () => void remove(),
                    isDisabled: task !== null,
                  },
                ] as const)
              : []),
            ...(onDelete
              ? ([
                  {
                    label: 'Eliminar',
                    name: `Eliminar ${name}`,
                    icon: 'trash',
                    onSelect: () => onDelete(team),
                    isDangerous: true,
                  },
                ] as const)
              : []),
          ]}
        />
        <FileInput inputRef={file} accept={acceptedLogoTypes} onPick={(picked) => void upload(picked)} />
      </div>
    </>
  );
}
