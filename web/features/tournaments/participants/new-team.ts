/** What the forms with participants need of the one that creates a team; the pages give them the real one. */
import type { ComponentType } from 'react';
import type { Team } from '#shared/domain/schemas/team.ts';

export interface NewTeamProps {
  /** What was typed already. */
  readonly name: string;
  readonly onCreated: (team: Team) => void;
  readonly onClose: () => void;
}

export type NewTeam = ComponentType<NewTeamProps>;
