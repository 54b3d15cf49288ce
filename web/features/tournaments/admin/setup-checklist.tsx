/** Checklist for setting up a tournament, with a button for the next step. */
import { paths } from '#shared/pages/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Checklist } from '../../../ui/checklist.tsx';
import type { AdminDialogState } from './admin-dialog-state.ts';
import { setupStepsFromCounts, type TournamentSetupCounts } from './setup-steps.ts';

interface SetupChecklistProps {
  readonly tournamentId: number;
  readonly facts: TournamentSetupCounts;
  readonly onSelect: (task: AdminDialogState) => void;
}

/** Renders nothing once every step is done. */
export function SetupChecklist({ tournamentId, facts, onSelect }: SetupChecklistProps) {
  return (
    <Checklist
      id="preparacion"
      title="Para poner en marcha el torneo"
      steps={setupStepsFromCounts(facts)}
      actions={{
        teams: (
          <Button variant="primary" onClick={() => onSelect('participants')}>
            Elegir participantes
          </Button>
        ),
        canchas: (
          <Button variant="primary" onClick={() => onSelect('cancha')}>
            Crear cancha
          </Button>
        ),
        matches: (
          <ButtonLink variant="primary" href={paths.fixtureManagement.getHref(tournamentId)}>
            Armar el fixture
          </ButtonLink>
        ),
        results: (
          <ButtonLink variant="primary" href={paths.matches.getHref(tournamentId)}>
            Cargar resultados
          </ButtonLink>
        ),
      }}
    />
  );
}
