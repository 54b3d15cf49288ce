/** Props of the dialog that creates a team. Pages pass that dialog in, because features must not import each other. */
import type { ComponentType } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';

export interface NewTeamDialogProps {
  /** Initial name of the team: the text typed into the search field. */
  readonly name: string;
  readonly onCreated: (team: Team) => void;
  readonly onClose: () => void;
}

export type NewTeamDialogComponent = ComponentType<NewTeamDialogProps>;
