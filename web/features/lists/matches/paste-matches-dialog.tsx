/**
 * Dialog that creates a pasted fixture with its results as one job. Loaded lazily, because it bundles the CSV library and the
 * contract's schemas.
 */
import { useMemo } from 'react';
import type { Cancha } from '#shared/domain/schemas/cancha.ts';
import type { RoundToCreate } from '#shared/domain/schemas/fixture.ts';
import type { Team } from '#shared/domain/schemas/team.ts';
import type { Tournament } from '#shared/domain/schemas/tournament.ts';
import { formatPlural } from '#shared/spanish/numbers.ts';
import { type PastedMatch, readMatches } from '#shared/text/pasted-lists/read-matches.ts';
import { jobOf, runJob } from '../../../lib/api/run-job.ts';
import { saveAndRefresh } from '../../../lib/api/save-and-refresh.ts';
import { useGet } from '../../../lib/api/use-get.ts';
import { useSettings } from '../../../lib/screen/use-settings.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { showToast } from '../../../ui/toasts.ts';
import { OneKindModal } from '../one-kind-modal.tsx';
import { useListCreation } from '../use-list-creation.ts';
import { type LineReader, usePastedList } from '../use-pasted-list.ts';
import { type CheckedMatch, checkMatches, type ListedMatch, legsOfList } from './check-matches.ts';
import { canchaNamesId, MatchLine, matchColumnsClass, matchFieldLabels, teamNamesId } from './match-line.tsx';

interface PasteMatchesDialogProps {
  readonly tournament: Tournament;
  readonly onClose: () => void;
}

const saveFailureText = 'Error al crear los partidos';
const noTeams: readonly Team[] = [];
const noCanchas: readonly Cancha[] = [];

export function PasteMatchesDialog({ tournament, onClose }: PasteMatchesDialogProps) {
  const { user } = useSession();
  const { settings } = useSettings();
  const { data: teams = noTeams } = useGet('GET /teams', {});
  const { data: canchas = noCanchas } = useGet('GET /canchas', {});
  const { id, startDate, teamIds } = tournament;
  const read = useMemo<LineReader<PastedMatch>>(() => {
    const teamNames = teams.map(({ name }) => name);
    return (rows, { text }) => readMatches(cellsOf(rows, text), { teamNames, startDate });
  }, [teams, startDate]);
  const list = usePastedList(`partidos pegados ${user?.id} ${id}`, read, maxMatches);
  const checked = checkMatches(list.lines, { teams, canchas, hasPlace: (settings?.defaultLocation ?? '') !== '' });
  const create = async (matches: ListedMatch[]) => {
    const playing = [...new Set([...teamIds, ...matches.flatMap((match) => [match.homeTeamId, match.awayTeamId])])];
    if (playing.length > teamIds.length) {
      await saveAndRefresh('PUT /tournaments/{id}/teams', saveFailureText, {
        params: { id },
        body: { teamIds: playing },
      });
    }
    const body = { rounds: roundsOf(matches), legs: legsOfList(matches) };
    const { created } = await runJob(jobOf('POST /tournaments/{id}/fixture', id, body), saveFailureText, () => {});
    list.clear();
    showToast(`Fixture creado: ${formatPlural(created, 'partido')}`);
    onClose();
  };
  const part = { name: 'la lista', lines: checked, create };
  const creation = useListCreation<PastedMatch, ListedMatch, CheckedMatch>([part]);

  return (
    <>
      <OneKindModal
        kind="partido"
        hint="Copiado de una planilla o de un chat: un partido por línea, con su resultado si ya se jugó. Los equipos tienen que estar cargados."
        placeholder={'Fecha 1 - sábado 7/3\n14:00 Ombú 2-1 Ceibo (La Redonda)\n15:00 Tala vs Aromo'}
        list={list}
        checked={checked}
        creation={creation}
        fieldLabels={matchFieldLabels}
        columnsClass={matchColumnsClass}
        Line={MatchLine}
        onClose={onClose}
      />
      <NameList id={teamNamesId} names={teams.map(({ name }) => name)} />
      <NameList id={canchaNamesId} names={canchas.map(({ nombre }) => nombre)} />
    </>
  );
}

/** As many as a league of twenty has with two legs. */
const maxMatches = 500;

/** A line of a chat keeps its hour at its start, which other lists take for the stamp of the message. */
const cellsOf = (rows: string[][], text: string): string[][] =>
  rows.some((cells) => cells.length > 1) ? rows : text.split(/\r\n|\r|\n/).map((line) => [line]);

const roundsOf = (matches: readonly ListedMatch[]): RoundToCreate[] =>
  [...Map.groupBy(matches, ({ round }) => round)].map(([round, ofRound]) => ({
    round,
    matches: ofRound.map(({ round: _round, ...match }) => match),
    free: [],
  }));

const NameList = ({ id, names }: { readonly id: string; readonly names: readonly string[] }) => (
  <datalist id={id}>
    {[...new Set(names)].map((name) => (
      <option key={name} value={name} />
    ))}
  </datalist>
);
