/** Props of the dialogs that create teams. Pages pass them in, because features must not import each other. */
import type { ComponentType } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';

export interface NewTeamDialogProps {
  /** Initial name of the team: the text typed into the search field. */
  readonly name: string;
  readonly onCreated: (team: Team) => void;
  readonly onClose: () => void;
}

export type NewTeamDialogComponent = ComponentType<NewTeamDialogProps>;

interface PasteTeamsDialogProps {
  readonly onCreated: (teams: readonly Team[]) => void;
  readonly onClose: () => void;
}

export type PasteTeamsDialogComponent = ComponentType<PasteTeamsDialogProps>;
