/** POST /bulletins/{id}/publish: numbers a draft, freezes its lines, and puts what it decides into force for everybody. */
import type { Measure } from '#shared/domain/schemas/sanction.ts';
import type { Adjustment } from '#shared/domain/schemas/tournament.ts';
import { articleText, bulletinName, describeMeasures } from '#shared/text/sanctions.ts';
import type { RequestOfRoute } from '../../competition/api/contract-request.ts';
import { requireVersion } from '../../competition/api/request.ts';
import { presentBulletin } from '../../competition/discipline/present-bulletin.ts';
import {
  bulletinStateWrite,
  getBulletin,
  prepareBulletinReplacement,
  readBulletinState,
  yearOf,
} from '../../competition/records/bulletins.ts';
import {
  everyTournament,
  prepareSanctionReplacement,
  type StoredSanction,
} from '../../competition/records/sanctions.ts';
import { readTeamName } from '../../competition/records/teams.ts';
import {
  getTournament,
  prepareTournamentReplacement,
  type StoredTournament,
} from '../../competition/records/tournaments.ts';
import { Problem } from '../../platform/problem.ts';
import type { Authorship } from '../../platform/table/authorship.ts';
import { commit, retryOnConflict, type TableWrite } from '../../platform/table/commit.ts';
import { readDraftLines } from './read-lines.ts';
import { presentDraft, requireDraft } from './save-bulletin.ts';

export function publishBulletin(request: RequestOfRoute<'POST /bulletins/{id}/publish'>) {
  const { params, author, now } = request;
  return retryOnConflict(async () => {
    const draft = await getBulletin(params.id);
    await requireVersion(request, draft.version, () => presentDraft(draft, now));
    requireDraft(draft);
    const { tournamentId, date, title, corrects } = draft;
    const { lines, sanctions, superseded } = await readDraftLines(draft, now);
    if (lines.length === 0 && draft.notices === '')
      throw new Problem('conflict', 'El boletín está vacío: no tiene sanciones ni avisos.');
    const state = await readBulletinState(tournamentId);
    const year = yearOf(date);
    const number = (state.last[year] ?? 0) + 1;
    const sanctionIds = sanctions.map(({ id }) => id);
    const { stored, write } = prepareBulletinReplacement(draft, { number, lines, sanctionIds }, author);
    const annulled = new Map(
      sanctions.flatMap(({ replaces }) => {
        const before = superseded.get(replaces ?? 0);
        return before && before.status !== 'annulled' ? [[before.id, before] as const] : [];
      }),
    );
    const bulletin = { id: draft.id, year, number };
    const bans = lines.flatMap(({ ban }) => ban ?? []);
    const listed = { ...bulletin, date, title, ...(corrects !== undefined && { corrects }) };
    const referenceFor = (sanction: StoredSanction) =>
      sanction.tournamentId === everyTournament ? { ...bulletin, tournamentId } : bulletin;
    // One that this bulletin both tells and annuls is written once.
    const told = sanctions.filter((sanction) => sanction.bulletin === null && !annulled.has(sanction.id));
    const decisions: TableWrite[] = [
      ...told.map((before) =>
        prepareSanctionReplacement(before, { ...before, bulletin: referenceFor(before) }, author),
      ),
      ...[...annulled.values()].map((before) =>
        prepareSanctionReplacement(
          before,
          {
            ...before,
            status: 'annulled',
            bulletin: before.bulletin ?? (sanctions.includes(before) ? referenceFor(before) : null),
          },
          author,
        ),
      ),
    ].flatMap(({ writes }) => writes);
    const tournament = await getTournament(tournamentId);
    const adjustments = adjustmentsAfter(tournament.adjustments, told, annulled, bulletin);
    await requireTakePart(adjustments ?? [], tournament);
    await commit([
      write,
      bulletinStateWrite(tournamentId, state, {
        draftId: null,
        last: { ...state.last, [year]: number },
        published: [...state.published, { ...listed, ...(bans.length > 0 && { bans }) }],
      }),
      ...decisions,
      ...(adjustments || !tournament.hasBulletins ? [tournamentWrite(tournament, adjustments, author)] : []),
    ]);
    return presentBulletin(stored);
  });
}

/** Throws 409 when the bulletin would change the points of a team that no longer takes part in the tournament. */
async function requireTakePart(adjustments: readonly Adjustment[], { teamIds }: StoredTournament): Promise<void> {
  const stranger = adjustments.find(({ teamId }) => !teamIds.includes(teamId));
  if (!stranger) return;
  const name = await readTeamName(stranger.teamId);
  throw new Problem('conflict', `${name} no participa del torneo: no se le pueden cambiar los puntos.`);
}

const tournamentWrite = (tournament: StoredTournament, adjustments: Adjustment[] | null, author: Authorship) =>
  prepareTournamentReplacement(tournament, { hasBulletins: true, ...(adjustments && { adjustments }) }, author).write;

/** The adjustments of points with those that the sanctions give, without those of annulled ones; null when none changes. */
function adjustmentsAfter(
  before: readonly Adjustment[],
  told: readonly StoredSanction[],
  annulled: ReadonlyMap<number, unknown>,
  bulletin: Parameters<typeof bulletinName>[0],
): Adjustment[] | null {
  const isPoints = (measure: Measure) => measure.kind === 'points';
  const given = told
    .filter(({ status, measures }) => status === 'decided' && measures.some(isPoints))
    .map(({ id, teamId, measures, article }) => ({
      teamId,
      points: measures.reduce((sum, measure) => sum + (measure.kind === 'points' ? measure.points : 0), 0),
      reason: [
        bulletinName(bulletin),
        describeMeasures({ measures: measures.filter(isPoints), status: 'decided' }),
        articleText(article),
      ]
        .filter(Boolean)
        .join('. ')
        .slice(0, 200),
      sanctionId: id,
    }));
  const kept = before.filter(({ sanctionId }) => sanctionId === undefined || !annulled.has(sanctionId));
  return given.length === 0 && kept.length === before.length ? null : [...kept, ...given];
}
