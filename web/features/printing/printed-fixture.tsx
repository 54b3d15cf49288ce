/** Loads what the fixture's sheet needs and shows it, with the choice of a round. */
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { type LoadState, useGet } from '../../lib/api/use-get.ts';
import { useToday } from '../../lib/screen/use-today.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FixturePrintout } from './fixture-printout.tsx';
import { LoadedPrintout } from './loaded-printout.tsx';
import { type PrintChoice, PrintChoiceSelect } from './print-choice.tsx';

interface PrintedFixtureProps {
  readonly id: number;
  /** Its matches are read without waiting for it. */
  readonly tournament: LoadState<Tournament>;
  /** The only round to print; null prints all. */
  readonly round: string | null;
  readonly onChoose: (choice: PrintChoice) => void;
}

export function PrintedFixture({ id, tournament, round, onChoose }: PrintedFixtureProps) {
  const today = useToday();
  const params = { params: { id } };
  const matches = useGet('GET /matches/formatted/tournament/{id}', params);
  const groups = useGet('GET /groups/tournament/{id}', params);
  const rounds = useGet('GET /tournaments/{id}/fixture', params);
  const all = rounds.data ?? [];
  const names = all.map((each) => each.round);
  return (
    <LoadedPrintout
      loads={[tournament, matches, groups, rounds]}
      choices={<PrintChoiceSelect rounds={names} choice={round ?? 'fixture'} onChoose={onChoose} />}
    >
      {names.length === 0 ? (
        <EmptyState icon="calendar" title="Todavía no hay partidos programados" />
      ) : (
        tournament.data && (
          <FixturePrintout
            tournament={tournament.data}
            groups={groups.data ?? []}
            matches={matches.data ?? []}
            rounds={round === null ? all : all.filter((each) => each.round === round)}
            isWhole={round === null}
            today={today}
          />
        )
      )}
    </LoadedPrintout>
  );
}
