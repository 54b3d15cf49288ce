/** 'Cambios' of a tournament and of a match: who changed what, in words, and undoing the last change. */
import { beforeAll, expect, test } from 'vitest';
import { findAccessibilityFlaws } from '#tests/support/browser-accessibility.ts';
import { openBrowserApp } from '#tests/support/browser-app.ts';
import { changesOf, undoChange } from '#tests/support/browser-changes.ts';
import { dialog, pressButton } from '#tests/support/browser-forms.ts';
import { waitForScreen, waitForText } from '#tests/support/browser-steps.ts';
import { pageErrorsOf } from '#tests/support/browser-visitor.ts';
import { createOwnTournament, type OwnTournament } from '#tests/support/own-tournament.ts';
import { expectOk } from '#tests/support/web-client.ts';

const app = openBrowserApp('writes');

let own: OwnTournament;
let changes: ReturnType<typeof changesOf>;
beforeAll(async () => {
  own = await createOwnTournament(app.url, 'los Cambios');
  changes = changesOf(own);
});

test.each(['phone', 'desktop'] as const)(
  'an administrator with a %s reads the changes of a tournament, and undoes a result, a date and an event',
  async (on) => {
    const { matchTime } = await changes.readMatch(own.scheduled);
    const [time, minute] = on === 'phone' ? ['17:10', 7] : ['18:20', 8];
    await changes.saveScore(own.completed, 3, on === 'phone' ? 0 : 1);
    const body = { ...(await changes.readMatch(own.scheduled)), matchTime: time };
    await expectOk(own.api('PUT /matches/{id}', { params: { id: own.scheduled }, body }));
    const [scorer] = own.squads[2] ?? [];
    const goal = { matchId: own.live, playerId: scorer?.id ?? 0, teamId: own.teams[2].id, eventType: 'goal' as const };
    await expectOk(own.api('POST /matchevents', { body: { ...goal, minute } }));
    const scored = `anotó un gol de ${scorer?.lastName} (${minute}') en ${changes.pairing(2, 1)}.`;
    await changes.waitForChange(scored);

    const page = await app.open(`/torneos/${own.id}`, { as: 'Admin', on });
    await pressButton(page, 'Administrar');
    await pressButton(page, 'Ver cambios');
    await waitForScreen(page, `/torneos/${own.id}/cambios`);
    const corrected = `corrigió el resultado de ${changes.pairing(0, 1)}: 2 - 0 → 3 - `;
    const moved = `cambió la fecha de ${changes.pairing(0, 3)}: `;
    for (const words of [corrected, moved, scored, 'creó el torneo Copa los Cambios.']) await waitForText(page, words);
    expect(await findAccessibilityFlaws(page)).toEqual([]);

    await undoChange(page, corrected);
    await waitForText(page, new RegExp(`corrigió el resultado de ${changes.pairing(0, 1)}: 3 - \\d → 2 - 0`));
    await undoChange(page, moved);
    await undoChange(page, scored);
    await waitForText(page, `borró un gol de ${scorer?.lastName} (${minute}') en ${changes.pairing(2, 1)}.`);
    expect(await changes.readMatch(own.completed)).toMatchObject({ homeScore: 2, awayScore: 0 });
    expect((await changes.readMatch(own.scheduled)).matchTime).toBe(matchTime);
    expect(await changes.readMatch(own.live)).toMatchObject({ homeScore: 0, awayScore: 0 });
    expect(pageErrorsOf(page)).toEqual([]);
  },
);

test.each(['phone', 'desktop'] as const)(
  "a match's changes on a %s do not name the match, and the last one is undone",
  async (on) => {
    await expectOk(
      own.api('PUT /matches/{id}', {
        params: { id: own.scheduled },
        body: { ...(await changes.readMatch(own.scheduled)), location: `Predio de ${on}` },
      }),
    );
    await changes.waitForChange(`Predio de ${on}`);
    const page = await app.open(`/partidos/${own.scheduled}`, { as: 'Admin', on });
    await pressButton(page, 'Más acciones');
    await pressButton(page, 'Cambios');
    await waitForText(dialog(page), 'Cambios del partido');
    const moved = `cambió el lugar: Complejo Sur → Predio de ${on}.`;
    await waitForText(dialog(page), moved);
    expect(await findAccessibilityFlaws(page)).toEqual([]);
    await undoChange(page, moved);
    await waitForText(dialog(page), `cambió el lugar: Predio de ${on} → Complejo Sur.`);
    expect((await changes.readMatch(own.scheduled)).location).toBe('Complejo Sur');
    expect(pageErrorsOf(page)).toEqual([]);
  },
);
